import { useApplyResultConfigMutation, usePreviewConfigCopyQuery } from '@/api/results';
import { CopyDialog, useClassCopies, useCopySource, type CopyMode } from '@/shared/copies';
import type { ClassSelection } from '@/shared/domain';
import type { DialogState } from '@/shared/ui';

interface ConfigCopiesProps {
  readonly mode: CopyMode;
  readonly dialog: DialogState<CopyMode>;
  readonly selection: ClassSelection;
  readonly onCopied?: () => void;
}

const FRESH = { refetchOnMountOrArgChange: true };

/** The copy of the result config between the shown class and others. */
export function ConfigCopies({ mode, dialog, selection, onCopied }: ConfigCopiesProps) {
  const source = useCopySource(mode, selection);
  const [apply] = useApplyResultConfigMutation();
  const copies = useClassCopies({
    mode,
    selection,
    sourceId: source.sourceId,
    preview: usePreviewConfigCopyQuery(source.request, FRESH),
    send: (classCopyForm, requestKey) => apply({ 'Idempotency-Key': requestKey, classCopyForm }).unwrap(),
    onCopied,
  });
  return <CopyDialog part="config" mode={mode} dialog={dialog} selection={selection} source={source} copies={copies} />;
}
