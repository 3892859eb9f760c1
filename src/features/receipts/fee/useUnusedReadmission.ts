import type { Receipt } from '@/api/receipts';
import type { Student } from '@/api/students';
import type { ReceiptHandover } from '@/shared/navigation';
import { useEarlierReceipts } from './useEarlierReceipts';

/** The receipt of a re-admission whose second step did not succeed: since the student left, in any session, not cancelled. */
export const unusedReadmission = (
  receipts: readonly Receipt[],
  { leftAt }: Pick<Student, 'leftAt'>,
): Receipt | undefined =>
  receipts.find(
    (receipt) =>
      receipt.receiptType === 'READMISSION' &&
      receipt.status !== 'CANCELLED' &&
      leftAt != null &&
      Date.parse(receipt.createdAt) >= Date.parse(leftAt),
  );

interface UnusedReadmission {
  readonly loading: boolean;
  readonly receipt: Receipt | undefined;
}

/** Only a re-admission waits for the earlier receipts; without them the form opens, which can store a second receipt. */
export function useUnusedReadmission(student: Student, { actionType }: ReceiptHandover): UnusedReadmission {
  const { data, isLoading } = useEarlierReceipts(student);
  if (actionType === undefined) return { loading: false, receipt: undefined };
  return { loading: isLoading, receipt: data && unusedReadmission(data.content, student) };
}
