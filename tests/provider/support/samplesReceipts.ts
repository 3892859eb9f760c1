// Samples of the receipts' operations and of the students' fees; see samples.ts.
import { sql } from '../../support/provider';
import { workbookOf } from './imports';
import type { Sample } from './sample';

type Maker = (schoolId: number) => Promise<Sample>;

export interface Payer {
  schoolId: number;
  studentId: number;
  sessionId: number;
  classId: number;
}

/** A student of class 5 who pays, in the session that runs. */
export async function payerOf(schoolId: number): Promise<Payer> {
  const [row] = await sql<Payer>(
    `SELECT e.school_id AS "schoolId", e.student_id AS "studentId", e.session_id AS "sessionId", e.class_id AS "classId"
       FROM enrolments e JOIN students st ON st.id = e.student_id JOIN sessions se ON se.id = e.session_id
       JOIN classes c ON c.id = e.class_id
      WHERE e.school_id = $1 AND se.status = 'ACTIVE' AND c.name = '5' AND e.life = 'ACTIVE' AND NOT st.rte
      ORDER BY e.student_id LIMIT 1`,
    [schoolId],
  );
  if (!row) throw new Error(`School ${schoolId} of the demo has no pupil who pays.`);
  return row;
}

/** A receipt of this student, the same one each time. */
async function receiptOf(schoolId: number): Promise<number> {
  const { studentId, sessionId, classId } = await payerOf(schoolId);
  const [row] = await sql<{ id: number }>(
    `INSERT INTO receipts (school_id, receipt_no, session_id, student_id, class_id, type, mode, amount, payment_date, status, created_by,
       created_at, modified_at, stated_at, session_name, student_name, father_name, sr_no, class_name)
     SELECT $1, 99999990, $2, id, $4, 'FEE', 'CASH', 100, '2026-07-10', 'PENDING', 1, now(), now(), now(),
         (SELECT name FROM sessions WHERE id = $2), name, father_name, sr_no, '5'
       FROM students WHERE id = $3
     ON CONFLICT (school_id, receipt_no) DO UPDATE SET mode = 'CASH' RETURNING id`,
    [schoolId, sessionId, studentId, classId],
  );
  if (!row) throw new Error('No receipt was made.');
  return row.id;
}

const ofReceipt: Maker = async (schoolId) => ({ path: { id: await receiptOf(schoolId) } });

/** Makes the administrator of the school the cashier of this receipt. Returns cashier and day in India. */
async function madeBy(schoolId: number): Promise<{ cashierId: number; day: string }> {
  const [row] = await sql<{ cashierId: number; day: string }>(
    `UPDATE receipts SET created_by = (SELECT id FROM users WHERE school_id = $2 AND user_name LIKE 'admin%') WHERE id = $1
     RETURNING created_by AS "cashierId", (created_at AT TIME ZONE 'Asia/Kolkata')::date::text AS day`,
    [await receiptOf(schoolId), schoolId],
  );
  if (!row) throw new Error('No receipt was made.');
  return row;
}

const feesOf = async (schoolId: number) => {
  const { studentId, sessionId } = await payerOf(schoolId);
  return { studentId, sessionId };
};

async function filterOf(schoolId: number) {
  const { cashierId } = await madeBy(schoolId);
  const { studentId, sessionId } = await payerOf(schoolId);
  const [row] = await sql<{ id: number }>(`SELECT id FROM classes WHERE school_id = $1 AND name = '5'`, [schoolId]);
  const ids = { schoolId, sessionId, classId: row?.id ?? null, studentId, cashierId };
  return { ...ids, studentSearchText: 'a', includeDeleted: true };
}

/** The same receipt, not confirmed yet, as a user chooses it or names it in a spreadsheet. */
async function toConfirm(schoolId: number): Promise<Sample> {
  const { sessionId } = await payerOf(schoolId);
  const receiptId = await receiptOf(schoolId);
  await sql("UPDATE receipts SET status = 'PENDING' WHERE id = $1", [receiptId]);
  return { body: { sessionId, receipts: [{ receiptId, status: 'CONFIRMED' }] } };
}

const toConfirmByFile: Maker = async (schoolId) => {
  const { body } = await toConfirm(schoolId);
  const file = await workbookOf({ 'Receipt No.': 99999990, Amount: 100 });
  return { body: { sessionId: body?.['sessionId'] }, files: { receiptsFile: file } };
};

/** A day on which nothing was made is closed too. */
const dayOf: Maker = async (schoolId) => {
  await receiptOf(schoolId);
  return { query: { schoolId, date: '2026-07-10' } };
};

export const receiptMakers: Record<string, Maker> = {
  getStudentFees: async (schoolId) => ({ body: await feesOf(schoolId) }),
  saveStudentDiscount: async (schoolId) => ({
    body: {
      ...(await feesOf(schoolId)),
      discount: 250.5,
      admissionFeeApplicable: false,
      reason: 'Sisters',
      version: 0,
    },
  }),
  listDiscountChanges: async (schoolId) => ({ query: await feesOf(schoolId) }),
  createReceipt: async (schoolId) => ({
    body: {
      ...(await feesOf(schoolId)),
      paymentMode: 'CHEQUE',
      amountPaid: 1500.5,
      receiptType: 'FEE',
      paymentDate: '2026-07-10',
      referenceNo: '004512',
      referenceNoDate: '2026-07-09',
      bankName: 'State Bank of India',
      comments: 'First term',
    },
  }),
  createReceipts: async (schoolId) => {
    const { sessionId, classId } = await payerOf(schoolId);
    const items = await sql<{ studentId: number }>(
      `SELECT e.student_id AS "studentId" FROM enrolments e JOIN students st ON st.id = e.student_id
        WHERE e.session_id = $1 AND e.class_id = $2 AND e.life = 'ACTIVE' AND NOT st.rte ORDER BY e.student_id LIMIT 2`,
      [sessionId, classId],
    );
    return {
      body: {
        schoolId,
        paymentMode: 'CHEQUE',
        paymentDate: '2026-07-10',
        referenceNo: '004513',
        referenceNoDate: '2026-07-09',
        bankName: 'State Bank of India',
        comments: 'First term',
        items: items.map(({ studentId }) => ({ studentId, sessionId, amountPaid: 700.5 })),
      },
    };
  },
  listFamilyFees: async (schoolId) => ({ query: await feesOf(schoolId) }),
  listBankNames: (schoolId) => Promise.resolve({ query: { schoolId } }),
  getReceipt: ofReceipt,
  getReceiptHistory: ofReceipt,
  reopenReceipt: async (schoolId) => {
    const { path } = await ofReceipt(schoolId);
    await sql("UPDATE receipts SET status = 'CONFIRMED' WHERE school_id = $1 AND receipt_no = 99999990", [schoolId]);
    return { path, body: { reason: 'Not credited yet' } };
  },
  markReceiptPrinted: ofReceipt,
  downloadReceipt: async (schoolId) => ({ path: { receiptId: await receiptOf(schoolId) } }),
  cancelReceipt: async (schoolId) => ({ ...(await ofReceipt(schoolId)), body: { comments: 'Wrong student' } }),
  listReceipts: async (schoolId) => ({ body: await filterOf(schoolId) }),
  exportReceipts: async (schoolId) => ({ body: { ...(await filterOf(schoolId)), fileFormat: 'EXCEL' } }),
  printReceipts: async (schoolId) => ({
    body: {
      ...(await filterOf(schoolId)),
      startDate: '2026-07-01',
      endDate: '2026-07-31',
      receiptIds: [await receiptOf(schoolId)],
    },
  }),
  generateFeeCertificate: async (schoolId) => {
    const receiptId = await receiptOf(schoolId);
    await sql("UPDATE receipts SET status = 'CONFIRMED' WHERE id = $1", [receiptId]);
    return { body: { ...(await feesOf(schoolId)), html: true } };
  },
  confirmReceipts: toConfirm,
  confirmReceiptsByFile: toConfirmByFile,
  checkReceiptsFile: toConfirmByFile,
  annotateReceiptsFile: toConfirmByFile,
  listReceiptCashiers: async (schoolId) => ({ query: { schoolId } }),
  getDayClose: dayOf,
  downloadDayClose: dayOf,
  downloadCashHandover: async (schoolId) => {
    const { cashierId, day } = await madeBy(schoolId);
    return { query: { schoolId, date: day, cashierId } };
  },
  listDayCloses: (schoolId) => Promise.resolve({ query: { schoolId, from: '2026-07-01', to: '2026-07-15' } }),
  saveCashCount: async (schoolId) => {
    const { cashierId, day } = await madeBy(schoolId);
    const count = { count500: 2, otherCoins: 0.5, remarks: 'A torn note', version: 0 };
    return { body: { schoolId, date: day, cashierId, ...count } };
  },
  listPendingFees: async (schoolId) => {
    const { studentId, sessionId } = await payerOf(schoolId);
    return { query: { schoolId, studentId, excludeSessionId: sessionId } };
  },
};
