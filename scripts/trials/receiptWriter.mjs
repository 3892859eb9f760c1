// A writer of receipts, which are identified by their reference numbers.
import { ask } from './ask.mjs';
import { query } from './ownDatabase.mjs';
import { creating } from './writers.mjs';

const STUDENTS = `
  SELECT e.student_id AS "studentId", e.session_id AS "sessionId"
    FROM enrolments e JOIN classes c ON c.id = e.class_id JOIN sections s ON s.id = e.section_id
         JOIN sessions a ON a.id = e.session_id JOIN students t ON t.id = e.student_id
   WHERE e.school_id = 1 AND c.name IN ('5', 'Class 5') AND s.name = 'A' AND a.status = 'ACTIVE' AND NOT t.rte`;
const REFERENCES = 'SELECT reference_no AS name FROM receipts WHERE reference_no IS NOT NULL';
/** Receipts of a school without a number before the next one. */
const GAPS = `
  SELECT count(*)::integer AS gaps
    FROM (SELECT receipt_no - lag(receipt_no) OVER (PARTITION BY school_id ORDER BY receipt_no) AS step FROM receipts) AS r
   WHERE step <> 1`;

/** Receipts with a number other than the next one of their school, in the database `url`. */
export const gapsOfReceipts = async (url) => (await query(url, GAPS))[0].gaps;

/**
 * Payments of the demo's students of 5 A, who have not paid this year.
 * @param {string} url the database, in which the receipts are counted, as a superuser: row-level security hides them from its owner
 */
export function receiptWriter(url) {
  let students;
  let count = 0;
  return creating({
    name: 'Trial',
    list: async () => (await query(url, REFERENCES)).map(({ name }) => name),
    async write(address, token, one) {
      students ??= await query(url, STUDENTS);
      if (one.json === undefined) {
        count += 1;
        const payment = { paymentMode: 'ONLINE', receiptType: 'FEE', referenceNo: one.name };
        const amountPaid = (1 + (count % 997)) / 100;
        one.json = { ...students[count % students.length], ...payment, amountPaid };
      }
      return ask(address, '/receipt/receipt', { method: 'POST', token, key: one.key, json: one.json });
    },
  });
}
