import { RECEIPT_FIELDS, type Receipt } from '@/api/receipts';
import { defineFields } from '@/shared/forms';
import { paths } from '@/shared/navigation';

export const cancelFields = defineFields(RECEIPT_FIELDS.CancelReceiptForm);

/** The part of a receipt that the confirmation shows. */
export type Cancelled = Pick<
  Receipt,
  'receiptId' | 'receiptNo' | 'receiptType' | 'studentName' | 'studentCode' | 'paymentDate' | 'amountPaid'
>;

export const CANCEL_DRAFT = { name: 'receipts/cancel', resumeAt: paths.receipts };

export const cancelledOf = (receipt: Receipt): Cancelled => {
  const { receiptId, receiptNo, receiptType, studentName, studentCode, paymentDate, amountPaid } = receipt;
  return { receiptId, receiptNo, receiptType, studentName, studentCode, paymentDate, amountPaid };
};
