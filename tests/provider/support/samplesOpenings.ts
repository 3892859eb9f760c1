// Samples of the operations on opening balances; see samples.ts.
import { sql } from '../../support/provider';
import { workbookOf } from './imports';
import { openingRow } from './openings';
import type { Sample } from './sample';
import { payerOf, type Payer } from './samplesReceipts';

type Maker = (schoolId: number) => Promise<Sample>;

/** The same student without receipts and without an opening balance. */
async function unpaidOf(schoolId: number): Promise<Payer> {
  const payer = await payerOf(schoolId);
  await sql('DELETE FROM opening_balances WHERE school_id = $1', [schoolId]);
  await sql('DELETE FROM opening_imports WHERE school_id = $1', [schoolId]);
  await sql("DELETE FROM receipts WHERE student_id = $1 AND session_id = $2 AND type = 'FEE'", [
    payer.studentId,
    payer.sessionId,
  ]);
  return payer;
}

/** A workbook with the opening balance of this student. */
async function openingOf(schoolId: number): Promise<Sample> {
  const { studentId, sessionId } = await unpaidOf(schoolId);
  const file = await workbookOf(await openingRow(studentId, { 'Paid in Total': 100.5, 'Earlier Dues': 50 }));
  return { body: { sessionId }, files: { file } };
}

/** The stored opening balance of this student. */
async function storedOpening(schoolId: number): Promise<{ sessionId: number; importId: number }> {
  const { studentId, sessionId } = await unpaidOf(schoolId);
  const [row] = await sql<{ id: number }>(
    `WITH stored AS (
       INSERT INTO opening_imports (school_id, session_id, file_name, students, paid, discount, brought_forward, created_by, created_at)
       VALUES ($1, $2, 'opening.xlsx', 1, 100.5, 0, 50, 1, now()) RETURNING id)
     INSERT INTO opening_balances (school_id, session_id, student_id, import_id, file_row, paid, brought_forward, discount, created_by,
       created_at) SELECT $1, $2, $3, id, 2, 100.5, 50, 0, 1, now() FROM stored RETURNING import_id AS id`,
    [schoolId, sessionId, studentId],
  );
  return { sessionId, importId: row?.id ?? 0 };
}

export const openingMakers: Record<string, Maker> = {
  listOpeningBalances: async (schoolId) => {
    const { classId } = await payerOf(schoolId);
    return { path: { sessionId: (await storedOpening(schoolId)).sessionId }, query: { classId } };
  },
  downloadOpeningTemplate: async (schoolId) => {
    const { sessionId, classId } = await payerOf(schoolId);
    return { path: { sessionId }, query: { classId } };
  },
  checkOpeningBalances: openingOf,
  annotateOpeningBalances: openingOf,
  importOpeningBalances: async (schoolId) => {
    const { body, ...sample } = await openingOf(schoolId);
    return { ...sample, body: { ...body, students: 1, paid: 100.5, discount: 0, earlierDues: 50 } };
  },
  reverseOpeningBalances: async (schoolId) => ({ body: await storedOpening(schoolId) }),
};
