// A record that a call names by its id alone is found by an index, not by reading the index of all schools.
import type { schoolFinders } from '../../../provider/domains/index';
import { resetProvider, sql } from '../../support/provider';

/** The table of each record that a call may name instead of a school. */
const TABLES: Record<keyof typeof schoolFinders, string> = {
  certificate: 'student_certificates',
  class: 'classes',
  exam: 'exams',
  receipt: 'receipts',
  section: 'sections',
  session: 'sessions',
  student: 'students',
  teacher: 'teachers',
  user: 'users',
};

beforeAll(resetProvider);

test.each(Object.entries(TABLES))('a %s is found by an index on the id of %s', async (_record, table) => {
  const [index] = await sql<{ first: string }>(
    `SELECT a.attname AS first FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
     WHERE i.indrelid = $1::regclass AND a.attname = 'id' LIMIT 1`,
    [table],
  );
  expect(index).toEqual({ first: 'id' });
});
