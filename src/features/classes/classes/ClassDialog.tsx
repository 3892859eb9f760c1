import type { Class } from '@/api/classes';
import { ConflictDialog } from '@/shared/feedback';
import { FormDialog, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { classWords } from '../words';
import { ClassFields } from './ClassFields';
import type { ClassValues } from './classForm';
import { useClassForm } from './useClassForm';

interface ClassDialogProps {
  readonly open: boolean;
  /** undefined for a new class */
  readonly stored: Class | undefined;
  /** the school of the screen */
  readonly schoolId: number | undefined;
  readonly onAdded: (added: Class) => void;
  readonly onClose: () => void;
}

export function ClassDialog({ open, stored, schoolId, onAdded, onClose }: ClassDialogProps) {
  const words = useWords(classWords);
  const editor = useClassForm(stored, schoolId, onAdded, onClose);
  const { dialog } = useLeaveGuard(open && editor.dirty, { part: 'query', notSaved: open && editor.unconfirmed });
  return (
    <>
      <FormDialog<ClassValues>
        open={open}
        form={editor.form}
        title={stored ? words.editClassTitle(stored.className) : words.addClassTitle}
        saveLabel={stored ? words.save : words.create}
        initialValues={editor.initial}
        notSaved={editor.notSaved}
        onValuesChange={editor.typed}
        onSave={editor.submit}
        onClose={onClose}
      >
        <ClassFields form={editor.form} schoolFixed={stored !== undefined} />
      </FormDialog>
      <ConflictDialog {...editor.conflict} />
      {dialog}
    </>
  );
}
