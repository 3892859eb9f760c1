import { Button, Modal } from 'antd';
import { RefusedFile, SheetPicker, Waiting } from '@/shared/import';
import { FocusOnOpen, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { confirmWords } from '../confirmWords';
import { AnnotateButton } from './AnnotateButton';
import { FileCheck } from './FileCheck';
import { useReceiptsFile } from './useReceiptsFile';

interface UploadDialogProps {
  readonly open: boolean;
  readonly sessionId: number;
  /** its name */
  readonly session: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Choosing a file checks it row by row; one step then confirms its receipts, all of them or none (CONFIRM-05, CONFIRM-06). */
export function UploadDialog({ open, sessionId, session, onDone, onClose }: UploadDialogProps) {
  const words = useWords(confirmWords);
  const { file, phase, check, confirm } = useReceiptsFile(sessionId, onDone);
  const confirming = phase.kind === 'confirming';
  const busy = confirming || phase.kind === 'checking';
  const checked = phase.kind === 'checked' || confirming ? phase.check : undefined;
  const { dialog } = useLeaveGuard(open && confirming);
  const footer = (
    <>
      <Button disabled={confirming} onClick={onClose}>
        {words.cancel}
      </Button>
      {checked && file && <AnnotateButton file={file} sessionId={sessionId} disabled={confirming} />}
      {checked && (
        <Button
          type="primary"
          disabled={checked.wrong > 0 || checked.ready === 0}
          loading={confirming}
          onClick={() => void confirm()}
        >
          {words.confirmFile(checked.ready, groupDigits(checked.ready))}
        </Button>
      )}
    </>
  );
  return (
    <Modal
      open={open}
      title={words.uploadTitle(session)}
      width={1100}
      centered
      destroyOnHidden
      className="portal-dialog confirm-upload"
      mask={{ closable: false }}
      closable={{ 'aria-label': words.close, disabled: confirming }}
      footer={footer}
      onCancel={() => {
        if (!confirming) onClose();
      }}
    >
      <FocusOnOpen selector="input[type='file']" />
      {dialog}
      <p className="confirm-hint">{words.uploadHint}</p>
      <SheetPicker fileName={file?.name} disabled={busy} onPick={(next) => void check(next)} />
      {phase.kind === 'checking' && <Waiting text={words.checking(file?.name ?? '')} />}
      {phase.kind === 'choosing' && phase.refused && (
        <RefusedFile failure={phase.refused} fallback={words.checkFailed} />
      )}
      {checked && <FileCheck check={checked} undecided={phase.kind === 'checked' && phase.undecided} />}
      {confirming && <Waiting text={words.confirming(phase.check.ready, groupDigits(phase.check.ready))} />}
    </Modal>
  );
}
