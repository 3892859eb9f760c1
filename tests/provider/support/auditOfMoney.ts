// What the operations on fees and receipts write to the audit trail; see auditDetails.test.ts.
import { piecesOf } from '../../../common/cash.ts';
import { body, changed, idIn, pick, type Case, type Expectation, type Row } from './auditCase';
import { aBoolean, aNumber } from './matching';

/** The amounts of a fee structure, as the database has them. */
const inRupees = (form: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (name.endsWith('Fee') ? [[name, Number(value).toFixed(2)]] : [])),
  );

const confirmed = (one: Case, receiptId: unknown): Expectation => ({
  entity: 'receipts',
  id: body(one)['sessionId'],
  before: { status: 'PENDING' },
  after: { status: 'CONFIRMED', receipts: [receiptId], amount: '100.00' },
});

export const AUDIT_OF_MONEY: Record<string, Row> = {
  saveFeeStructure: {
    says: (one) => ({
      entity: 'fee structure',
      id: aNumber,
      after: { ...inRupees(body(one)), ...pick(body(one), 'sessionId', 'classId', 'stream') },
      changed: { version: 1, fields: Object.keys(inRupees(body(one))) },
    }),
  },
  saveFeeStructures: {
    says: () => ({
      entity: 'fee structure',
      id: aNumber,
      before: { fees: [] },
      after: { fees: [{ dueDate: '2027-05-10', amount: '12000.50' }] },
      changed: changed('fees'),
    }),
  },
  saveFeeTerms: {
    says: () => ({
      entity: 'fee structure',
      id: aNumber,
      before: { fees: [] },
      after: { fees: [{ dueDate: '2027-05-10', amount: '12000.50' }] },
      changed: changed('fees'),
    }),
  },
  importOpeningBalances: {
    says: (one) => ({
      entity: 'opening balances',
      id: one.answer.data['importId'],
      after: {
        ...pick(body(one), 'sessionId', 'students'),
        fileName: expect.any(String) as string,
        ...{ paid: '100.50', discount: '0.00', earlierDues: '50.00' },
      },
    }),
  },
  reverseOpeningBalances: {
    says: (one) => ({
      entity: 'opening balances',
      id: body(one)['importId'],
      before: {
        entries: [
          {
            ...{ studentId: aNumber, importId: body(one)['importId'], fileRow: 2 },
            ...{ paid: '100.50', earlierDues: '50.00', discount: '0.00' },
          },
        ],
      },
      after: { ...pick(body(one), 'sessionId'), reversed: 1, stays: 0 },
    }),
  },
  saveStudentDiscount: {
    says: (one) => ({
      entity: `fees of a student in session ${String(body(one)['sessionId'])}`,
      id: body(one)['studentId'],
      before: { discount: '0.00', admissionFeeApplicable: aBoolean },
      after: { discount: '250.50', admissionFeeApplicable: false, ...pick(body(one), 'reason') },
      changed: { version: 1, fields: expect.arrayContaining(['discount']) as string[] },
    }),
  },
  createReceipt: {
    says: (one) => ({
      entity: 'receipt',
      id: one.answer.data['receiptId'],
      after: {
        ...pick(one.answer.data, 'receiptNo'),
        ...pick(body(one), 'studentId', 'sessionId', 'paymentDate'),
        type: 'FEE',
        mode: 'CHEQUE',
        amount: '1500.50',
      },
    }),
  },
  createReceipts: {
    says: (one) => {
      const items = body(one)['items'] as Record<string, unknown>[];
      const made = one.answer.data as unknown as Record<string, unknown>[];
      return items.map((item, index) => ({
        entity: 'receipt',
        id: made[index]?.['receiptId'],
        after: {
          receiptNo: made[index]?.['receiptNo'],
          ...pick(item, 'studentId', 'sessionId'),
          ...pick(body(one), 'paymentDate'),
          type: 'FEE',
          mode: 'CHEQUE',
          amount: '700.50',
          ...(index > 0 && { sharedReference: true }),
        },
      }));
    },
  },
  cancelReceipt: {
    table: 'receipts',
    says: (one) => ({
      entity: 'receipt',
      id: idIn(one),
      before: { status: 'PENDING', comments: null },
      after: {
        status: 'CANCELLED',
        comments: 'Wrong student',
        ...pick(one.answer.data, 'receiptNo'),
        amount: '100.00',
      },
    }),
  },
  reopenReceipt: {
    table: 'receipts',
    says: (one) => ({
      entity: 'receipt',
      id: idIn(one),
      before: { status: 'CONFIRMED' },
      after: { status: 'PENDING', reason: 'Not credited yet', ...pick(one.answer.data, 'receiptNo'), amount: '100.00' },
    }),
  },
  saveCashCount: {
    says: (one) => ({
      entity: `cash count of ${String(body(one)['date'])}`,
      id: body(one)['cashierId'],
      after: {
        ...piecesOf((field) => (field === 'count500' ? 2 : 0)),
        ...{ otherCoins: '0.50', remarks: 'A torn note', amount: '1000.50' },
      },
      changed: { version: 1, fields: expect.arrayContaining(['count500', 'otherCoins']) as string[] },
    }),
  },
  exportReceipts: {
    says: (one) => ({
      entity: 'receipts',
      id: body(one)['sessionId'],
      after: {
        ...pick(
          body(one),
          'schoolId',
          'sessionId',
          'classId',
          'studentId',
          'cashierId',
          'includeDeleted',
          'fileFormat',
        ),
        searched: true,
        rows: aNumber,
      },
    }),
  },
  downloadPendingFeeReport: {
    says: (one) => {
      const { runKey: _runKey, ...request } = body(one);
      return { entity: 'report', id: 'Pending Fee Report', after: { request, rows: aNumber } };
    },
  },
  downloadStudentFeeReport: {
    says: (one) => ({
      entity: 'report',
      id: 'Student Discount/Admission Fee Report',
      after: { request: body(one), rows: aNumber },
    }),
  },
  downloadReport: {
    says: (one) => ({
      entity: 'report',
      id: 'Class Register',
      after: { request: body(one), rows: aNumber },
    }),
  },
  printReceipts: {
    says: (one) => ({
      entity: 'receipts',
      id: body(one)['sessionId'],
      after: {
        ...pick(
          body(one),
          'schoolId',
          'sessionId',
          'classId',
          'studentId',
          'cashierId',
          'includeDeleted',
          'startDate',
          'endDate',
          'receiptIds',
        ),
        searched: true,
        receipts: aNumber,
        first: aNumber,
      },
    }),
  },
  generateFeeCertificate: {
    says: (one) => ({
      entity: 'fee certificate',
      id: aNumber,
      after: {
        ...pick(body(one), 'studentId', 'sessionId'),
        receipts: [99999990],
        amount: '100.00',
        copy: 'first',
      },
    }),
  },
  confirmReceipts: {
    says: (one) => {
      const [chosen] = body(one)['receipts'] as { receiptId: number }[];
      return confirmed(one, chosen?.receiptId);
    },
  },
  confirmReceiptsByFile: { says: (one) => confirmed(one, aNumber) },
  markReceiptPrinted: {
    says: (one) => ({
      entity: 'receipt',
      id: idIn(one),
      after: { ...pick(one.answer.data, 'receiptNo'), printed: 'first' },
    }),
  },
};
