import { FORM_FACTS } from '../../contract/generated/formFacts.gen.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import type { Problem } from '../../shared/fail.ts';
import { rangeProblem } from '../../shared/rangeProblem.ts';

type TeacherForm = components['schemas']['TeacherForm'];
type TeacherFields = Pick<TeacherForm, 'teacherName' | 'gender' | 'dateOfBirth' | 'contactEmail' | 'contactPhone'>;

/** The values to store, by table. */
export const teacherValues = (form: TeacherFields) => ({
  account: {
    fullName: form.teacherName.normalize('NFC').trim(),
    gender: form.gender,
    email: form.contactEmail.normalize('NFC').trim(),
  },
  teacher: { dateOfBirth: form.dateOfBirth, contactPhone: form.contactPhone },
});

const BIRTH = FORM_FACTS.TeacherForm.dateOfBirth;

/** The problem of a date of birth outside its range or not before today; `today` is `yyyy-MM-dd`. */
export function birthProblems(dateOfBirth: string, today: string): Problem[] {
  const early = rangeProblem(dateOfBirth, BIRTH.range, BIRTH, today);
  const message = dateOfBirth < today ? early : BIRTH.messages.past;
  return message === null ? [] : [{ path: 'dateOfBirth', message }];
}
