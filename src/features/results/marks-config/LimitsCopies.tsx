import { useApplySubjectLimitsMutation, usePreviewLimitsCopyQuery } from '@/api/results';
import { CopyDialog, useClassCopies, useCopySource, type CopyMode } from '@/shared/copies';
import type { ClassSelection } from '@/shared/domain';
import type { DialogState } from '@/shared/ui';

interface LimitsCopiesProps {
  readonly mode: CopyMode;
  readonly dialog: DialogState<CopyMode>;
  readonly selection: ClassSelection;
  readonly onCopied?: () => void;
}

const FRESH = { refetchOnMountOrArgChange: true };

/** The copy of the minimum and maximum marks between the shown class and others. */
export function LimitsCopies({ mode, dialog, selection, onCopied }: LimitsCopiesProps) {
  const source = useCopySource(mode, selection);
  const [apply] = useApplySubjectLimitsMutation();
  const copies = useClassCopies({
    mode,
    selection,
    sourceId: source.sourceId,
    preview: usePreviewLimitsCopyQuery(source.request, FRESH),
    send: (classCopyForm, requestKey) => apply({ 'Idempotency-Key': requestKey, classCopyForm }).unwrap(),
    onCopied,
  });
  return <CopyDialog part="limits" mode={mode} dialog={dialog} selection={selection} source={source} copies={copies} />;
}
