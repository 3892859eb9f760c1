import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useOwnSchool } from '@/shared/access';
import { useRefusal } from '@/shared/errors';
import { paths, Redirect, useStudentHandover } from '@/shared/navigation';
import { PageFrame } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { studentWords } from '../words';
import { StudentEditor } from './StudentEditor';
import type { Registered } from './studentForm';
import { TO_SECTION, useHandedStudent, type HandedStudent } from './useHandedStudent';

/** A user without a school cannot register students (STUDENT-33); after a registration the form is reset (STUDENT-58). */
export function RegisterStudentScreen() {
  const words = useWords(studentWords);
  const [registered, setRegistered] = useState<Registered>();
  const schoolId = useOwnSchool();
  const refusal = useRefusal();
  return (
    <PageFrame
      title={words.registration}
      trail={[{ label: words.list, to: paths.students }, { label: words.registration }]}
      state={schoolId === undefined ? refusal(words.noPermission) : { kind: 'ready' }}
    >
      {schoolId !== undefined && (
        <StudentEditor
          key={registered?.student.studentId}
          schoolId={schoolId}
          stored={undefined}
          registered={registered}
          start={registered ? undefined : 'first'}
          onRegistered={(student) => {
            setRegistered(student);
            window.scrollTo({ top: 0 });
          }}
        />
      )}
    </PageFrame>
  );
}

const nothing = () => undefined;

/** Requires a student from the navigation state or address (STUDENT-34). */
export function EditStudentScreen() {
  const handed = useStudentHandover();
  return handed ? <EditHanded {...handed} /> : <Redirect to={paths.students} />;
}

function EditHanded({ studentId, sessionId }: HandedStudent) {
  const words = useWords(studentWords);
  const { student, state } = useHandedStudent(studentId, sessionId);
  const { hash } = useLocation();
  return (
    <PageFrame
      title={words.editTitle}
      trail={[{ label: words.list, to: paths.students }, { label: words.editTitle }]}
      description={student && `${student.studentName} · ${student.studentCode}`}
      state={state}
    >
      {student && (
        <StudentEditor
          key={student.studentId}
          schoolId={student.schoolId}
          stored={student}
          start={hash === TO_SECTION ? 'section' : undefined}
          onRegistered={nothing}
        />
      )}
    </PageFrame>
  );
}
