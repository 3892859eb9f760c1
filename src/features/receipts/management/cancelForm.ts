import { RECEIPT_FIELDS, type Receipt } from '@/api/receipts';
import { defineFields } from '@/shared/forms';

export const cancelFields = defineFields(RECEIPT_FIELDS.CancelReceiptForm);

/** What the confirmation says of the receipt: it outlives an expired sign-in with the reason. */
export type Cancelled = Pick<
  Receipt,
  'receiptId' | 'receiptNo' | 'receiptType' | 'studentName' | 'studentCode' | 'paymentDate' | 'amountPaid'
>;

export interface CancelValues {
  comments: string;
}

export interface CancelWork extends CancelValues {
  receipt: Cancelled;
}

export const DRAFT = 'receipts/cancel';

export const isBlank = (reason: string | undefined): boolean => (reason ?? '').trim() === '';

export const cancelledOf = (receipt: Receipt): Cancelled => {
  const { receiptId, receiptNo, receiptType, studentName, studentCode, paymentDate, amountPaid } = receipt;
  return { receiptId, receiptNo, receiptType, studentName, studentCode, paymentDate, amountPaid };
};
