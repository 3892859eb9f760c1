import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSignedInUser } from '@/shared/access';
import { useRefusal } from '@/shared/errors';
import { paths, useStudentHandover } from '@/shared/navigation';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { StudentEditor } from './StudentEditor';
import { useHandedStudent, type HandedStudent } from './useHandedStudent';

/** A user without a school registers nobody (STUDENT-33); after a registration the form stands there anew (STUDENT-58). */
export function RegisterStudentScreen() {
  const words = useWords(studentWords);
  const user = useSignedInUser();
  const [registered, setRegistered] = useState(0);
  const schoolId = user?.isPlatform ? null : (user?.schoolId ?? null);
  const refusal = useRefusal();
  return (
    <PageFrame
      title={words.registration}
      trail={[{ label: words.list, to: paths.students }, { label: words.registration }]}
      state={schoolId === null ? refusal(words.noPermission) : { kind: 'ready' }}
    >
      {schoolId !== null && (
        <StudentEditor
          key={registered}
          schoolId={schoolId}
          stored={undefined}
          onRegistered={() => {
            setRegistered((students) => students + 1);
            window.scrollTo({ top: 0 });
          }}
        />
      )}
    </PageFrame>
  );
}

const nothing = () => undefined;

/** Without a student handed over, or named in the address, there is nothing to edit (STUDENT-34). */
export function EditStudentScreen() {
  const handed = useStudentHandover();
  return handed ? <EditHanded {...handed} /> : <Navigate to={paths.students} replace />;
}

function EditHanded({ studentId, sessionId }: HandedStudent) {
  const words = useWords(studentWords);
  const { student, state } = useHandedStudent(studentId, sessionId);
  return (
    <PageFrame
      title={words.editTitle}
      trail={[{ label: words.list, to: paths.students }, { label: words.editTitle }]}
      description={student && `${student.studentName} · ${student.studentCode}`}
      state={state}
    >
      {student && (
        <StudentEditor key={student.studentId} schoolId={student.schoolId} stored={student} onRegistered={nothing} />
      )}
    </PageFrame>
  );
}
