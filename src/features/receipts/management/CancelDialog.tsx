import { CODES } from '@/api/catalogue';
import { useCancelReceiptMutation } from '@/api/receipts';
import { useFields, useReason } from '@/shared/forms';
import { ReasonDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { managementWords } from '../words';
import { CANCEL_DRAFT, cancelFields, type Cancelled } from './cancelForm';
import { CertificateWarning } from './CertificateWarning';
import { ReceiptFacts } from './ReceiptFacts';

interface CancelDialogProps {
  readonly open: boolean;
  readonly receipt: Cancelled;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for the reason before a receipt is cancelled (RECEIPT-20, RECEIPT-21). */
export function CancelDialog({ open, receipt, onDone, onClose }: CancelDialogProps) {
  const words = useWords(managementWords);
  const { comments: facts } = useFields(cancelFields);
  const [cancel] = useCancelReceiptMutation();
  const reason = useReason<Cancelled>({
    open,
    target: receipt,
    draft: CANCEL_DRAFT,
    name: 'comments',
    facts,
    send: (comments, requestKey) =>
      cancel({ 'Idempotency-Key': requestKey, id: receipt.receiptId, cancelReceiptForm: { comments } }).unwrap(),
    onDone,
    isDone: ({ responseCode }) => responseCode === CODES.RECEIPT_ALREADY_DELETED,
    words: { success: words.cancelDone, fallback: words.cancelFailed },
  });
  return (
    <ReasonDialog
      open={open}
      title={words.cancelOf(receipt.receiptNo)}
      confirmLabel={words.cancelReceipt}
      cancelLabel={words.keepReceipt}
      hint={words.reasonHint}
      reason={reason}
      onClose={onClose}
    >
      <ReceiptFacts receipt={receipt} effect={receipt.receiptType === 'TC' ? words.takesTcBack : words.noLongerPaid} />
      {open && <CertificateWarning receiptId={receipt.receiptId} />}
    </ReasonDialog>
  );
}
