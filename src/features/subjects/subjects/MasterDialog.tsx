import { skipToken } from '@reduxjs/toolkit/query';
import { Modal } from 'antd';
import { useState } from 'react';
import { useDeleteMasterSubjectMutation, useListMasterSubjectsQuery, type MasterSubject } from '@/api/subjects';
import { useReopen } from '@/shared/drafts';
import { useLoadState } from '@/shared/errors';
import { useFeedback } from '@/shared/feedback';
import { ConfirmDialog, FIRST_FIELD, FocusOnOpen, useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { masterWords, subjectWords } from '../words';
import { MasterForm } from './MasterForm';
import { MasterRows } from './MasterRows';
import { MASTER } from './useMasterForm';
import { NEW } from './useSubjectForm';

interface MasterDialogProps {
  readonly open: boolean;
  readonly schoolId: number;
  /** the screen's address, which a kept draft leads back to */
  readonly named: string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** What the school can teach: a small editor of the list that classes choose from. */
export function MasterDialog({ open, schoolId, named, onOpen, onClose }: MasterDialogProps) {
  const words = useWords(masterWords);
  const [renamedId, setRenamedId] = useState<string>();
  const query = useListMasterSubjectsQuery(open ? { schoolId } : skipToken, { refetchOnMountOrArgChange: true });
  const { currentData: subjects } = query;
  const renamed = subjects?.find(({ subjectId }) => String(subjectId) === renamedId);
  const rename = (subject: MasterSubject | undefined) => setRenamedId(subject && String(subject.subjectId));
  const state = useLoadState(query, useWords(subjectWords).loadFailed);
  const deleting = useDialog<MasterSubject>();
  const remove = useRemoval(schoolId);
  useReopen(`${named}/${MASTER}`, (id) => {
    setRenamedId(id);
    onOpen();
  });
  const close = () => {
    rename(undefined);
    onClose();
  };
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
        onCancel={close}
      >
        <FocusOnOpen selector={FIRST_FIELD} />
        <p className="subject-hint">{renamed ? words.renameOf(renamed.subjectName) : words.hint}</p>
        <MasterForm
          key={renamed?.subjectId ?? NEW}
          schoolId={schoolId}
          named={named}
          stored={renamed}
          onDone={() => rename(undefined)}
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
