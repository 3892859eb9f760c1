// Generated fees, decisions and payments of some students of a class in the running session.
import fc from 'fast-check';
import { sql } from '../../support/provider';
import { RUNNING } from './reports';
import { pay } from './studentFees';

/** Students of class 5, which has no streams. */
export async function someStudents(): Promise<{ classId: number; ids: number[] }> {
  const members = await sql<{ id: number; class_id: number }>(
    `SELECT student_id AS id, class_id FROM enrolments WHERE session_id = $1 AND life = 'ACTIVE'
        AND class_id = (SELECT id FROM classes WHERE school_id = 1 AND name = '5') ORDER BY student_id LIMIT 5`,
    [RUNNING],
  );
  return { classId: members[0]?.class_id ?? 0, ids: members.map(({ id }) => id) };
}

export const rupees = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((paise) => paise / 100);

const student = fc.record({
  rte: fc.boolean(),
  newAdmission: fc.boolean(),
  opening: fc.option(fc.record({ paid: rupees(10_000), earlier: rupees(4_000) })),
  decided: fc.option(fc.record({ discount: rupees(30_000), onEarlier: rupees(6_000), applies: fc.boolean() })),
  payments: fc.array(
    fc.record({
      amount: rupees(15_000),
      status: fc.constantFrom('PENDING' as const, 'CONFIRMED' as const, 'CANCELLED' as const),
      type: fc.constantFrom('FEE' as const, 'OTHER' as const),
      paymentDate: fc.constantFrom('2026-04-20', '2026-07-01', '2026-09-15'),
    }),
    { maxLength: 4 },
  ),
});

export const generatedFees = fc.record({
  total: rupees(30_000),
  admission: rupees(5_000),
  students: fc.array(student, { minLength: 5, maxLength: 5 }),
});
type GeneratedFees = typeof generatedFees extends fc.Arbitrary<infer Fees> ? Fees : never;

/** Replaces what the class costs and what its students paid. */
export async function storeFees(
  { classId, ids }: { classId: number; ids: readonly number[] },
  { total, admission, students }: GeneratedFees,
): Promise<void> {
  await sql('UPDATE fee_structures SET total_fee = $2, admission_fee = $3 WHERE session_id = $1 AND class_id = $4', [
    ...[RUNNING, total + 0.01, admission, classId],
  ]);
  await sql('DELETE FROM receipts WHERE session_id = $1 AND student_id = ANY($2)', [RUNNING, ids]);
  await sql('DELETE FROM student_fees WHERE session_id = $1 AND student_id = ANY($2)', [RUNNING, ids]);
  await sql('DELETE FROM opening_balances');
  await sql('DELETE FROM opening_imports');
  const [workbook] = await sql<{ id: number }>(
    `INSERT INTO opening_imports (school_id, session_id, file_name, students, paid, discount, brought_forward, created_by, created_at)
     VALUES (1, $1, 'generated.xlsx', 5, 0, 0, 0, 1, now()) RETURNING id`,
    [RUNNING],
  );
  for (const [at, one] of students.entries()) {
    const of = { studentId: ids[at] ?? 0, sessionId: RUNNING };
    await sql('UPDATE enrolments SET rte = $3, new_admission = $4 WHERE session_id = $1 AND student_id = $2', [
      ...[RUNNING, of.studentId, one.rte, one.newAdmission],
    ]);
    if (one.decided)
      await sql(
        `INSERT INTO student_fees (school_id, session_id, student_id, discount, discount_on_earlier, admission_fee_applicable,
           created_at, modified_at) VALUES (1, $1, $2, $3, least($4::numeric, $3::numeric), $5, now(), now())`,
        [RUNNING, of.studentId, one.decided.discount, one.decided.onEarlier, one.decided.applies],
      );
    if (one.opening)
      await sql(
        `INSERT INTO opening_balances (school_id, session_id, student_id, import_id, file_row, paid, brought_forward, discount,
           created_by, created_at) VALUES (1, $1, $2, $3, 2, $4, $5, 0, 1, now())`,
        [RUNNING, of.studentId, workbook?.id, one.opening.paid + 0.01, one.opening.earlier],
      );
    for (const payment of one.payments) await pay(of, payment);
  }
}

/** The scheduled payments of the fee structure of a class without streams in a session. */
export async function scheduleOf(sessionId: number, classId: number): Promise<{ date: string; amount: number }[]> {
  return sql(
    `SELECT t.due_date::text AS date, (t.amount * 100)::integer AS amount
       FROM fee_terms t JOIN fee_structures f ON f.school_id = t.school_id AND f.id = t.structure_id
      WHERE f.session_id = $1 AND f.class_id = $2 AND f.stream IS NULL`,
    [sessionId, classId],
  );
}
