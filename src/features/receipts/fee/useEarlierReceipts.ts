import { useListReceiptsQuery } from '@/api/receipts';
import type { Student } from '@/api/students';

/** Maximum number of receipts, newest first; a student has a handful a year. */
export const MOST = 100;

/** All earlier receipts, cancelled ones included, refetched each time the screen opens. */
export const useEarlierReceipts = ({ schoolId, studentId }: Student) =>
  useListReceiptsQuery(
    { receiptFilter: { schoolId, studentId, includeDeleted: true }, size: MOST },
    { refetchOnMountOrArgChange: true },
  );
