import { paths, type ReceiptHandover } from '@/shared/navigation';

const LISTS = { readmission: paths.tcStudents, 'name-strike-off': paths.strikeOff } as const;

/** The previous list with its filters, as arguments of `navigate` (RECEIPT-48). */
export const listOf = ({
  student,
  filters,
  actionType,
}: ReceiptHandover): [to: string, options: { state: Pick<ReceiptHandover, 'student' | 'filters'> }] => [
  actionType === undefined ? paths.receipts : LISTS[actionType],
  { state: { student, filters } },
];
