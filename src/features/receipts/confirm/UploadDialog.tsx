import { Button, Modal } from 'antd';
import type { ReceiptsFileCheck } from '@/api/receipts';
import { RefusedFile, SheetPicker, StoreButton, UnknownResults, Waiting } from '@/shared/import';
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

/** Checks a chosen file row by row; one click then confirms all of its receipts or none (CONFIRM-05, CONFIRM-06). */
export function UploadDialog({ open, sessionId, session, onDone, onClose }: UploadDialogProps) {
  const words = useWords(confirmWords);
  const { file, phase, check, store, unknownResults } = useReceiptsFile();
  const confirming = phase.kind === 'storing';
  const busy = confirming || phase.kind === 'checking';
  const checked = 'check' in phase ? phase.check : undefined;
  const { dialog } = useLeaveGuard(false, { notSaved: open && confirming });
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
      footer={
        <Footer
          sessionId={sessionId}
          file={file}
          checked={checked}
          busy={busy}
          confirming={confirming}
          automatic={phase.kind === 'checked' && phase.automatic === true}
          onConfirm={() => void store().then((isStored) => isStored && onDone())}
          onClose={onClose}
        />
      }
      onCancel={() => {
        if (!confirming) onClose();
      }}
    >
      <FocusOnOpen selector="input[type='file']" />
      {dialog}
      <p className="confirm-hint">{words.uploadHint}</p>
      <SheetPicker fileName={file?.name} disabled={busy} onPick={(next) => void check(next, sessionId)} />
      <UnknownResults results={unknownResults} />
      {phase.kind === 'checking' && !checked && <Waiting text={words.checking(file?.name ?? '')} />}
      {phase.kind === 'choosing' && phase.refused && (
        <RefusedFile failure={phase.refused} fallback={words.checkFailed} />
      )}
      {checked && <FileCheck check={checked} undecided={phase.kind === 'checked' && phase.undecided} />}
      {confirming && <Waiting text={words.confirming(phase.check.ready, groupDigits(phase.check.ready))} />}
    </Modal>
  );
}

interface FooterProps {
  readonly sessionId: number;
  readonly file: File | undefined;
  readonly checked: ReceiptsFileCheck | undefined;
  readonly busy: boolean;
  readonly confirming: boolean;
  /** the user did not request the check */
  readonly automatic: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function Footer({ sessionId, file, checked, busy, confirming, automatic, onConfirm, onClose }: FooterProps) {
  const words = useWords(confirmWords);
  return (
    <>
      <Button disabled={confirming} onClick={onClose}>
        {words.cancel}
      </Button>
      {checked && file && (
        <>
          <AnnotateButton order={{ sessionId, receiptsFile: file }} disabled={busy} />
          <StoreButton
            automatic={automatic}
            disabled={checked.wrong > 0 || checked.ready === 0}
            busy={busy}
            onStore={onConfirm}
          >
            {words.confirmFile(checked.ready, groupDigits(checked.ready))}
          </StoreButton>
        </>
      )}
    </>
  );
}
