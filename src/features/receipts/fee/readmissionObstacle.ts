import type { Receipt } from '@/api/receipts';
import type { Student } from '@/api/students';

type Life = Pick<Student, 'disabled' | 'blocked' | 'leftAt'>;

/** A reason against another receipt for a re-admission. */
export type Obstacle =
  /** `receipt`: that of the latest re-admission, if it is known */
  | { readonly kind: 'active'; readonly receipt: Receipt | undefined }
  | { readonly kind: 'unused'; readonly receipt: Receipt };

const isReadmission = ({ receiptType, status }: Receipt): boolean =>
  receiptType === 'READMISSION' && status !== 'CANCELLED';

/** A student who left is disabled or blocked (LIFECYCLE-28). */
export const isActive = ({ disabled, blocked }: Pick<Life, 'disabled' | 'blocked'>): boolean => !disabled && !blocked;

/** The receipt of a re-admission whose second step did not succeed: since the student left, in any session, not cancelled. */
const unusedReadmission = (receipts: readonly Receipt[], { leftAt }: Pick<Life, 'leftAt'>): Receipt | undefined =>
  receipts.find(
    (receipt) => isReadmission(receipt) && leftAt != null && Date.parse(receipt.createdAt) >= Date.parse(leftAt),
  );

/** @param receipts newest first */
export function obstacleOf(student: Life, receipts: readonly Receipt[]): Obstacle | undefined {
  if (isActive(student)) return { kind: 'active', receipt: receipts.find(isReadmission) };
  const receipt = unusedReadmission(receipts, student);
  return receipt && { kind: 'unused', receipt };
}
