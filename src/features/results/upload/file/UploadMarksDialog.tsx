import { Alert, Button, Modal } from 'antd';
import { useEffect, useRef } from 'react';
import type { MarksFileCheck, MarksFileParams } from '@/api/results';
import { useFailureText } from '@/shared/errors';
import { isUndecided } from '@/shared/feedback';
import { RefusedFile, SheetPicker, Waiting } from '@/shared/import';
import { FocusOnOpen, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { AnnotateButton } from './AnnotateButton';
import { fileWords } from './fileWords';
import { MarksFileCheckView } from './MarksFileCheckView';
import { canCheckAgain, useMarksFile, type FilePhase, type MarksFileWork } from './useMarksFile';

interface UploadMarksDialogProps {
  readonly open: boolean;
  readonly params: MarksFileParams;
  /** exam and class of the marks */
  readonly about: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const checkIn = (phase: FilePhase): MarksFileCheck | undefined => ('check' in phase ? phase.check : undefined);

/** Whether the checked file can be stored: all rows are valid, there are changes, and conflicts are decided. */
const canUpload = ({ phase, decision }: MarksFileWork): boolean => {
  if (phase.kind !== 'checked') return false;
  const { wrong, ready, conflicts } = phase.check;
  return wrong === 0 && ready + conflicts > 0 && (conflicts === 0 || decision !== undefined);
};

/** Checks a chosen file; one click then stores all of its marks or none (MARKS-12 to MARKS-17). */
export function UploadMarksDialog({ open, params, about, onDone, onClose }: UploadMarksDialogProps) {
  const words = useWords(fileWords);
  const work = useMarksFile(params, onDone);
  const { file, phase } = work;
  const uploading = phase.kind === 'uploading';
  const check = checkIn(phase);
  const { dialog } = useLeaveGuard(false, { notSaved: open && uploading });
  return (
    <Modal
      open={open}
      title={words.title}
      width={1100}
      centered
      destroyOnHidden
      className="portal-dialog marks-file"
      mask={{ closable: false }}
      closable={{ 'aria-label': words.close, disabled: uploading }}
      footer={<Footer work={work} params={params} onClose={onClose} />}
      onCancel={() => {
        if (!uploading) onClose();
      }}
    >
      <FocusOnOpen selector="input[type='file']" />
      {dialog}
      <p className="marks-file-about">{about}</p>
      <SheetPicker
        fileName={file?.name}
        size={file?.size}
        disabled={uploading || phase.kind === 'checking'}
        onPick={(next) => void work.check(next)}
      />
      {phase.kind === 'checking' && <Waiting text={words.checking(file?.name ?? '')} />}
      {phase.kind === 'choosing' && phase.refused && (
        <RefusedFile failure={phase.refused} fallback={words.checkFailed} />
      )}
      {phase.kind === 'checked' && phase.failure && <UploadFault failure={phase.failure} />}
      {check && (
        <MarksFileCheckView check={check} decision={work.decision} disabled={uploading} onDecide={work.decide} />
      )}
    </Modal>
  );
}

interface FooterProps {
  readonly work: MarksFileWork;
  readonly params: MarksFileParams;
  readonly onClose: () => void;
}

/** The focus is at Upload as soon as the checked file can be stored. */
function Footer({ work, params, onClose }: FooterProps) {
  const words = useWords(fileWords);
  const { file, phase } = work;
  const button = useRef<HTMLButtonElement>(null);
  const uploading = phase.kind === 'uploading';
  const isReady = canUpload(work);
  const check = checkIn(phase);
  const undecided = (check?.conflicts ?? 0) > 0;
  useEffect(() => {
    if (isReady && !undecided) button.current?.focus();
  }, [isReady, undecided]);
  return (
    <>
      {check && file && (check.wrong > 0 || check.conflicts > 0) && (
        <AnnotateButton file={file} params={params} disabled={uploading} />
      )}
      {phase.kind === 'choosing' && file && canCheckAgain(phase.refused) && (
        <Button onClick={() => void work.check(file)}>{words.checkAgain}</Button>
      )}
      <Button disabled={uploading} onClick={onClose}>
        {words.cancel}
      </Button>
      <Button
        ref={button}
        type="primary"
        disabled={!isReady && !uploading}
        loading={uploading}
        onClick={() => void work.upload()}
      >
        {uploading ? words.sending : words.send}
      </Button>
    </>
  );
}

/** The reason why an upload failed (MARKS-17). */
function UploadFault({
  failure,
}: {
  readonly failure: Parameters<ReturnType<typeof useFailureText>>[0] & { status: number };
}) {
  const words = useWords(fileWords);
  const text = useFailureText()(failure, { fallback: words.uploadFault });
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={text}
      {...(isUndecided(failure) && { description: words.undecided })}
    />
  );
}
