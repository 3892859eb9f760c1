import { NEW_ADMISSION_DAYS } from '@common/newAdmission';
import { defineWords } from '@/shared/words';

/** Whether a student is new in a session, and what that means for the admission fee. */
export const admissionWords = defineWords({
  applies: (session: string) => `New admission in ${session}: the admission fee applies.`,
  freeSeat: (session: string) => `New admission in ${session}. An RTE seat owes no fee.`,
  ENROLLED_EARLIER: (session: string) => `Not a new admission in ${session}: enrolled in an earlier session.`,
  ADMITTED_LONG_BEFORE: (session: string) =>
    `Not a new admission in ${session}: admitted more than ${NEW_ADMISSION_DAYS} days before it starts.`,
  stored: (isNew: boolean, session: string) =>
    `${isNew ? 'New' : 'Not a new'} admission in ${session}, as decided at enrolment.`,
});
