import { CODES } from '@/api/catalogue';
import { RECEIPT_FIELDS, useReopenReceiptMutation } from '@/api/receipts';
import { defineFields, useFields, useReason } from '@/shared/forms';
import { paths } from '@/shared/navigation';
import { ReasonDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { reopenWords } from '../../reopenWords';
import type { Cancelled } from '../cancelForm';
import { ReceiptFacts } from '../ReceiptFacts';

const fields = defineFields(RECEIPT_FIELDS.ReopenReceiptForm);

export const REOPEN_DRAFT = { name: 'receipts/reopen', resumeAt: paths.receipts };

interface ReopenDialogProps {
  readonly open: boolean;
  readonly receipt: Cancelled;
  readonly onClose: () => void;
}

/** Asks for the reason before a confirmed receipt is set back. */
export function ReopenDialog({ open, receipt, onClose }: ReopenDialogProps) {
  const words = useWords(reopenWords);
  const { reason: facts } = useFields(fields);
  const [reopen] = useReopenReceiptMutation();
  const reason = useReason<Cancelled>({
    open,
    target: receipt,
    draft: REOPEN_DRAFT,
    name: 'reason',
    facts,
    send: (text, requestKey) =>
      reopen({ 'Idempotency-Key': requestKey, id: receipt.receiptId, reopenReceiptForm: { reason: text } }).unwrap(),
    onDone: onClose,
    isDone: ({ responseCode }) =>
      responseCode === CODES.STALE_VERSION || responseCode === CODES.RECEIPT_ALREADY_DELETED,
    words: { success: words.done, fallback: words.failed },
  });
  return (
    <ReasonDialog
      open={open}
      title={words.reopenOf(receipt.receiptNo)}
      confirmLabel={words.reopen}
      cancelLabel={words.keep}
      hint={words.hint}
      reason={reason}
      onClose={onClose}
    >
      <ReceiptFacts receipt={receipt} effect={words.effect} />
    </ReasonDialog>
  );
}
