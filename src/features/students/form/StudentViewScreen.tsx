import { ArrowLeftOutlined, EditOutlined, FileProtectOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Student } from '@/api/students';
import { useHolds } from '@/shared/access';
import { HistoryButton } from '@/shared/domain';
import { paths, Redirect, studentAddress, useHandedFilters, useStudentHandover } from '@/shared/navigation';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { useCertificate } from '../useCertificate';
import { studentWords } from '../words';
import { StudentDetails } from './StudentDetails';
import { useHandedStudent, type HandedStudent } from './useHandedStudent';

/** Requires a student from the navigation state or address (STUDENT-34). */
export function StudentViewScreen() {
  const handed = useStudentHandover();
  return handed ? <ViewHanded {...handed} /> : <Redirect to={paths.students} />;
}

function ViewHanded({ studentId, sessionId }: HandedStudent) {
  const words = useWords(studentWords);
  const { student, state } = useHandedStudent(studentId, sessionId);
  return (
    <PageFrame
      title={student?.studentName ?? words.details}
      trail={[{ label: words.list, to: paths.students }, { label: words.view }]}
      actions={<ViewActions student={student} sessionId={sessionId} />}
      state={state}
    >
      {student && <StudentDetails student={student} sessionId={sessionId} />}
    </PageFrame>
  );
}

function ViewActions({
  student,
  sessionId,
}: { readonly student: Student | undefined } & Pick<HandedStudent, 'sessionId'>) {
  const words = useWords(studentWords);
  const navigate = useNavigate();
  const holds = useHolds();
  const { state, pathname, search } = useLocation() as { state: unknown; pathname: string; search: string };
  const certify = useCertificate(`${pathname}${search}`, useHandedFilters() ?? null);
  return (
    <>
      <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={() => void navigate(paths.students)}>
        {words.back}
      </Button>
      {student && (
        <HistoryButton
          record={{ schoolId: student.schoolId, entity: 'STUDENT', id: student.studentId }}
          name={student.studentName}
        />
      )}
      {student && holds('LIST_STUDENT') && student.enrollments.length > 0 && (
        <Button icon={<FileProtectOutlined aria-hidden />} onClick={() => certify(student)}>
          {words.certificates}
        </Button>
      )}
      {student && holds('EDIT_STUDENT') && (
        <Button
          icon={<EditOutlined aria-hidden />}
          onClick={() => void navigate(studentAddress('edit', student.studentId, sessionId), { state })}
        >
          {words.edit}
        </Button>
      )}
    </>
  );
}
