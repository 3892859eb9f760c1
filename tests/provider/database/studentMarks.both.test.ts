// The migration that stores one row for each entry of the marks grid, run on rows of the former layout.
import fs from 'node:fs';
import path from 'node:path';
import { resetProvider, sql } from '../../support/provider';
import { marksWorld, storedMarks, type MarksWorld } from '../support/marks';

const FILE = path.resolve(__dirname, '../../../provider/database/migrations/0023_student_marks.sql');
const statements = fs.readFileSync(FILE, 'utf8').split(/;\n/);
const statement = (pattern: RegExp): string => {
  const found = statements.filter((text) => pattern.test(text));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
};

/** Columns of the former table that the migration reads. */
const FORMER = `CREATE TABLE former_marks (school_id integer, session_id integer, class_id integer, exam_id integer,
  subject_id integer, student_id integer, modified_at timestamptz,
  theory_marks numeric(6, 2), theory_grade_id integer, theory_reason text,
  practical_marks numeric(6, 2), practical_grade_id integer, practical_reason text,
  viva_marks numeric(6, 2), viva_grade_id integer, viva_reason text)`;

let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  world = await marksWorld();
  await sql('DELETE FROM student_marks');
  await sql('DELETE FROM exam_attendance');
  await sql(FORMER);
});
afterEach(() => sql('DROP TABLE IF EXISTS former_marks, marks_before'));

const add = (index: number, subject: string, values: Record<string, unknown>) =>
  sql(
    `INSERT INTO former_marks (school_id, session_id, class_id, exam_id, subject_id, student_id, modified_at,
       ${Object.keys(values).join(', ')})
     VALUES ($1, $2, $3, $4, $5, $6, '2026-07-01T10:00:00Z', ${Object.keys(values).map((_, at) => `$${at + 7}`)})`,
    [
      ...[world.schoolId, world.place.sessionId, world.place.classId, world.exams.Annual],
      ...[world.subjects[subject], world.students[index]?.id, ...Object.values(values)],
    ],
  );

/** The statements of the migration on the former rows, and on the table as it is now. */
async function migrateAgain(): Promise<void> {
  const split = statement(/CREATE TEMPORARY TABLE marks_before/);
  await sql(
    split
      .replace('CREATE TEMPORARY TABLE marks_before ON COMMIT DROP', 'CREATE TABLE marks_before')
      .replace('FROM student_marks m', 'FROM former_marks m'),
  );
  await sql(statement(/^\s*INSERT INTO student_marks/));
}

test('R15 each filled component of a former row becomes an entry with version 1; empty components become none', async () => {
  await add(0, 'Science', { theory_marks: 61.5, practical_reason: 'ABSENT' });
  await add(0, 'Rajasthan Studies', { theory_grade_id: world.grades['B'], practical_marks: 0, viva_reason: 'LEAVE' });
  await add(1, 'Hindi', { theory_reason: null });
  await migrateAgain();
  expect(await storedMarks(world)).toEqual({
    '0 Science theory': ['61.5', 1],
    '0 Science practical': ['ABSENT', 1],
    '0 Rajasthan Studies theory': [`grade ${world.grades['B']}`, 1],
    '0 Rajasthan Studies practical': ['0', 1],
    '0 Rajasthan Studies viva': ['LEAVE', 1],
  });
  const rows = await sql(
    `SELECT DISTINCT school_id, session_id, class_id, exam_id, modified_by,
            modified_at = '2026-07-01T10:00:00Z' AS same FROM student_marks`,
  );
  expect(rows).toEqual([
    {
      school_id: world.schoolId,
      session_id: world.place.sessionId,
      class_id: world.place.classId,
      exam_id: world.exams.Annual,
      modified_by: null,
      same: true,
    },
  ]);
});

test('R15 the table accepts one of marks, grade and reason for an entry, and no other component', async () => {
  await add(0, 'Science', { theory_marks: 61.5 });
  await migrateAgain();
  const reject = (change: string) =>
    expect(sql(`UPDATE student_marks SET ${change}`)).rejects.toThrow(/violates check constraint/);
  await reject(`grade_id = ${world.grades['A']}`);
  await reject("reason = 'ABSENT'");
  await reject("marks = NULL, reason = 'ILL'");
  await reject('marks = -0.5');
  await reject("component = 'oral'");
});
