import { CODES } from '@/api/catalogue';
import { useCancelCertificateMutation } from '@/api/certificates';
import { useFields, useReason } from '@/shared/forms';
import { DateText, DialogFacts, ReasonDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { certificateTypeWords, documentWords, listWords } from '../words';
import { CANCEL_DRAFT, cancelFields, type Cancelled } from './cancelForm';

interface CancelDialogProps {
  readonly open: boolean;
  readonly certificate: Cancelled;
  readonly onClose: () => void;
}

/** Asks for the reason before a certificate is cancelled. */
export function CancelDialog({ open, certificate, onClose }: CancelDialogProps) {
  const words = useWords(listWords);
  const types = useWords(certificateTypeWords);
  const { titleOf } = useWords(documentWords);
  const { reason: facts } = useFields(cancelFields);
  const [cancel] = useCancelCertificateMutation();
  const { certificateId, certificateNo, type, studentName, studentCode, sessionName, issuedOn } = certificate;
  const reason = useReason<Cancelled>({
    open,
    target: certificate,
    draft: CANCEL_DRAFT,
    name: 'reason',
    facts,
    send: (text) => cancel({ id: certificateId, certificateCancelForm: { reason: text } }).unwrap(),
    onDone: onClose,
    isDone: ({ responseCode }) => responseCode === CODES.STALE_VERSION,
    words: { success: words.cancelDone, fallback: words.cancelFailed },
  });
  return (
    <ReasonDialog
      open={open}
      title={words.cancelOf(titleOf(types[type], certificateNo))}
      confirmLabel={words.cancel}
      cancelLabel={words.keep}
      hint={words.reasonHint}
      reason={reason}
      onClose={onClose}
    >
      <DialogFacts
        facts={[
          { label: words.student, value: `${studentName} (${studentCode})` },
          { label: words.session, value: sessionName },
          { label: words.issuedOn, value: <DateText date={issuedOn} /> },
        ]}
        effect={words.effect}
      />
    </ReasonDialog>
  );
}
