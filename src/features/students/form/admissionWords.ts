import { NEW_ADMISSION_DAYS } from '@common/newAdmission';
import { defineWords } from '@/shared/words';

/** Result of the new-admission rule, shown below Admission Date. */
export const admissionWords = defineWords({
  applies: 'New admission: the admission fee applies.',
  freeSeat: 'New admission. No fee is due for an RTE seat.',
  ENROLLED_EARLIER: 'Not a new admission: enrolled in an earlier session.',
  ADMITTED_LONG_BEFORE: `Not a new admission: admitted more than ${NEW_ADMISSION_DAYS} days before the session.`,
  stored: (isNew: boolean) => `${isNew ? 'New' : 'Not a new'} admission, as decided at enrolment.`,
});
