/** What the classes of a session still lack, and the screens where it is configured. */
import type { ClassReadiness } from '@/api/results';
import type { Privilege } from '@/api/catalogue';
import type { Session } from '@/api/sessions';
import { paths } from '../navigation';

/** `feeDates`: the class has fees, and dates of its schedule lie outside the session. */
export type ReadinessPart = 'subjects' | 'exams' | 'limits' | 'fees' | 'feeDates';
/** What is shown of a session. */
export type ReadySession = Pick<Session, 'sessionId' | 'schoolId' | 'sessionName'>;

/** The columns of the table; fee dates are shown with the fees. */
export const COLUMNS = ['subjects', 'exams', 'limits', 'fees'] as const;
const PARTS: readonly ReadinessPart[] = [...COLUMNS, 'feeDates'];

/** The provider activates no session without these; limits can still be set while it is ACTIVE. */
export const REQUIRED: readonly ReadinessPart[] = PARTS.filter((part) => part !== 'limits');

const LACKS: Readonly<Record<ReadinessPart, (one: ClassReadiness) => boolean>> = {
  subjects: ({ subjects }) => subjects === 0,
  exams: ({ exams }) => exams === 0,
  limits: ({ limitsMissing }) => limitsMissing > 0,
  fees: ({ fees }) => !fees,
  feeDates: ({ feeDatesOutside }) => feeDatesOutside.length > 0,
};

export const lacks = (one: ClassReadiness, part: ReadinessPart): boolean => LACKS[part](one);
export const isReady = (one: ClassReadiness): boolean => !PARTS.some((part) => lacks(one, part));

/** The privilege of the screen where a part is configured. */
export const MENDERS: Readonly<Record<ReadinessPart, Privilege>> = {
  subjects: 'CLASS_SUBJECTS_LIST',
  exams: 'RESULT_CONFIG',
  limits: 'SUBJECT_MARKS_SETTING',
  fees: 'CLASS_FEE_STRUCTURE',
  feeDates: 'CLASS_FEE_STRUCTURE',
};

const SCREENS = { subjects: paths.subjects, exams: paths.resultConfig, limits: paths.marksConfig } as const;

/** The screen where a part of a class is configured, opened on that class. */
export function mendingAddress(part: ReadinessPart, { sessionId, schoolId }: ReadySession, classId: number): string {
  if (part === 'fees' || part === 'feeDates') return `${paths.classes}?session=${sessionId}&class=${classId}`;
  return `${SCREENS[part]}#schoolId=${schoolId}&sessionId=${sessionId}&classId=${classId}`;
}
