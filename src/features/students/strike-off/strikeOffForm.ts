import { STUDENT_FIELDS, type StudentRow } from '@/api/students';
import { defineFields } from '@/shared/forms';

export const strikeOffFields = defineFields(STUDENT_FIELDS.StrikeOffForm);

/** Who was picked, as the confirmation names the student: it outlives an expired sign-in with the reason. */
export interface Picked {
  readonly studentId: number;
  readonly studentCode: number;
  readonly studentName: string;
  readonly fatherName: string;
  /** class and section */
  readonly place: string;
  readonly image: string | null;
  readonly schoolId: number;
  /** the session in which the student was looked up (LIFECYCLE-16) */
  readonly sessionId: number;
}

export interface StrikeOffValues {
  comment: string;
}

export interface StrikeOffWork extends StrikeOffValues {
  picked: Picked;
}

export const DRAFT = 'students/strike-off';

export function pickedOf(student: StudentRow, schoolId: number, sessionId: number): Picked {
  const { studentId, studentCode, studentName, fatherName, image, enrollments } = student;
  const place = [enrollments[0]?.className, enrollments[0]?.sectionName].filter((part) => part != null).join(' ');
  return { studentId, studentCode, studentName, fatherName, place, image: image ?? null, schoolId, sessionId };
}

export const isBlank = (comment: string | undefined): boolean => (comment ?? '').trim() === '';
