import type { components } from '../../../contract/generated/operations.gen.ts';
import type { enrolments } from '../../../database/schema/index.ts';
import type { Life } from '../students.rules.ts';

export type Obstacle = NonNullable<components['schemas']['StudentByCode']['obstacle']>;

type Enrolment = Pick<typeof enrolments.$inferSelect, 'sessionId' | 'classId' | 'sectionId' | 'registrationStatus'>;

interface Selection {
  sessionId?: number;
  /** -1 is no restriction */
  classId?: number;
  sectionId?: number;
}

const restricts = (chosen: number | undefined, actual: number | null): boolean =>
  chosen !== undefined && chosen !== -1 && chosen !== actual;

/**
 * Why a student is not eligible: eligible students are active and have a complete registration in the session, class and
 * section (STUDENT-76). Returns the most permanent reason; null for an eligible student.
 */
export function obstacleOf(life: Life, enrolment: Enrolment | undefined, selection: Selection): Obstacle | null {
  if (life !== 'ACTIVE') return life;
  if (!enrolment || restricts(selection.sessionId, enrolment.sessionId)) return 'NOT_IN_SESSION';
  if (enrolment.registrationStatus !== 'COMPLETE')
    return enrolment.sectionId === null ? 'SECTION_MISSING' : 'REGISTRATION_PENDING';
  const elsewhere =
    restricts(selection.classId, enrolment.classId) || restricts(selection.sectionId, enrolment.sectionId);
  return elsewhere ? 'OTHER_CLASS' : null;
}
