import type { StudentFees } from '@/api/fees';

/** A summary in which every figure is another one. */
export const STUDENT_FEES: StudentFees = {
  studentId: 1,
  sessionId: 2,
  admissionFee: 2000,
  tuitionFee: 18_000,
  examFee: 1000,
  computerFee: 1200,
  developmentFee: 1300,
  otherFee: 500,
  totalFee: 24_000,
  amountPaid: 12_000,
  remainingFee: 9500.25,
  discount: 499.75,
  admissionFeeApplicable: false,
  rte: false,
  payable: 22_000,
  awaiting: 6000,
  overpaid: 0,
  mostDiscount: 10_000,
  dueNow: 3500.25,
  nextPayment: { date: '2026-10-10', amount: 3500.25 },
  today: '2026-10-12',
  upiId: 'school@bank',
  schoolName: 'Adarsh Vidya Mandir',
  version: 1,
};
