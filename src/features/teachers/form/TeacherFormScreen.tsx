import { Button, Form } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Teacher } from '@/api/teachers';
import { ConflictDialog } from '@/shared/feedback';
import { paths, Redirect, useTeacherHandover } from '@/shared/navigation';
import { FormActions, FormFields, PageFrame, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { teacherWords } from '../words';
import { AccountFields } from './AccountFields';
import { ContactFields, PersonalFields } from './PersonFields';
import type { TeacherValues } from './teacherForm';
import { NextStep } from './NextStep';
import { useHandedTeacher } from './useHandedTeacher';
import { useTeacherForm } from './useTeacherForm';

/** After each registration the form is reset, with the focus in its first field (TEACHER-18). */
export function RegisterTeacherScreen() {
  const words = useWords(teacherWords);
  const [registered, setRegistered] = useState<Teacher>();
  const next = (teacher: Teacher) => {
    setRegistered(teacher);
    window.scrollTo({ top: 0 });
  };
  return (
    <PageFrame
      title={words.registration}
      trail={[{ label: words.list, to: paths.teachers }, { label: words.registration }]}
    >
      {registered && <NextStep teacher={registered} />}
      <TeacherEditor key={registered?.teacherId} stored={undefined} onRegistered={next} />
    </PageFrame>
  );
}

/** Requires a teacher from the navigation state or address (TEACHER-18). */
export function EditTeacherScreen() {
  const handed = useTeacherHandover();
  return handed ? <EditHanded teacherId={handed.teacherId} /> : <Redirect to={paths.teachers} />;
}

const nothing = () => undefined;

function EditHanded({ teacherId }: { readonly teacherId: number }) {
  const words = useWords(teacherWords);
  const { teacher, state } = useHandedTeacher(teacherId);
  return (
    <PageFrame
      title={words.editTitle}
      trail={[{ label: words.list, to: paths.teachers }, { label: words.editTitle }]}
      state={state}
    >
      {teacher && <TeacherEditor key={teacher.teacherId} stored={teacher} onRegistered={nothing} />}
    </PageFrame>
  );
}

interface TeacherEditorProps {
  readonly stored: Teacher | undefined;
  readonly onRegistered: (teacher: Teacher) => void;
}

function TeacherEditor({ stored, onRegistered }: TeacherEditorProps) {
  const words = useWords(teacherWords);
  const navigate = useNavigate();
  const editor = useTeacherForm(stored, onRegistered);
  const { dialog } = useLeaveGuard(editor.dirty, { part: 'record', notSaved: editor.unconfirmed });
  return (
    <Form<TeacherValues>
      form={editor.form}
      layout="vertical"
      initialValues={editor.initial}
      scrollToFirstError={{ focus: true, block: 'center' }}
      onValuesChange={editor.typed}
      onFinish={() => void editor.submit()}
      className="portal-form"
    >
      <FormFields busy={editor.busy}>
        <AccountFields stored={stored} />
        <PersonalFields />
        <ContactFields />
      </FormFields>
      <FormActions dirty={editor.dirty} notSaved={editor.notSaved} busy={editor.busy}>
        <Button onClick={() => void navigate(paths.teachers)}>{words.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={editor.busy}>
          {stored === undefined ? words.create : words.save}
        </Button>
      </FormActions>
      {dialog}
      <ConflictDialog {...editor.conflict} />
    </Form>
  );
}
