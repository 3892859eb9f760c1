import { nameKey } from '@common/names';
import { CLASS_FIELDS, type Class, type ClassForm } from '@/api/classes';
import type { TeacherName } from '@/api/teachers';
import { defineFields } from '@/shared/forms';
import { present } from '@common/present';

export const classFields = defineFields(CLASS_FIELDS.ClassForm);

export interface TeacherChoice {
  value: number;
  label: string;
}

export interface ClassValues {
  schoolId: number | undefined;
  className: string;
  teacherId: number | null;
  /** The class's own teacher with the name to show: once disabled, not among those that can be chosen. */
  ownTeacher: TeacherChoice | null;
}

/** 'teacherName', else first and last name (CLASS-33). */
export const teacherLabel = ({ teacherName, firstName, lastName }: TeacherName): string =>
  teacherName.trim() || [firstName, lastName].filter(Boolean).join(' ');

export const newClass = (schoolId: number | undefined): ClassValues => ({
  schoolId,
  className: '',
  teacherId: null,
  ownTeacher: null,
});

export const valuesOf = ({ schoolId, className, teacherId, teacherName }: Class): ClassValues => ({
  schoolId,
  className,
  teacherId,
  ownTeacher: teacherId === null ? null : { value: teacherId, label: teacherName ?? '' },
});

/** The form as the contract takes it. */
export const requestOf = ({ schoolId, className, teacherId }: ClassValues, version?: number): ClassForm => ({
  schoolId: present(schoolId, 'school'),
  className: className.trim(),
  teacherId,
  ...(version === undefined ? {} : { version }),
});

/** The usual names the school does not use yet; a suggestion, not a limit (CLASS-20, CLASS-21). */
export function unusedNames(master: readonly string[], classes: readonly Class[]): string[] {
  const used = new Set(classes.map(({ className }) => nameKey(className)));
  return master.filter((name) => !used.has(nameKey(name)));
}

/** The teachers to choose among, and the one the class has. */
export function teacherChoices(active: readonly TeacherName[], own: TeacherChoice | null): TeacherChoice[] {
  const choices = active.map((teacher) => ({ value: teacher.teacherId, label: teacherLabel(teacher) }));
  return own === null || choices.some(({ value }) => value === own.value) ? choices : [...choices, own];
}
