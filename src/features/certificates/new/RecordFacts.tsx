import { EditOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { CertificateDraft } from '@/api/certificates';
import { useHolds } from '@/shared/access';
import { genderWords } from '@/shared/labels';
import { studentAddress } from '@/shared/navigation';
import { DateText, ReadOnlyField } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { newWords } from '../newWords';

interface RecordFactsProps {
  readonly student: CertificateDraft['student'];
  readonly sessionId: number;
}

/** The facts of the record that the certificate states; they are corrected in the record. */
export function RecordFacts({ student, sessionId }: RecordFactsProps) {
  const words = useWords(newWords);
  const genders = useWords(genderWords);
  const id = useId();
  const mayEdit = useHolds()('EDIT_STUDENT');
  const { studentId, studentName, studentCode, className, sectionName } = student;
  return (
    <section className="certificate-record" aria-labelledby={id}>
      <header>
        <h2 id={id}>{words.studentOf(studentName, studentCode)}</h2>
        {mayEdit && (
          <Link
            to={studentAddress('edit', studentId, sessionId)}
            state={{ student: { studentId, studentCode, studentName }, filters: null }}
          >
            <EditOutlined aria-hidden /> {words.editStudent}
          </Link>
        )}
      </header>
      <dl>
        <ReadOnlyField label={words.class}>
          {[className, sectionName].filter((part) => part !== null).join(' ')}
        </ReadOnlyField>
        <ReadOnlyField label={words.father}>{student.fatherName}</ReadOnlyField>
        <ReadOnlyField label={words.mother}>{student.motherName}</ReadOnlyField>
        <ReadOnlyField label={words.srNo}>{student.studentSrNo}</ReadOnlyField>
        <ReadOnlyField label={words.dateOfBirth}>
          <DateText date={student.dateOfBirth} />
        </ReadOnlyField>
        <ReadOnlyField label={words.admissionDate}>
          <DateText date={student.admissionDate} />
        </ReadOnlyField>
        <ReadOnlyField label={words.gender}>{genders[student.gender]}</ReadOnlyField>
        <ReadOnlyField label={words.category}>{student.category}</ReadOnlyField>
      </dl>
    </section>
  );
}
