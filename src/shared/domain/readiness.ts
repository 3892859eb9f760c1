/** What the classes of a session still lack, and where it is mended. */
import type { ClassReadiness } from '@/api/results';
import type { Privilege } from '@/api/catalogue';
import type { Session } from '@/api/sessions';
import { paths } from '../navigation';

export type ReadinessPart = 'subjects' | 'exams' | 'limits' | 'fees';
/** What is shown of a session. */
export type ReadySession = Pick<Session, 'sessionId' | 'schoolId' | 'sessionName'>;

export const PARTS: readonly ReadinessPart[] = ['subjects', 'exams', 'limits', 'fees'];

const LACKS: Readonly<Record<ReadinessPart, (one: ClassReadiness) => boolean>> = {
  subjects: ({ subjects }) => subjects === 0,
  exams: ({ exams }) => exams === 0,
  limits: ({ limitsMissing }) => limitsMissing > 0,
  fees: ({ fees }) => !fees,
};

export const lacks = (one: ClassReadiness, part: ReadinessPart): boolean => LACKS[part](one);
export const isReady = (one: ClassReadiness): boolean => !PARTS.some((part) => lacks(one, part));

/** Whoever may mend it is led there. */
export const MENDERS: Readonly<Record<ReadinessPart, Privilege>> = {
  subjects: 'CLASS_SUBJECTS_LIST',
  exams: 'RESULT_CONFIG',
  limits: 'SUBJECT_MARKS_SETTING',
  fees: 'CLASS_FEE_STRUCTURE',
};

const SCREENS = { subjects: paths.subjects, exams: paths.resultConfig, limits: paths.marksConfig } as const;

/** The screen where a part of a class is configured, opened on that class. */
export function mendingAddress(part: ReadinessPart, { sessionId, schoolId }: ReadySession, classId: number): string {
  if (part === 'fees') return `${paths.classes}?session=${sessionId}&class=${classId}`;
  return `${SCREENS[part]}#schoolId=${schoolId}&sessionId=${sessionId}&classId=${classId}`;
}
