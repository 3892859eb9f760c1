// The migration that stores the statements of existing receipts gives the figures that a print computed until then.
import fs from 'node:fs';
import path from 'node:path';
import { duesOf } from '../../../common/dues.ts';
import { FEE_HEADS, type FeeHead } from '../../../common/feeHeads.ts';
import { toPaise } from '../../../common/money.ts';
import { shareProRata } from '../../../common/prorata.ts';
import { resetProvider, sql } from '../../support/provider';

const COLUMNS: Readonly<Record<FeeHead, string>> = {
  admissionFee: 'admission_fee',
  tuitionFee: 'tuition_fee',
  examFee: 'exam_fee',
  computerFee: 'computer_fee',
  developmentFee: 'development_fee',
  otherFee: 'other_fee',
};
const HEAD_COLUMNS = Object.values(COLUMNS);
const paise = (rupees: unknown): number => toPaise(Number(rupees));

/** The one statement of the migration that writes rows. */
function backfill(): string {
  const file = path.join(__dirname, '../../../provider/database/migrations/0016_receipt_documents.sql');
  const text = fs.readFileSync(file, 'utf8');
  const from = text.indexOf('WITH paid AS');
  return text.slice(from, text.indexOf(';', from));
}

/** Runs it over receipts whose statements are wiped. */
async function stateAgain(): Promise<void> {
  const wiped = [
    ...HEAD_COLUMNS,
    'payable',
    'discount',
    'paid_so_far',
    'balance',
    'class_name',
    'section_name',
    'cashier',
  ];
  await sql(`UPDATE receipts SET ${wiped.map((column) => `${column} = NULL`).join(', ')}, stated_at = 'epoch',
    session_name = '', student_name = '', father_name = '-', sr_no = ''`);
  await sql(backfill());
}

interface Stated {
  [column: string]: unknown;
  type: string;
  amount: string;
}

/** Receipts with their statement, and the facts of the student and session; without a fee structure total is null. */
const statedRows = () =>
  sql<Stated>(`
    SELECT r.*, ${[...HEAD_COLUMNS, 'payable', 'discount', 'paid_so_far', 'balance'].map((column) => `r.${column}::text`).join(', ')},
      r.amount::text, ${HEAD_COLUMNS.map((column) => `f.${column} AS of_${column}`).join(', ')}, f.total_fee AS total, st.rte,
      d.discount AS given, d.admission_fee_applicable AS applicable,
      (SELECT coalesce(sum(p.amount), 0) FROM receipts p WHERE p.student_id = r.student_id AND p.session_id = r.session_id
         AND p.type = 'FEE' AND p.status <> 'CANCELLED') AS paid
    FROM receipts r
    JOIN students st ON st.id = r.student_id
    LEFT JOIN enrolments e ON e.student_id = r.student_id AND e.session_id = r.session_id
    LEFT JOIN sections sn ON sn.id = e.section_id
    LEFT JOIN fee_structures f ON f.session_id = r.session_id AND f.class_id = e.class_id
      AND coalesce(f.stream, '') = coalesce(sn.stream, '')
    LEFT JOIN student_fees d ON d.student_id = r.student_id AND d.session_id = r.session_id
    ORDER BY r.id`);

/** The figures in paise, as common/ computes them. */
function expectedOf(row: Stated) {
  if (row.type !== 'FEE' || row['total'] === null) return { heads: [], account: [null, null, null, null] };
  const weights = FEE_HEADS.map((head) => ({ head, weight: paise(row[`of_${COLUMNS[head]}`]) })).filter(
    ({ head, weight }) => weight > 0 && (head !== 'admissionFee' || row['applicable'] === true),
  );
  const amount = paise(row.amount);
  const shares = shareProRata(
    amount,
    weights.map(({ weight }) => weight),
  );
  const { payable, paid, remaining } = duesOf({
    totalFee: paise(row['total']),
    admissionFee: paise(row['of_admission_fee']),
    admissionFeeApplicable: row['applicable'] === true,
    rte: row['rte'] === true,
    openingPaid: 0,
    broughtForward: 0,
    discount: paise(row['given']),
    discountOnEarlier: 0,
    confirmed: paise(row['paid']),
    awaiting: 0,
  });
  return {
    heads: amount === 0 ? [] : weights.map(({ head }, at) => [COLUMNS[head], shares[at]]),
    // The migration states the whole stored discount, as the prints of its time did.
    account: [payable, paise(row['given']), paid, remaining],
  };
}

const figuresOf = (row: Stated) => ({
  heads: HEAD_COLUMNS.flatMap((column) => (row[column] === null ? [] : [[column, paise(row[column])]])),
  account: ['payable', 'discount', 'paid_so_far', 'balance'].map((column) =>
    row[column] === null ? null : paise(row[column]),
  ),
});

beforeEach(resetProvider);
afterAll(resetProvider);

/** Every student has a decision of some kind, every structure its own amounts to the paisa, every receipt another amount. */
async function mixFacts(): Promise<void> {
  await sql(`INSERT INTO student_fees (school_id, session_id, student_id, discount, admission_fee_applicable, created_at, modified_at)
    SELECT school_id, session_id, student_id, (student_id::bigint * 7919 % 90000) / 100.0, student_id % 3 <> 0, now(), now() FROM enrolments
    ON CONFLICT (school_id, session_id, student_id)
      DO UPDATE SET discount = excluded.discount, admission_fee_applicable = excluded.admission_fee_applicable`);
  await sql(`UPDATE fee_structures SET admission_fee = (id::bigint * 104729 % 250000) / 100.0, tuition_fee = (id::bigint * 1299709 % 3000000) / 100.0 + 0.01,
    exam_fee = CASE WHEN id % 4 = 0 THEN 0 ELSE tuition_fee END, computer_fee = (id::bigint * 15485863 % 99999) / 100.0,
    other_fee = CASE WHEN id % 5 = 0 THEN 0 ELSE 0.01 END`);
  await sql(`UPDATE receipts SET admission_fee = NULL, tuition_fee = NULL, exam_fee = NULL, computer_fee = NULL,
    development_fee = NULL, other_fee = NULL, amount = CASE WHEN id % 50 = 0 THEN 0 WHEN id % 7 = 0 THEN (id % 5 + 1) / 100.0
      WHEN id % 11 = 0 THEN 900000000 + (id % 100) + 0.99 ELSE (id::bigint * 32452843 % 4000000) / 100.0 END`);
  await sql('UPDATE students SET rte = true WHERE id IN (SELECT student_id FROM receipts WHERE id % 13 = 0)');
}

test('existing receipts state what their print showed: heads by largest remainder, and the account of this moment', async () => {
  await mixFacts();
  await stateAgain();
  const rows = await statedRows();
  expect(rows.length).toBeGreaterThan(500);
  for (const row of rows) expect([row['id'], figuresOf(row)]).toEqual([row['id'], expectedOf(row)]);
  const of = (found: (row: Stated) => boolean) => rows.filter(found).length;
  for (const covered of [
    of((row) => row['admission_fee'] !== null),
    of((row) => row['admission_fee'] === null && row['tuition_fee'] !== null),
    of((row) => row['type'] === 'OTHER' && row['payable'] === null),
    of((row) => row['rte'] === true && paise(row['payable']) === 0),
    of((row) => row['status'] === 'CANCELLED'),
  ])
    expect(covered).toBeGreaterThan(0);
});

test('existing receipts state the names of this moment, and a moment of their own', async () => {
  await sql(
    "UPDATE receipts SET created_by = (SELECT id FROM users WHERE user_name = 'platform') WHERE receipt_no = (SELECT min(receipt_no) FROM receipts WHERE school_id = 1) AND school_id = 1",
  );
  await stateAgain();
  const off = await sql(`
    SELECT r.id FROM receipts r JOIN students st ON st.id = r.student_id JOIN sessions se ON se.id = r.session_id
      JOIN users u ON u.id = r.created_by LEFT JOIN classes c ON c.id = r.class_id LEFT JOIN sections sn ON sn.id = r.section_id
    WHERE (r.student_name, r.father_name, r.sr_no, r.session_name) IS DISTINCT FROM (st.name, st.father_name, st.sr_no, se.name)
      OR (r.class_name, r.section_name) IS DISTINCT FROM (c.name, sn.name) OR r.stated_at < now() - interval '1 hour'
      OR r.cashier IS DISTINCT FROM CASE WHEN u.school_id IS NOT NULL THEN coalesce(u.full_name, u.user_name) END`);
  expect(off).toEqual([]);
  expect(await sql('SELECT count(*)::integer AS unnamed FROM receipts WHERE cashier IS NULL')).toEqual([
    { unnamed: 1 },
  ]);
});

test.each([
  ['within the session', 'se.start_date', true],
  ['before the session', 'se.start_date - 1', false],
])('where nothing was decided, the admission fee applies to a student admitted %s: %s', async (_when, day, applies) => {
  await sql('DELETE FROM student_fees');
  await sql(`UPDATE students st SET admission_date = ${day} FROM receipts r JOIN sessions se ON se.id = r.session_id
    WHERE r.student_id = st.id AND se.status = 'ACTIVE'`);
  await stateAgain();
  const rows = await sql<{ stated: boolean }>(`SELECT DISTINCT r.admission_fee IS NOT NULL AS stated FROM receipts r
    JOIN sessions se ON se.id = r.session_id JOIN fee_structures f ON f.session_id = se.id AND f.class_id = r.class_id
    WHERE r.type = 'FEE' AND se.status = 'ACTIVE' AND f.admission_fee > 0`);
  expect(rows).toEqual([{ stated: applies }]);
});

test('a student of a class with streams who has no section states one head and no account', async () => {
  await sql(`UPDATE enrolments e SET section_id = NULL, roll_no = NULL WHERE EXISTS (
    SELECT 1 FROM sections s WHERE s.class_id = e.class_id AND s.stream IS NOT NULL)`);
  await stateAgain();
  const rows = await sql(`SELECT DISTINCT num_nonnulls(admission_fee, tuition_fee, payable) AS figures FROM receipts r
    WHERE EXISTS (SELECT 1 FROM sections s WHERE s.class_id = r.class_id AND s.stream IS NOT NULL)`);
  expect(rows).toEqual([{ figures: 0 }]);
});

test('a receipt of the demo states an account that adds up, the last one that of today', async () => {
  const off = await sql('SELECT id FROM receipts WHERE payable <> paid_so_far + discount + balance AND balance > 0');
  expect(off).toEqual([]);
  const stated = await sql<Stated>(`SELECT DISTINCT ON (student_id, session_id) id, paid_so_far::text AS stated,
      (SELECT sum(amount)::text FROM receipts p WHERE p.student_id = r.student_id AND p.session_id = r.session_id AND p.type = 'FEE'
         AND p.status <> 'CANCELLED') AS paid
    FROM receipts r WHERE type = 'FEE' AND status <> 'CANCELLED' ORDER BY student_id, session_id, receipt_no DESC`);
  expect(stated.length).toBeGreaterThan(400);
  expect(stated.filter((row) => row['stated'] !== row['paid'])).toEqual([]);
});
