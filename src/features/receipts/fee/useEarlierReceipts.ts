import { useListReceiptsQuery } from '@/api/receipts';
import type { Student } from '@/api/students';

/** Maximum number of receipts, newest first; a student has a handful a year. */
export const MOST = 100;

/** The request of all earlier receipts, cancelled ones included. */
export const earlierReceipts = ({ schoolId, studentId }: Pick<Student, 'schoolId' | 'studentId'>) => ({
  receiptFilter: { schoolId, studentId, includeDeleted: true },
  size: MOST,
});

/** All earlier receipts, refetched each time the screen opens. */
export const useEarlierReceipts = (student: Student) =>
  useListReceiptsQuery(earlierReceipts(student), { refetchOnMountOrArgChange: true });
