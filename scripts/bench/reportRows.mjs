// Two schools with the payments of a year: fee structures, receipts, and discounts of every third student. Inserted by SQL.
import { fillReceipts } from './receiptRows.mjs';
import { fillStudents } from './studentRows.mjs';

/** Every student pays four times, and most of the fee remains due. */
const RECEIPTS_EACH = 4;

const DISCOUNTS = `
  INSERT INTO student_fees (school_id, session_id, student_id, discount, admission_fee_applicable, created_at, modified_at)
    SELECT school_id, session_id, student_id, 500.25 + student_id % 900, student_id % 2 = 0, now(), now()
      FROM enrolments JOIN bench_schools b ON b.id = school_id
     WHERE student_id % 3 = 0;`;

/**
 * Creates a school for each of the two numbers of students.
 * @param client as the owner of the database
 * @returns {Promise<{ schoolId: number, sessionId: number }[]>}
 */
export async function fillReports(client, [students, more]) {
  const schools = await fillStudents(client, { schools: 2, each: more, large: [students] });
  await fillReceipts(client, { each: RECEIPTS_EACH * more, large: RECEIPTS_EACH * students });
  await client.query('ALTER TABLE student_fees DISABLE TRIGGER ALL');
  await client.query(DISCOUNTS);
  await client.query('ALTER TABLE student_fees ENABLE TRIGGER ALL');
  await client.query('VACUUM ANALYZE student_fees');
  return schools;
}
