// Fees of students, opening balances, receipts, certificates and the day close.
import { workbookOf } from '../workbooks.mjs';

const keepAs = (key) => (w, data) => (w[key] = data);
const schoolId = (w) => w.school.schoolId;
const sessionId = (w) => w.session.sessionId;
const feesOf = (key) => (w) => ({ studentId: w[key].studentId, sessionId: sessionId(w) });

const openingFile = async (w) => ({
  body: { sessionId: sessionId(w) },
  files: {
    file: await workbookOf([
      {
        ...{ 'Student Code': w.newcomer.studentCode, 'Student Name': w.newcomer.studentName },
        ...{ 'Paid in Total': 100.5, 'Earlier Dues': 50 },
      },
    ]),
  },
});
const opening = [
  {
    id: 'downloadOpeningTemplate',
    request: (w) => ({ path: { sessionId: sessionId(w) }, query: { classId: w.first.classId } }),
  },
  { id: 'checkOpeningBalances', request: openingFile },
  { id: 'annotateOpeningBalances', request: openingFile },
  {
    id: 'importOpeningBalances',
    request: async (w) => {
      const { body, files } = await openingFile(w);
      return { body: { ...body, students: 1, paid: 100.5, discount: 0, earlierDues: 50 }, files };
    },
    keep: keepAs('opening'),
  },
  {
    id: 'listOpeningBalances',
    request: (w) => ({ path: { sessionId: sessionId(w) }, query: { classId: w.first.classId } }),
  },
  {
    id: 'reverseOpeningBalances',
    request: (w) => ({ body: { sessionId: sessionId(w), importId: w.opening.importId } }),
  },
];

const studentFees = [
  { id: 'getStudentFees', request: (w) => ({ body: feesOf('student')(w) }), keep: keepAs('fees') },
  {
    id: 'saveStudentDiscount',
    request: (w) => ({
      body: {
        ...feesOf('student')(w),
        ...{ discount: 250.5, admissionFeeApplicable: false, reason: 'Sisters', version: w.fees.version },
      },
    }),
  },
  { id: 'listDiscountChanges', request: (w) => ({ query: feesOf('student')(w) }) },
  { id: 'listFamilyFees', request: (w) => ({ query: feesOf('student')(w) }) },
  {
    id: 'listPendingFees',
    request: (w) => ({
      query: { schoolId: schoolId(w), studentId: w.student.studentId, excludeSessionId: sessionId(w) },
    }),
  },
];

const receiptForm = (w, key, changes = {}) => ({
  ...feesOf(key)(w),
  ...{ paymentMode: 'CASH', amountPaid: 1500.5, receiptType: 'FEE', paymentDate: w.today, comments: 'First term' },
  ...changes,
});
const prepares = (changes, key, of = 'student') => ({
  ...{ id: 'createReceipt', prepares: true },
  request: (w) => ({ body: receiptForm(w, of, changes) }),
  keep: keepAs(key),
});
const ofReceipt = (key) => (w) => ({ path: { id: w[key].receiptId } });

const creation = [
  prepares({ amountPaid: 100 }, 'cancelledReceipt'),
  prepares({ amountPaid: 200 }, 'filedReceipt'),
  {
    id: 'createReceipt',
    request: (w) => ({
      body: receiptForm(w, 'student', {
        ...{ paymentMode: 'CHEQUE', referenceNo: '004512', referenceNoDate: w.today },
        bankName: 'State Bank of India',
      }),
    }),
    keep: keepAs('receipt'),
  },
  {
    id: 'createReceipts',
    request: (w) => ({
      body: {
        ...{ schoolId: schoolId(w), paymentMode: 'CASH', paymentDate: w.today },
        items: [w.student, w.sister].map(({ studentId }) => ({
          studentId,
          sessionId: sessionId(w),
          amountPaid: 700.5,
        })),
      },
    }),
  },
  { id: 'getReceipt', request: ofReceipt('receipt') },
  { id: 'getReceiptHistory', request: ofReceipt('receipt') },
  { id: 'downloadReceipt', request: (w) => ({ path: { receiptId: w.receipt.receiptId } }) },
  { id: 'markReceiptPrinted', request: ofReceipt('receipt') },
  {
    id: 'cancelReceipt',
    request: (w) => ({ ...ofReceipt('cancelledReceipt')(w), body: { comments: 'Wrong student' } }),
  },
  { id: 'listBankNames', request: (w) => ({ query: { schoolId: schoolId(w) } }) },
  { id: 'listReceiptCashiers', request: (w) => ({ query: { schoolId: schoolId(w) } }) },
];

const filter = (w) => ({ schoolId: schoolId(w), sessionId: sessionId(w), startDate: w.today, endDate: w.today });
const lists = [
  { id: 'listReceipts', request: (w) => ({ body: filter(w) }) },
  { id: 'exportReceipts', request: (w) => ({ body: { ...filter(w), fileFormat: 'EXCEL' } }) },
  { id: 'printReceipts', request: (w) => ({ body: filter(w) }) },
];

const confirmedFile = async (w) => ({
  body: { sessionId: sessionId(w) },
  files: { receiptsFile: await workbookOf([{ 'Receipt No.': w.filedReceipt.receiptNo, Amount: 200 }]) },
});
const confirmation = [
  {
    id: 'confirmReceipts',
    request: (w) => ({
      body: { sessionId: sessionId(w), receipts: [{ receiptId: w.receipt.receiptId, status: 'CONFIRMED' }] },
    }),
    keep: (w) => (w.confirmedReceipt = w.receipt),
  },
  {
    id: 'reopenReceipt',
    request: (w) => ({ ...ofReceipt('confirmedReceipt')(w), body: { reason: 'Not credited yet' } }),
  },
  { id: 'checkReceiptsFile', request: confirmedFile },
  { id: 'annotateReceiptsFile', request: confirmedFile },
  { id: 'confirmReceiptsByFile', request: confirmedFile },
  { id: 'generateFeeCertificate', request: (w) => ({ body: { ...feesOf('student')(w), html: false } }) },
];

const dayOf = (w) => ({ query: { schoolId: schoolId(w), date: w.today } });
const dayClose = [
  { id: 'getDayClose', request: dayOf, keep: (w, data) => (w.cashierId = data.cashiers[0].cashierId) },
  { id: 'listDayCloses', request: (w) => ({ query: { schoolId: schoolId(w), from: w.today, to: w.today } }) },
  { id: 'downloadDayClose', request: dayOf },
  { id: 'downloadCashHandover', request: (w) => ({ query: { ...dayOf(w).query, cashierId: w.cashierId } }) },
  {
    id: 'saveCashCount',
    request: (w) => ({
      body: { schoolId: schoolId(w), date: w.today, cashierId: w.cashierId, count500: 2, otherCoins: 0.5, version: 0 },
    }),
  },
];

const certificate = (w) => ({
  body: { type: 'CHARACTER', ...feesOf('student')(w), conduct: 'Good' },
});
const ofCertificate = (w) => ({ path: { id: w.certificate.certificateId } });
const certificates = [
  { id: 'getCertificateDraft', request: (w) => ({ path: { type: 'CHARACTER', ...feesOf('student')(w) } }) },
  { id: 'previewCertificate', request: certificate },
  { id: 'issueCertificate', request: certificate, keep: keepAs('certificate') },
  { id: 'listCertificates', request: (w) => ({ body: { schoolId: schoolId(w), type: 'CHARACTER' } }) },
  { id: 'downloadCertificate', request: ofCertificate },
  { id: 'markCertificatePrinted', request: ofCertificate },
  { id: 'cancelCertificate', request: (w) => ({ ...ofCertificate(w), body: { reason: 'Wrong name' } }) },
];

export const receiptSteps = [
  ...[...opening, ...studentFees, ...creation, ...lists],
  ...[...confirmation, ...dayClose, ...certificates],
];
