import { STUDENT_FIELDS, type StudentRow } from '@/api/students';
import { defineFields } from '@/shared/forms';
import { paths } from '@/shared/navigation';

export const strikeOffFields = defineFields(STUDENT_FIELDS.StrikeOffForm);

/** The student as the confirmation shows it. */
export interface Picked {
  readonly studentId: number;
  readonly studentCode: number;
  readonly studentName: string;
  readonly fatherName: string;
  readonly classAndSection: string;
  readonly image: string | null;
  readonly schoolId: number;
  /** The session in which the student was searched for (LIFECYCLE-16). */
  readonly sessionId: number;
}

export const STRIKE_OFF_DRAFT = { name: 'students/strike-off', resumeAt: paths.strikeOff };

export function pickedOf(student: StudentRow, schoolId: number, sessionId: number): Picked {
  const { studentId, studentCode, studentName, fatherName, image, enrollments } = student;
  const parts = [enrollments[0]?.className, enrollments[0]?.sectionName];
  const classAndSection = parts.filter((part) => part != null).join(' ');
  return {
    studentId,
    studentCode,
    studentName,
    fatherName,
    classAndSection,
    image: image ?? null,
    schoolId,
    sessionId,
  };
}
