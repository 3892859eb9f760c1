// The student that the strike-off confirmation names.
import type { StudentRow } from '@/api/students';
import { pickedOf } from '@/features/students/strike-off/strikeOffForm';

describe('the student to strike off', () => {
  const enrolment = { sessionId: 2, className: '5', sectionName: 'A' };
  const student = {
    studentId: 7,
    studentCode: 1007,
    studentName: 'Garima Verma',
    fatherName: 'Ramesh Verma',
    image: '1-7',
    enrollments: [enrolment],
    mobileNumber: '9829012345',
  } as unknown as StudentRow;
  const named = { studentId: 7, studentCode: 1007, studentName: 'Garima Verma', fatherName: 'Ramesh Verma' };

  test('LIFECYCLE-16 is named in full, with the session of the look-up', () => {
    expect(pickedOf(student, 1, 2)).toEqual({
      ...named,
      classAndSection: '5 A',
      image: '1-7',
      schoolId: 1,
      sessionId: 2,
    });
    const bare = { ...student, image: undefined, enrollments: [{ ...enrolment, sectionName: null }] };
    expect(pickedOf(bare as unknown as StudentRow, 1, 2)).toMatchObject({ classAndSection: '5', image: null });
    expect(pickedOf({ ...student, enrollments: [] }, 1, 2)).toMatchObject({ classAndSection: '' });
  });
});
