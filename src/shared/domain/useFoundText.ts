import type { StudentRow } from '@/api/students';
import { useWords } from '../words';
import type { SearchedStudent } from './obstacle';
import { hiddenMatch } from './studentMatch';
import { obstacleWords, studentSearchWords } from './studentSearchWords';

interface FoundText {
  /** the name, with the reason if the student cannot be selected: "1533 Aanya Kumawat: section missing" */
  readonly nameOf: (found: SearchedStudent) => string;
  /** the mobile number, and the value by which the student was found if the row does not show it */
  readonly mobileOf: (student: StudentRow, text: string) => string;
}

export function useFoundText(): FoundText {
  const words = useWords(studentSearchWords);
  const reasons = useWords(obstacleWords);
  return {
    nameOf: ({ student, obstacle }) => {
      const { studentCode, studentName, enrollments } = student;
      if (obstacle === null) return studentName;
      const [enrolment] = enrollments;
      const className = [enrolment?.className, enrolment?.sectionName].filter(Boolean).join(' ');
      const reason = obstacle === 'OTHER_CLASS' ? words.inClass(className) : reasons[obstacle];
      return words.cannotChoose(studentCode, studentName, reason);
    },
    mobileOf: (student, text) => {
      const hidden = {
        srNo: () => words.srNo(student.studentSrNo),
        mother: () => words.mother(student.motherName),
        parent: () => words.ofParent(text.trim()),
      };
      const match = hiddenMatch(text, student);
      return [student.mobileNo, match && hidden[match]()].filter(Boolean).join(' · ');
    },
  };
}
