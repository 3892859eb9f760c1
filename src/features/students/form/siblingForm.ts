import { STUDENT_FIELDS, type Enrolment, type Sibling, type StudentForm, type StudentRow } from '@/api/students';
import { defineFields } from '@/shared/forms';

export const siblingFields = defineFields(STUDENT_FIELDS.SiblingForm);

/** A sibling: a selected student of the same school (SIBLING-06). */
export interface SiblingValues {
  siblingStudentId: number;
  siblingName: string;
  siblingCode: number;
  schoolId: number;
  classId: number | undefined;
  className: string;
}

export const siblingValues = (sibling: Sibling): SiblingValues => ({
  siblingStudentId: sibling.siblingStudentId,
  siblingName: sibling.siblingName,
  siblingCode: sibling.siblingCode,
  schoolId: sibling.schoolId,
  classId: sibling.classId ?? undefined,
  className: sibling.className ?? '',
});

export const siblingOf = (
  student: Pick<StudentRow, 'studentId' | 'studentName' | 'studentCode' | 'schoolId' | 'enrollments'>,
): SiblingValues => ({
  siblingStudentId: student.studentId,
  siblingName: student.studentName,
  siblingCode: student.studentCode,
  schoolId: student.schoolId,
  classId: student.enrollments[0]?.classId,
  className: student.enrollments[0]?.className ?? '',
});

/** Class and section as text: '5 A'. */
export const classText = (enrolment: Pick<Enrolment, 'className' | 'sectionName'> | undefined): string =>
  [enrolment?.className, enrolment?.sectionName].filter((part) => part != null).join(' ');

export const siblingRequest = ({
  siblingStudentId,
  schoolId,
  classId,
}: SiblingValues): NonNullable<StudentForm['siblingInfo']>[number] => ({
  siblingStudentId,
  schoolId,
  classId: classId ?? null,
});
