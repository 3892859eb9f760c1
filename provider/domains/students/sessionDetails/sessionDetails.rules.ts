// Rules of a list of roll numbers, and its differences from the stored enrolments.
import { FORM_FACTS } from '../../../contract/generated/formFacts.gen.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { enrolments } from '../../../database/schema/index.ts';
import { fail, failFields, type Problem } from '../../../shared/fail.ts';

export type Form = components['schemas']['SessionDetailsForm'];
type Detail = components['schemas']['SessionDetail'];
type Stored = ReadonlyMap<
  number,
  Pick<typeof enrolments.$inferSelect, 'life' | 'sectionId' | 'rollNo' | 'registrationStatus'>
>;

export interface Selection {
  schoolId: number;
  sessionId: number;
  classId: number;
  sectionId: number | null;
}

const { limits } = FORM_FACTS.SessionDetail.rollNo;

/** One problem for each entry that fulfils the condition `is`. */
const problemsAt = (
  wanted: readonly Detail[],
  field: keyof Detail,
  message: string | ((detail: Detail) => string),
  is: (detail: Detail) => boolean,
): Problem[] =>
  wanted.flatMap((detail, index) =>
    is(detail)
      ? [{ path: `students.${index}.${field}`, message: typeof message === 'string' ? message : message(detail) }]
      : [],
  );

const timesOf = <T>(values: readonly T[]): Map<T, number> => {
  const times = new Map<T, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return times;
};

const isRollNo = (rollNo: number): boolean => Number.isInteger(rollNo) && rollNo >= limits.from && rollNo <= limits.to;

/** 172 for an invalid roll number, 109 for a duplicate student, 171 for a duplicate number. */
export function requireRollNumbers(wanted: readonly Detail[]): void {
  const invalid = `Roll number must be a whole number from ${limits.from} to ${limits.to}`;
  const wrong = problemsAt(wanted, 'rollNo', invalid, ({ rollNo }) => rollNo !== null && !isRollNo(rollNo));
  if (wrong.length > 0) fail('INVALID_ROLL_NUMBER', { problems: wrong });
  const entries = timesOf(wanted.map(({ studentId }) => studentId));
  const again = problemsAt(
    wanted,
    'studentId',
    'This student is listed twice',
    ({ studentId }) => (entries.get(studentId) ?? 0) > 1,
  );
  if (again.length > 0) failFields(again);
  const holders = timesOf(wanted.map(({ rollNo }) => rollNo));
  const twice = problemsAt(
    wanted,
    'rollNo',
    ({ rollNo }) => `Roll number ${rollNo} is entered twice`,
    ({ rollNo }) => rollNo !== null && (holders.get(rollNo) ?? 0) > 1,
  );
  if (twice.length > 0) fail('DUPLICATE_ROLL_NUMBER', { problems: twice });
}

/** 126 for students who are not enrolled, 127 for students who left, 205 for numbers changed since the list was read. */
export function requireEnrolled(
  wanted: readonly Detail[],
  stored: Stored,
  { sectionId }: Pick<Selection, 'sectionId'>,
): void {
  const elsewhere = problemsAt(
    wanted,
    'studentId',
    'The student is not enrolled in this session, class and section',
    ({ studentId }) => {
      const row = stored.get(studentId);
      return row === undefined || row.life === 'DELETED' || (row.sectionId !== null && row.sectionId !== sectionId);
    },
  );
  if (elsewhere.length > 0) fail('STUDENT_NOT_ENROLLED_IN_SESSION', { problems: elsewhere });
  const left = problemsAt(
    wanted,
    'studentId',
    'The student has left',
    (one) => stored.get(one.studentId)?.life !== 'ACTIVE',
  );
  if (left.length > 0) fail('DISABLED_STUDENT', { problems: left });
  const changed = problemsAt(
    wanted,
    'rollNo',
    'Another user changed this roll number',
    ({ studentId, rollNoBefore }) => rollNoBefore !== undefined && stored.get(studentId)?.rollNo !== rollNoBefore,
  );
  if (changed.length > 0) fail('STALE_VERSION', { problems: changed });
}

/** 171 for a number of a student who is not in the list. */
export function requireFree(wanted: readonly Detail[], taken: ReadonlySet<number | null>): void {
  const problems = problemsAt(
    wanted,
    'rollNo',
    ({ rollNo }) => `Roll number ${rollNo} belongs to another student`,
    ({ rollNo }) => taken.has(rollNo),
  );
  if (problems.length > 0) fail('DUPLICATE_ROLL_NUMBER', { problems });
}

type Numbers = Record<string, number | null>;

interface Changes {
  changed: Detail[];
  /** ids of students who get their section by this list */
  placed: number[];
  /** roll numbers by student */
  before: Numbers;
  after: Numbers;
}

/** The entries that differ from the stored enrolments. */
export function changesOf(
  wanted: readonly Detail[],
  stored: Stored,
  { sectionId }: Pick<Selection, 'sectionId'>,
): Changes {
  const isPlaced = ({ studentId }: Detail) => {
    const row = stored.get(studentId);
    return row?.sectionId !== sectionId || row.registrationStatus !== 'COMPLETE';
  };
  const changed = wanted.filter((one) => isPlaced(one) || stored.get(one.studentId)?.rollNo !== one.rollNo);
  return {
    changed,
    placed: changed.filter(isPlaced).map(({ studentId }) => studentId),
    before: Object.fromEntries(changed.map(({ studentId }) => [studentId, stored.get(studentId)?.rollNo ?? null])),
    after: Object.fromEntries(changed.map(({ studentId, rollNo }) => [studentId, rollNo])),
  };
}
