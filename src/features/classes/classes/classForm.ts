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
  /** The class's current teacher with the name, who is not among the selectable ones once disabled. */
  ownTeacher: TeacherChoice | null;
}

/** 'teacherName', otherwise first and last name (CLASS-33). */
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

/** The request of the contract. */
export const requestOf = ({ schoolId, className, teacherId }: ClassValues, version?: number): ClassForm => ({
  schoolId: present(schoolId, 'school'),
  className: className.trim(),
  teacherId,
  ...(version === undefined ? {} : { version }),
});

/** The standard names that the school does not use yet; only suggestions (CLASS-20, CLASS-21). */
export function unusedNames(master: readonly string[], classes: readonly Class[]): string[] {
  const used = new Set(classes.map(({ className }) => nameKey(className)));
  return master.filter((name) => !used.has(nameKey(name)));
}

/** The selectable teachers, and the current one of the class. */
export function teacherChoices(active: readonly TeacherName[], own: TeacherChoice | null): TeacherChoice[] {
  const choices = active.map((teacher) => ({ value: teacher.teacherId, label: teacherLabel(teacher) }));
  return own === null || choices.some(({ value }) => value === own.value) ? choices : [...choices, own];
}
