/** The missing parts of the classes of a session, and the screens where they are configured. */
import type { ActivationPart, ClassReadiness } from '@/api/results';
import type { Privilege } from '@/api/catalogue';
import type { Session } from '@/api/sessions';
import { paths } from '../navigation';

/** The provider requires each `ActivationPart` for an activation; limits can also be set while the session is ACTIVE. */
export type ReadinessPart = ActivationPart | 'LIMITS';
export type ReadySession = Pick<Session, 'sessionId' | 'schoolId' | 'sessionName'>;

/** The columns of the table; each has one screen where its parts are configured. */
export const COLUMNS = ['subjects', 'exams', 'limits', 'fees'] as const;
export type ReadinessColumn = (typeof COLUMNS)[number];

const COLUMN_OF: Readonly<Record<ReadinessPart, ReadinessColumn>> = {
  SUBJECTS: 'subjects',
  EXAMS: 'exams',
  GRACE: 'exams',
  LIMITS: 'limits',
  FEES: 'fees',
  FEE_DATES: 'fees',
};
const PARTS = Object.keys(COLUMN_OF) as ReadinessPart[];

export const columnOf = (part: ReadinessPart): ReadinessColumn => COLUMN_OF[part];
export const partsOf = (...columns: readonly ReadinessColumn[]): readonly ReadinessPart[] =>
  PARTS.filter((part) => columns.includes(COLUMN_OF[part]));

export const REQUIRED: readonly ReadinessPart[] = PARTS.filter((part) => part !== 'LIMITS');

export const lacks = (one: ClassReadiness, part: ReadinessPart): boolean =>
  part === 'LIMITS' ? one.limitsMissing > 0 : one.missing.some((lacking) => lacking.part === part);
export const isReady = (one: ClassReadiness): boolean => !PARTS.some((part) => lacks(one, part));

/** For example the streams without fees, or the dates outside the session; empty if the whole part is missing. */
export const detailsOf = (one: ClassReadiness, part: ReadinessPart): readonly string[] =>
  one.missing.find((lacking) => lacking.part === part)?.details ?? [];

/** The privilege of the screen of a column. */
export const MENDERS: Readonly<Record<ReadinessColumn, Privilege>> = {
  subjects: 'CLASS_SUBJECTS_LIST',
  exams: 'RESULT_CONFIG',
  limits: 'SUBJECT_MARKS_SETTING',
  fees: 'CLASS_FEE_STRUCTURE',
};

const SCREENS = { subjects: paths.subjects, exams: paths.resultConfig, limits: paths.marksConfig } as const;

/** The screen of a column, opened on a class. */
export function mendingAddress(
  column: ReadinessColumn,
  { sessionId, schoolId }: ReadySession,
  classId: number,
): string {
  if (column === 'fees') return `${paths.classes}?session=${sessionId}&class=${classId}`;
  return `${SCREENS[column]}#schoolId=${schoolId}&sessionId=${sessionId}&classId=${classId}`;
}
