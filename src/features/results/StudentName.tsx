import type { StudentMarks } from '@/api/results';
import { useWords } from '@/shared/words';
import { studentNameWords } from './words';

/** The name of a student, marked where a transfer certificate makes the entries read only. */
export function StudentName({ student }: Pick<StudentMarks, 'student'>) {
  const words = useWords(studentNameWords);
  if (student.left !== true) return student.studentName;
  return (
    <span>
      <abbr className="result-left" title={words.tcIssued}>
        {words.tc}
      </abbr>{' '}
      {student.studentName}
    </span>
  );
}
