import { useState } from 'react';
import type { Teacher } from '@/api/teachers';
import { FormDialog, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { AccountFields } from '../form/AccountFields';
import { ContactFields, PersonalFields } from '../form/PersonFields';
import type { TeacherValues } from '../form/teacherForm';
import { useTeacherForm } from '../form/useTeacherForm';
import { teacherWords } from '../words';
import { RegisteredDialog } from './RegisteredDialog';

interface AdministratorDialogProps {
  readonly open: boolean;
  readonly schoolId: number;
  readonly onClose: () => void;
}

/** Registers a teacher with every permission; shows the account after it is stored. */
export function AdministratorDialog({ open, schoolId, onClose }: AdministratorDialogProps) {
  const words = useWords(teacherWords);
  const [registered, setRegistered] = useState<Teacher>();
  const editor = useTeacherForm(undefined, setRegistered, schoolId);
  const { dialog } = useLeaveGuard(open && editor.dirty, { notSaved: open && editor.unconfirmed });
  return (
    <>
      <FormDialog<TeacherValues>
        open={open && !registered}
        form={editor.form}
        title={words.administratorTitle}
        saveLabel={words.create}
        width={720}
        {...(editor.dirty ? { discardQuestion: words.discardAdministrator } : {})}
        restored={editor.restored}
        initialValues={editor.initial}
        notSaved={editor.notSaved}
        onValuesChange={editor.typed}
        onSave={editor.submit}
        onClose={onClose}
      >
        <p className="administrator-hint">{words.administratorHint}</p>
        <div className="administrator-fields">
          <AccountFields stored={undefined} />
          <PersonalFields />
          <ContactFields />
        </div>
      </FormDialog>
      {registered && <RegisteredDialog open={open} teacher={registered} onClose={onClose} />}
      {dialog}
    </>
  );
}
