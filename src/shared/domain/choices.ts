import type { Class } from '@/api/classes';
import type { Session } from '@/api/sessions';

export interface Choice {
  readonly value: number;
  readonly label: string;
  /** offered only while it is chosen, as in a link to the students of a disabled class */
  readonly disabled?: boolean;
}

/** The value of 'All' in class and section filters (ENUM-41). */
export const ALL = -1;

export const sessionChoices = (sessions: readonly Session[]): Choice[] =>
  sessions.map(({ sessionId, sessionName }) => ({ value: sessionId, label: sessionName }));

export const classChoices = (classes: readonly Class[]): Choice[] =>
  classes.map(({ classId, className }) => ({ value: classId, label: className }));

/** The classes of a filter, with the disabled ones, which have students: these are offered only while they are chosen. */
export const classFilterChoices = (classes: readonly Class[]): Choice[] =>
  classes.map(({ classId, className, disabled }) => ({ value: classId, label: className, disabled }));

/** The sections of one of these classes; none without a class. */
export const sectionChoices = (classes: readonly Class[], classId: number | undefined): Choice[] =>
  (classes.find((one) => one.classId === classId)?.sections ?? []).map(({ sectionId, sectionName }) => ({
    value: sectionId,
    label: sectionName,
  }));
