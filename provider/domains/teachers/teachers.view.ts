import { present } from '../../../common/present.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { isoInstant } from '../../shared/clock.ts';
import { nameParts } from '../../shared/text.ts';
import type { TeacherRow } from './teachers.queries.ts';

/** Never contains the password (TEACHER-21). */
export const teacherView = (row: TeacherRow): components['schemas']['Teacher'] => ({
  teacherId: row.id,
  userId: row.userId,
  teacherName: present(row.fullName, 'the name of a teacher'),
  userName: row.userName,
  schoolId: row.schoolId,
  gender: present(row.gender, 'the gender of a teacher'),
  dateOfBirth: row.dateOfBirth,
  contactEmail: present(row.email, 'the e-mail of a teacher'),
  contactPhone: row.contactPhone,
  disabled: row.disabled,
  createdAt: isoInstant(row.createdAt),
  modifiedAt: isoInstant(row.modifiedAt),
  version: row.version,
});

/** The values of a teacher that every screen of the school may show. */
export const teacherNameView = (row: TeacherRow): components['schemas']['TeacherName'] => ({
  teacherId: row.id,
  ...nameParts(row.fullName),
  teacherName: present(row.fullName, 'the name of a teacher'),
});
