import { FORM_FACTS } from '../../contract/generated/formFacts.gen.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import type { Problem } from '../../shared/fail.ts';

type TeacherForm = components['schemas']['TeacherForm'];
type TeacherFields = Pick<TeacherForm, 'teacherName' | 'gender' | 'dateOfBirth' | 'contactEmail' | 'contactPhone'>;

/** A form as it is stored, by the table that owns each value. */
export const teacherValues = (form: TeacherFields) => ({
  account: {
    fullName: form.teacherName.normalize('NFC').trim(),
    gender: form.gender,
    email: form.contactEmail.normalize('NFC').trim(),
  },
  teacher: { dateOfBirth: form.dateOfBirth, contactPhone: form.contactPhone },
});

const { messages } = FORM_FACTS.TeacherForm.dateOfBirth;

/** Nobody is born today or later; `today` is `yyyy-MM-dd`. */
export const birthProblems = (dateOfBirth: string, today: string): Problem[] =>
  dateOfBirth < today ? [] : [{ path: 'dateOfBirth', message: messages.past }];
