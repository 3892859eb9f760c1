import { TEACHER_FIELDS, type Teacher, type TeacherChangeForm, type TeacherForm } from '@/api/teachers';
import { defineFields, type Fields } from '@/shared/forms';
import { present } from '@common/present';

export const fields = TEACHER_FIELDS.TeacherForm;
export const teacherFields = defineFields(fields);
/** The password may stay blank (TEACHER-16). */
export const changeFields = TEACHER_FIELDS.TeacherChangeForm;
export const teacherChangeFields = defineFields(changeFields);

/** The first month of the calendar for the date of birth (TEACHER-10). */
const FIRST_BIRTH = '1990-01-01';

/** The values of the form; `confirmation` is undefined until it is typed, so that it is not validated before. */
export interface TeacherValues {
  userName: string;
  schoolId: number | undefined;
  password: string;
  confirmation?: string | undefined;
  teacherName: string;
  gender: Teacher['gender'] | undefined;
  dateOfBirth: string | null;
  contactEmail: string;
  contactPhone: string;
}

/** `schoolId`: the own school of a school's user; a platform user chooses one. */
export const newTeacher = (schoolId: number | undefined): TeacherValues => ({
  userName: '',
  schoolId,
  password: '',
  teacherName: '',
  gender: undefined,
  dateOfBirth: FIRST_BIRTH,
  contactEmail: '',
  contactPhone: '',
});

export const valuesOf = (teacher: Teacher): TeacherValues => ({
  userName: teacher.userName,
  schoolId: teacher.schoolId,
  password: '',
  confirmation: undefined,
  teacherName: teacher.teacherName,
  gender: teacher.gender,
  dateOfBirth: teacher.dateOfBirth,
  contactEmail: teacher.contactEmail,
  contactPhone: teacher.contactPhone,
});

const person = (values: TeacherValues) => ({
  teacherName: values.teacherName.trim(),
  gender: present(values.gender, 'gender'),
  dateOfBirth: present(values.dateOfBirth, 'date of birth'),
  contactEmail: values.contactEmail.trim(),
  contactPhone: values.contactPhone,
});

/** The request for a new teacher; the form was validated before. */
export const requestOf = (values: TeacherValues): TeacherForm => ({
  ...person(values),
  userName: values.userName.trim(),
  password: values.password,
  schoolId: present(values.schoolId, 'school'),
});

/** The request for a change: never username and school, and no password unless one was typed (TEACHER-16). */
export const changeOf = (values: TeacherValues, version: number | undefined): TeacherChangeForm => ({
  ...person(values),
  ...(values.password === '' ? {} : { password: values.password }),
  ...(version === undefined ? {} : { version }),
});

/** The error of a date of birth, which must be before `today`; both `yyyy-MM-dd`. */
export const birthProblem = (
  dateOfBirth: string,
  today: string,
  { message }: Pick<Fields<typeof fields>['dateOfBirth'], 'message'> = fields.dateOfBirth,
): string | null => (dateOfBirth < today ? null : message.past);
