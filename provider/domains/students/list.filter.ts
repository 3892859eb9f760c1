// Which students a list holds: the conditions of its filter, as SQL over the enrolments.
import { eq, inArray, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { placeholdersOf, whenAsked, type Conditions, type ValueCounts } from '../../database/list/filter.ts';
import type { ListForm } from '../../database/list/pagedList.ts';
import { enrolments, type enrolmentCounts, students } from '../../database/schema/index.ts';
import { livesOf, type DatedFilter, type StudentFilter } from './list.rules.ts';
import { numberPatterns, searchPatterns, soughtNumber } from './students.rules.ts';

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
  // In the order of the list's own choice alone.
  number: ({ searchText, sortBy }) => (sortBy === undefined ? soughtNumber(searchText ?? '') : null),
  nonRte: ({ nonRte }) => nonRte,
  newStudents: ({ newStudents }) => newStudents,
} satisfies Conditions<DatedFilter>;

export type SortBy = NonNullable<StudentFilter['sortBy']>;
export type Form = ListForm<keyof typeof conditions, SortBy>;

/** The conditions on the columns that enrolments and their counts share. */
export function countedConditions(table: typeof enrolments | typeof enrolmentCounts, { conditions: asked }: Form) {
  return [
    whenAsked(asked, 'schoolId', (id) => eq(table.schoolId, id)),
    whenAsked(asked, 'sessionId', (id) => eq(table.sessionId, id)),
    whenAsked(asked, 'classId', (id) => eq(table.classId, id)),
    whenAsked(asked, 'sectionId', (id) => eq(table.sectionId, id)),
    whenAsked(asked, 'registrationStatus', (status) => eq(table.registrationStatus, status)),
    whenAsked(asked, 'lives', (...lives) => inArray(table.life, lives)),
  ];
}

/** The enrolment in use on a day, for a list of every session: the student has none before it in the order of `inUseFirst`. */
const inUse = (today: Placeholder) => sql`NOT EXISTS (
  SELECT FROM enrolments own, sessions other, sessions mine
  WHERE own.school_id = ${enrolments.schoolId} AND own.student_id = ${enrolments.studentId}
    AND other.school_id = own.school_id AND other.id = own.session_id
    AND mine.school_id = ${enrolments.schoolId} AND mine.id = ${enrolments.sessionId}
    AND (other.status = 'ACTIVE', other.status = 'ACTIVE' AND ${today}::date BETWEEN other.start_date AND other.end_date,
         other.status <> 'UPCOMING', other.start_date, other.id)
      > (mine.status = 'ACTIVE', mine.status = 'ACTIVE' AND ${today}::date BETWEEN mine.start_date AND mine.end_date,
         mine.status <> 'UPCOMING', mine.start_date, mine.id))`;

/** The conditions that the counts do not know. */
export const otherConditions = ({ conditions: asked }: Form) => [
  whenAsked(asked, 'nonRte', () => sql`NOT ${students.rte}`),
  whenAsked(asked, 'newStudents', () => sql`${enrolments.newAdmission}`),
  whenAsked(asked, 'anySession', inUse),
];

/** Whether the counts alone answer how many students match. */
export const isCounted = ({ conditions: { words, nonRte, newStudents, anySession } }: Form): boolean =>
  words + nonRte + newStudents + anySession === 0;

/** Whose code or Sr. No. is the very number that was typed stands before those in whom it is a part of something. */
export const ofNumberFirst = ({ conditions: asked }: Form): SQL | undefined =>
  whenAsked(asked, 'number', (number) => sql`(${number} IN (${students.code}::text, lower(${students.srNo}))) DESC`);

const textArray = (values: readonly Placeholder[]): SQL =>
  sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** The students a text finds, as a table. */
export function foundStudents({ conditions: asked }: { conditions: ValueCounts<'words' | 'numbers'> }): SQL {
  const words = textArray(placeholdersOf(asked, 'words'));
  const numbers = textArray(placeholdersOf(asked, 'numbers'));
  return sql`find_students(${words}, ${numbers}) AS found`;
}
