import { useNavigate } from 'react-router-dom';
import type { StudentRow } from '@/api/students';
import { paths, type CertificateHandover } from '@/shared/navigation';

type Certified = Pick<StudentRow, 'schoolId' | 'studentId' | 'studentCode' | 'studentName' | 'enrollments'>;

/** Opens a new certificate of a student in the session of the first enrolment; `from` is the address to return to. */
export function useCertificate(
  from: string,
  filters: unknown,
  type?: CertificateHandover['type'],
): (student: Certified) => void {
  const navigate = useNavigate();
  return ({ schoolId, studentId, studentCode, studentName, enrollments: [first] }) => {
    if (!first) return;
    const student = { studentId, studentCode, studentName };
    const { sessionId } = first;
    const state: CertificateHandover = { student, schoolId, sessionId, filters, from, ...(type && { type }) };
    void navigate(paths.newCertificate, { state });
  };
}
