import { skipToken } from '@reduxjs/toolkit/query';
import { Modal } from 'antd';
import { useState } from 'react';
import { useDeleteMasterSubjectMutation, useListMasterSubjectsQuery, type MasterSubject } from '@/api/subjects';
import { useReopen } from '@/shared/drafts';
import { useLoadState } from '@/shared/errors';
import { useFeedback } from '@/shared/feedback';
import { ConfirmDialog, FIRST_FIELD, FocusOnOpen, useDialog, useDiscard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { masterWords, subjectWords } from '../words';
import { MasterForm } from './MasterForm';
import { MasterRows } from './MasterRows';
import { masterDrafts } from './useMasterForm';
import { NEW } from './useSubjectForm';

interface MasterDialogProps {
  readonly open: boolean;
  readonly schoolId: number;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** Edits the subject list of the school, from which classes choose. */
export function MasterDialog({ open, schoolId, onOpen, onClose }: MasterDialogProps) {
  const words = useWords(masterWords);
  const [renamedId, setRenamedId] = useState<string>();
  const query = useListMasterSubjectsQuery(open ? { schoolId } : skipToken, { refetchOnMountOrArgChange: true });
  const { currentData: subjects } = query;
  const renamed = subjects?.find(({ subjectId }) => String(subjectId) === renamedId);
  const rename = (subject: MasterSubject | undefined) => setRenamedId(subject && String(subject.subjectId));
  const state = useLoadState(query, useWords(subjectWords).loadFailed);
  const deleting = useDialog<MasterSubject>();
  const remove = useRemoval(schoolId);
  const discard = useDiscard(words.discard, () => {
    rename(undefined);
    onClose();
  });
  useReopen(masterDrafts(schoolId), (id) => {
    setRenamedId(id);
    discard.typed();
    onOpen();
  });
  return (
    <>
      <Modal
        open={open}
        title={words.title}
        width={520}
        centered
        destroyOnHidden
        className="portal-dialog"
        mask={{ closable: false }}
        closable={{ 'aria-label': words.close }}
        footer={null}
        onCancel={discard.ask}
      >
        <FocusOnOpen selector={FIRST_FIELD} />
        <p className="subject-hint">{renamed ? words.renameOf(renamed.subjectName) : words.hint}</p>
        <MasterForm
          key={renamed?.subjectId ?? NEW}
          schoolId={schoolId}
          stored={renamed}
          onTyped={discard.typed}
          onDone={() => {
            discard.done();
            rename(undefined);
          }}
        />
        <MasterRows subjects={subjects} state={state} onRename={rename} onDelete={deleting.show} />
      </Modal>
      <ConfirmDialog
        open={deleting.open}
        title={words.removeTitle(deleting.target?.subjectName ?? '')}
        text={words.removeText}
        confirmLabel={words.remove}
        danger
        onConfirm={() => deleting.target && remove(deleting.target)}
        onClose={deleting.close}
      />
      {discard.dialog}
    </>
  );
}

function useRemoval(schoolId: number) {
  const words = useWords(subjectWords);
  const feedback = useFeedback();
  const [deleteMaster] = useDeleteMasterSubjectMutation();
  return ({ subjectId }: MasterSubject) =>
    feedback(deleteMaster({ schoolId, subjectId }).unwrap(), {
      success: words.subjectDeleted,
      fallback: words.subjectRemoveFailed,
    });
}
