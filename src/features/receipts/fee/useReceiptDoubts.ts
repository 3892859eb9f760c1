import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import type { StudentFees } from '@/api/fees';
import { receiptsApi, useListPendingFeesQuery, type PendingFee } from '@/api/receipts';
import type { Student } from '@/api/students';
import type { ReceiptValues } from './receiptForm';
import { duesOfAll, type Dues } from './receiptQuestions';
import { useDoubts } from './useDoubts';

interface ReceiptDoubtsOptions {
  readonly student: Student;
  readonly sessionId: number;
  readonly fees: StudentFees | undefined;
  /** whether a TC receipt is being typed */
  readonly isTc: boolean;
}

interface ReceiptDoubts {
  /** of all sessions; undefined unless a TC receipt is typed */
  readonly dues: Dues | undefined;
  readonly preparing: boolean;
  /** Sends at once, or after the questions are confirmed. */
  readonly sendUndoubted: (values: ReceiptValues, send: () => void) => void;
  readonly dialog: ReactNode;
}

/** The questions about one receipt; a TC is asked about while the student has dues. */
export function useReceiptDoubts({ student, sessionId, fees, isTc }: ReceiptDoubtsOptions): ReceiptDoubts {
  const { schoolId, studentId, enrollments } = student;
  const { sendUndoubted, ...doubts } = useDoubts(schoolId);
  const [load] = receiptsApi.useLazyListPendingFeesQuery();
  const { data: pending } = useListPendingFeesQuery(isTc ? { schoolId, studentId } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const sessionName = enrollments.find((one) => one.sessionId === sessionId)?.sessionDisplayName ?? '';
  const duesIn = (found: readonly PendingFee[]) => duesOfAll(found, fees, sessionName);
  const loadDues = async () => duesIn(await load({ schoolId, studentId }).unwrap());
  return {
    ...doubts,
    dues: pending && isTc ? duesIn(pending) : undefined,
    sendUndoubted: (values, send) => {
      const payment = { paymentDate: values.paymentDate, receipts: [{ ...values, sessionId }] };
      void sendUndoubted(payment, send, { loadDues: values.receiptType === 'TC' ? loadDues : undefined });
    },
  };
}
