// The filter of a student list as SQL conditions on enrolments.
import { eq, getTableColumns, getTableName, inArray, sql, Subquery, type Placeholder, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { toAsciiDigits } from '../../../../common/digits.ts';
import { placeholdersOf, filterCondition, type Conditions, type ValueCounts } from '../../../database/list/filter.ts';
import type { ListForm } from '../../../database/list/pagedList.ts';
import { enrolments, type enrolmentCounts, students } from '../../../database/schema/index.ts';
import { nameLiterals, numberPatterns, searchPatterns, soughtNumber } from '../students.rules.ts';
import { livesOf, type DatedFilter, type StudentFilter } from './list.rules.ts';

const chosen = (id: number | null | undefined) => (id === -1 ? null : id);

export const conditions = {
  schoolId: ({ schoolId }) => schoolId,
  sessionId: ({ sessionId }) => sessionId,
  anySession: ({ sessionId, today }) => (sessionId == null ? today : null),
  classId: ({ classId }) => chosen(classId),
  sectionId: ({ sectionId }) => chosen(sectionId),
  registrationStatus: ({ registrationStatus: status }) => (status === '-1' ? null : status),
  lives: livesOf,
  words: ({ searchText }) => searchPatterns(searchText ?? ''),
  numbers: ({ searchText }) => numberPatterns(searchText ?? ''),
  number: ({ searchText, sortBy }) =>
    sortBy === undefined || sortBy === 'bestMatch' ? soughtNumber(searchText ?? '') : null,
  matched: ({ searchText, sortBy }) => (sortBy === 'bestMatch' ? nameLiterals(searchText ?? '') : null),
  matchedNumbers: ({ searchText, sortBy }) => sortBy === 'bestMatch' && /\d/.test(toAsciiDigits(searchText ?? '')),
  nonRte: ({ nonRte }) => nonRte,
  newStudents: ({ newStudents }) => newStudents,
} satisfies Conditions<DatedFilter>;

export type SortBy = NonNullable<StudentFilter['sortBy']>;
export type Form = ListForm<keyof typeof conditions, SortBy>;

/** The conditions on the columns that enrolments and their counts share. */
export function countedConditions(table: typeof enrolments | typeof enrolmentCounts, { conditions: counts }: Form) {
  return [
    filterCondition(counts, 'schoolId', (id) => eq(table.schoolId, id)),
    filterCondition(counts, 'sessionId', (id) => eq(table.sessionId, id)),
    filterCondition(counts, 'classId', (id) => eq(table.classId, id)),
    filterCondition(counts, 'sectionId', (id) => eq(table.sectionId, id)),
    filterCondition(counts, 'registrationStatus', (status) => eq(table.registrationStatus, status)),
    filterCondition(counts, 'lives', (...lives) => inArray(table.life, lives)),
  ];
}

/**
 * The current enrolment, for a list of all sessions: the student has no enrolment before it in the order of `currentFirst`.
 * A search finds few rows and checks them one by one (OFFSET 0); other lists compare all students in one join.
 */
const inUse = (searching: boolean) => (today: Placeholder) =>
  sql`NOT EXISTS (
  SELECT FROM enrolments own, sessions other, sessions mine
  WHERE own.school_id = ${enrolments.schoolId} AND own.student_id = ${enrolments.studentId}
    AND other.school_id = own.school_id AND other.id = own.session_id
    AND mine.school_id = ${enrolments.schoolId} AND mine.id = ${enrolments.sessionId}
    AND (other.status = 'ACTIVE', other.status = 'ACTIVE' AND ${today}::date BETWEEN other.start_date AND other.end_date,
         other.status <> 'UPCOMING', other.start_date, other.id)
      > (mine.status = 'ACTIVE', mine.status = 'ACTIVE' AND ${today}::date BETWEEN mine.start_date AND mine.end_date,
         mine.status <> 'UPCOMING', mine.start_date, mine.id)${searching ? sql` OFFSET 0` : sql``})`;

/** The conditions on columns that the table of counts lacks. */
export const otherConditions = ({ conditions: counts }: Form) => [
  filterCondition(counts, 'nonRte', () => sql`NOT ${enrolments.rte}`),
  filterCondition(counts, 'newStudents', () => sql`${enrolments.newAdmission}`),
  filterCondition(counts, 'anySession', inUse(counts.words > 0)),
];

/** Whether the table of counts gives the number of matching students. */
export const isCounted = ({ conditions: { words, nonRte, newStudents, anySession } }: Form): boolean =>
  words + nonRte + newStudents + anySession === 0;

/** Sorts students whose code or Sr. No. equals the search text before students who contain it. */
export const ofNumberFirst = ({ conditions: counts }: Form): SQL | undefined =>
  filterCondition(
    counts,
    'number',
    (number) => sql`(${number} IN (${students.code}::text, lower(${students.srNo}))) DESC`,
  );

/**
 * How well a student fits the search text: 0 if the name begins with it, 1 if each word begins a word of the name, 2 if each is a
 * part of the name, 3 of name, code and Sr. No., 4 for the other students, who are found by a parent or a mobile. A text without
 * a digit is not compared with code and Sr. No., so that the table of students is not read for each found row.
 */
export function matchOf({ conditions: counts }: Form, key: AnyPgColumn): SQL | undefined {
  const words = placeholdersOf(counts, 'matched');
  if (words.length === 0) return undefined;
  const each = (test: (word: Placeholder) => SQL) => sql.join(words.map(test), sql` AND `);
  const whole = sql.join(words, sql`::text || ' ' || `);
  const numbers = sql`concat_ws(' ', ${students.code}, lower(${students.srNo}), ${key})`;
  const byNumber =
    counts.matchedNumbers > 0
      ? sql` WHEN ${each((word) => sql`${numbers} LIKE '%' || ${word}::text || '%'`)} THEN 3`
      : sql``;
  return sql`CASE WHEN ${key} LIKE ${whole}::text || '%' THEN 0
    WHEN ${each((word) => sql`' ' || ${key} LIKE '% ' || ${word}::text || '%'`)} THEN 1
    WHEN ${each((word) => sql`${key} LIKE '%' || ${word}::text || '%'`)} THEN 2${byNumber} ELSE 4 END`;
}

const textArray = (values: readonly Placeholder[]): SQL =>
  sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/**
 * The rows of `table` that fulfil `where`, under the table's name; with a search text only rows of the students it finds.
 * OFFSET 0 makes PostgreSQL read the rows of one student at a time: a generic plan would join all rows. The inner condition uses
 * only the columns of the index by student, so that outdated statistics, as after an import, do not lead to another index.
 */
export function rowsOfFound<Table extends PgTable & { schoolId: AnyPgColumn; studentId: AnyPgColumn }>(
  { conditions: counts }: { conditions: ValueCounts<'words' | 'numbers'> },
  table: Table,
  where: SQL | undefined,
): Subquery<Table['_']['name'], Table['_']['columns']> {
  const columns = getTableColumns(table);
  const name = getTableName(table);
  const fulfilled = where ?? sql`true`;
  if (counts.words === 0) return new Subquery(sql`SELECT * FROM ${table} WHERE ${fulfilled}`, columns, name);
  const words = textArray(placeholdersOf(counts, 'words'));
  const numbers = textArray(placeholdersOf(counts, 'numbers'));
  const theirs = sql`${table.schoolId} = (SELECT app_school()) AND ${table.studentId} = found.id`;
  const rows = sql`SELECT ${table}.* FROM find_students(${words}, ${numbers}) AS found(id)
    CROSS JOIN LATERAL (SELECT * FROM ${table} WHERE ${theirs} OFFSET 0) AS ${table} WHERE ${fulfilled}`;
  return new Subquery(rows, columns, name);
}
