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
  /** what the class has already */
  readonly subjects: readonly ClassSubject[];
}

/** One subject of the class (SUBJECT-19). Adding goes on with the next one until the dialog is closed. */
export function SubjectDialog({ open, subjects, ...options }: SubjectDialogProps) {
  const words = useWords(subjectWords);
  const editor = useSubjectForm(options);
  const { form, added } = editor;
  const { dialog } = useLeaveGuard(open && editor.dirty);
  const { place, stored, groups, onClose } = options;
  const at = words.placeOf(place.class.className, place.session.sessionName);
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
        initialValues={editor.initial}
        notSaved={editor.notSaved}
        onValuesChange={editor.typed}
        onSave={editor.submit}
        onClose={onClose}
      >
        <SubjectFields
          schoolId={place.schoolId}
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
