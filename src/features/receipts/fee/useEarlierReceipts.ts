import { useListReceiptsQuery, type Receipt } from '@/api/receipts';
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

/** The status of a receipt among the earlier receipts: another user may have cancelled it before its lost response was repeated. */
export function useStatusNow({ schoolId, studentId, receiptId, status }: Receipt): Receipt['status'] {
  const { data } = useListReceiptsQuery(earlierReceipts({ schoolId, studentId }));
  return data?.content.find((one) => one.receiptId === receiptId)?.status ?? status;
}
