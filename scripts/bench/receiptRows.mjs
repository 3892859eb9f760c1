// Fee structures and receipts of many schools, inserted by a few large SQL statements.
import { onServer } from './studentRows.mjs';

/** Fee structures of every class, and `each` receipts in each school, `large` in the first one, over the days of the session. */
const rows = (each, large) => `
  INSERT INTO fee_structures (school_id, session_id, class_id, total_fee, admission_fee, tuition_fee, exam_fee, computer_fee,
                              development_fee, other_fee, created_at, modified_at)
    SELECT c.school_id, s.id, c.id, 40000, 2000, 33000, 1500, 1500, 1500, 500, now(), now()
    FROM classes c JOIN sessions s ON s.school_id = c.school_id
    WHERE c.school_id IN (SELECT id FROM bench_schools);
  INSERT INTO fee_terms SELECT f.school_id, f.id, d::date, 10000 FROM fee_structures f, unnest(ARRAY['2026-04-10', '2026-07-10', '2026-10-10', '2027-01-10']) d
    WHERE f.school_id IN (SELECT id FROM bench_schools);
  CREATE TEMP TABLE bench_enrolled AS
    SELECT school_id, student_id, session_id, class_id, section_id,
           row_number() OVER (PARTITION BY school_id ORDER BY student_id) - 1 AS place, count(*) OVER (PARTITION BY school_id) AS students,
           st.name, st.father_name, st.sr_no
    FROM enrolments e JOIN (SELECT school_id, id AS student_id, name, father_name, sr_no FROM students) st USING (school_id, student_id)
    WHERE school_id IN (SELECT id FROM bench_schools);
  CREATE TEMP TABLE bench_payments AS
    SELECT b.id AS school_id, last, n, n % students AS place
    FROM (SELECT id, CASE WHEN place = 1 THEN ${large} ELSE ${each} END AS last FROM bench_schools) b
    JOIN (SELECT school_id, max(students) AS students FROM bench_enrolled GROUP BY 1) s ON s.school_id = b.id
    CROSS JOIN LATERAL generate_series(1, last) n;
  ANALYZE bench_enrolled, bench_payments;
  INSERT INTO receipts (school_id, receipt_no, session_id, student_id, class_id, section_id, type, mode, amount, payment_date, status,
                        created_by, created_at, modified_at, stated_at, session_name, student_name, father_name, sr_no)
    SELECT school_id, 999 + n, p.session_id, p.student_id, p.class_id, p.section_id, 'FEE', 'CASH', 500 + n % 700,
           '2026-04-01'::date + (n * 230 / last)::integer, CASE WHEN n % 9 = 0 THEN 'PENDING' ELSE 'CONFIRMED' END, 1, now(), now(),
           now(), '2026 - 2027', p.name, p.father_name, p.sr_no
    FROM bench_payments JOIN bench_enrolled p USING (school_id, place);
  INSERT INTO receipt_counts SELECT school_id, session_id, class_id, type, status, count(*) FROM receipts
    WHERE school_id IN (SELECT id FROM bench_schools) GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO receipt_day_counts SELECT school_id, payment_date, session_id, type, status, count(*), min(receipt_no), max(receipt_no) FROM receipts
    WHERE school_id IN (SELECT id FROM bench_schools) GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO counters SELECT id, 'FEE_RECEIPT', 1000 + CASE WHEN place = 1 THEN ${large} ELSE ${each} END FROM bench_schools
    ON CONFLICT (school_id, kind) DO UPDATE SET next_number = excluded.next_number;
  UPDATE schools SET fee_receipt_start_from = 1000 WHERE id IN (SELECT id FROM bench_schools);`;

/**
 * Call it after the rows of the students, whose schools are named 'Bench School'.
 * @param client as the owner of the database
 * @returns {Promise<number>} number of receipts
 */
export async function fillReceipts(client, { each, large, statistics = true }) {
  await client.query(`CREATE TEMP TABLE IF NOT EXISTS bench_schools AS
    SELECT id, row_number() OVER (ORDER BY id) AS place FROM schools WHERE name LIKE 'Bench School %'`);
  await client.query(`ALTER TABLE receipts SET (autovacuum_enabled = ${statistics})`);
  await client.query('ALTER TABLE receipts DISABLE TRIGGER ALL');
  await client.query(rows(each, large));
  await client.query('ALTER TABLE receipts ENABLE TRIGGER ALL');
  for (const table of ['receipts', 'receipt_counts', 'receipt_day_counts', 'fee_structures', 'fee_terms', 'counters'])
    if (statistics) await client.query(`VACUUM ANALYZE ${table}`);
  await client.query('CHECKPOINT');
  const counted = await client.query('SELECT count(*)::integer AS receipts FROM receipts');
  return counted.rows[0].receipts;
}

/** The same on a PostgreSQL server. */
export const addReceiptRows = (url, options) => onServer(url, (client) => fillReceipts(client, options));

/** The students of a school, in the order of their ids. */
export const studentsOf = (url, schoolId) =>
  onServer(url, async (client) => {
    const found = await client.query(
      'SELECT student_id AS id FROM enrolments WHERE school_id = $1 ORDER BY student_id',
      [schoolId],
    );
    return found.rows.map(({ id }) => id);
  });
