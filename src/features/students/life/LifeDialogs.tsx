import { CommentsHistoryDialog } from '@/shared/domain';
import { ReadmissionDialog } from './ReadmissionDialog';
import type { LifeActions } from './useLifeActions';

export function LifeDialogs({ actions }: { readonly actions: LifeActions }) {
  const { target, open, close } = actions.history;
  return (
    <>
      <CommentsHistoryDialog
        open={open}
        studentName={target?.studentDetail.studentName ?? ''}
        entries={target?.history ?? []}
        onClose={close}
      />
      <ReadmissionDialog readmission={actions} />
    </>
  );
}
