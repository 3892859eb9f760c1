import { useApplySubjectsMutation, usePreviewSubjectCopyQuery } from '@/api/subjects';
import { CopyDialog, useClassCopies, useCopySource, type CopyMode } from '@/shared/copies';
import type { ClassSelection } from '@/shared/domain';
import type { DialogState } from '@/shared/ui';

interface SubjectCopiesProps {
  readonly mode: CopyMode;
  readonly dialog: DialogState<CopyMode>;
  readonly selection: ClassSelection;
  readonly onCopied?: () => void;
}

const FRESH = { refetchOnMountOrArgChange: true };

/** The copy of subjects and groups between the shown class and others. */
export function SubjectCopies({ mode, dialog, selection, onCopied }: SubjectCopiesProps) {
  const source = useCopySource(mode, selection);
  const [apply] = useApplySubjectsMutation();
  const copies = useClassCopies({
    mode,
    selection,
    sourceId: source.sourceId,
    preview: usePreviewSubjectCopyQuery(source.request, FRESH),
    send: (classCopyForm, requestKey) => apply({ 'Idempotency-Key': requestKey, classCopyForm }).unwrap(),
    onCopied,
  });
  return (
    <CopyDialog part="subjects" mode={mode} dialog={dialog} selection={selection} source={source} copies={copies} />
  );
}
