import { Form } from 'antd';
import type { ClassSubject } from '@/api/subjects';
import { ConflictDialog } from '@/shared/feedback';
import { FormDialog, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { subjectWords } from '../words';
import type { SubjectValues } from './subjectForm';
import { SubjectFields } from './SubjectFields';
import { useSubjectForm, type SubjectFormOptions } from './useSubjectForm';

interface SubjectDialogProps extends SubjectFormOptions {
  readonly open: boolean;
  /** the subjects of the class */
  readonly subjects: readonly ClassSubject[];
}

/** One subject of the class (SUBJECT-19). After a subject is added, the dialog stays open for the next one. */
export function SubjectDialog({ open, subjects, ...options }: SubjectDialogProps) {
  const words = useWords(subjectWords);
  const editor = useSubjectForm(options);
  const { form, added } = editor;
  const { dialog } = useLeaveGuard(open && editor.dirty, { notSaved: open && editor.unconfirmed });
  const { selection, stored, groups, onClose } = options;
  const at = words.selectionName(selection.class.className, selection.session.sessionName);
  const stream = Form.useWatch('stream', { form, preserve: true }) ?? null;
  return (
    <>
      <FormDialog<SubjectValues>
        open={open}
        form={form}
        title={stored ? words.editSubjectTitle(stored.subjectName, at) : words.addSubjectTitle(at)}
        saveLabel={stored ? words.save : words.add}
        {...(stored ? {} : { cancelLabel: words.done })}
        {...(editor.dirty ? { discardQuestion: words.discardQuestion } : {})}
        restored={editor.restored}
        initialValues={editor.initial}
        notSaved={editor.notSaved}
        onValuesChange={editor.typed}
        onSave={editor.submit}
        onClose={onClose}
      >
        <SubjectFields
          schoolId={selection.schoolId}
          stored={stored}
          taken={[...subjects, ...added].map(({ subjectId }) => subjectId)}
          groups={groups}
          stream={stream}
        />
        <p role="status" className="subject-added">
          {added.length > 0 && words.added(added.map(({ subjectName }) => subjectName).join(', '))}
        </p>
      </FormDialog>
      <ConflictDialog {...editor.conflict} />
      {dialog}
    </>
  );
}
