import { Alert } from 'antd';
import { ConflictDialog } from '@/shared/feedback';
import { FormDialog, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { sessionWords } from '../words';
import { SessionFields } from './SessionFields';
import type { SessionValues } from './sessionForm';
import { StatusConfirmation } from './StatusConfirmation';
import type { EditedSession } from './useSessionActions';
import { useSessionForm } from './useSessionForm';

interface SessionDialogProps {
  readonly open: boolean;
  readonly edited: EditedSession;
  /** the school of the screen */
  readonly schoolId: number | undefined;
  readonly onClose: () => void;
}

export function SessionDialog({ open, edited, schoolId, onClose }: SessionDialogProps) {
  const words = useWords(sessionWords);
  const editor = useSessionForm(edited, schoolId, onClose);
  const stored = edited.session;
  const { dialog } = useLeaveGuard(open && editor.dirty, { notSaved: open && editor.unconfirmed });
  return (
    <>
      <FormDialog<SessionValues>
        open={open}
        form={editor.form}
        title={stored ? words.editTitle(stored.sessionName) : words.addTitle}
        saveLabel={stored ? words.save : words.create}
        initialValues={editor.initial}
        notSaved={editor.notSaved}
        onValuesChange={editor.typed}
        onSave={editor.finish}
        onClose={onClose}
      >
        {stored?.status === 'ACTIVE' && (
          <Alert type="info" showIcon title={words.onlyStatus} className="session-note" />
        )}
        <SessionFields stored={stored} form={editor.form} onPeriod={editor.takePeriod} />
      </FormDialog>
      {stored && (
        <StatusConfirmation
          session={stored}
          confirming={editor.confirming}
          refusal={editor.refusal}
          onConfirm={editor.confirm}
        />
      )}
      <ConflictDialog {...editor.conflict} />
      {dialog}
    </>
  );
}
