// The fields of a fee structure and of the fees of a student. Parts: `record` of a response, `form` of the request with the amounts or
// with the discount, `terms` of the request with the schedule; `amount`, and `head` for a component of the total.
import { fieldsIn, type FieldTable, type SamplesIn } from './table';

const AMOUNTS = {
  totalFee: { in: 'record form amount', title: 'Total Fee', sample: 24000.5, typed: '24000.50' },
  admissionFee: { in: 'record form amount head', title: 'Admission Fee', sample: 2000 },
  tuitionFee: { in: 'record form amount head', title: 'Tuition Fee', sample: 18000.5, typed: '18000.50' },
  examFee: { in: 'record form amount head', title: 'Exam Fee', sample: 1000 },
  computerFee: { in: 'record form amount head', title: 'Computer Fee', sample: 1200 },
  developmentFee: { in: 'record form amount head', title: 'Development Fee', sample: 1300 },
  otherFee: { in: 'record form amount head', title: 'Other Fee', sample: 500 },
} as const satisfies FieldTable;

/** A record has a percentage for each amount too. */
export const FEE_STRUCTURE = {
  sessionId: { in: 'record form terms' },
  classId: { in: 'record form terms' },
  stream: { in: 'record form terms' },
  ...AMOUNTS,
  hasCompletedFeeSetup: { in: 'record' },
  dateWiseFeesList: { in: 'record' },
  fees: { in: 'terms' },
  version: { in: 'record form? terms?' },
} as const satisfies FieldTable;

export const FEE_HEADS = fieldsIn(AMOUNTS, 'head') as (keyof SamplesIn<typeof AMOUNTS, 'head'>)[];

export const STUDENT_FEES = {
  studentId: { in: 'record form' },
  sessionId: { in: 'record form' },
  ...AMOUNTS,
  amountPaid: { in: 'record form' },
  remainingFee: { in: 'record form' },
  discount: { in: 'record form' },
  discountOnEarlier: { in: 'record' },
  admissionFeeApplicable: { in: 'record form' },
  reason: { in: 'form?' },
  rte: { in: 'record' },
  sessionStatus: { in: 'record' },
  payable: { in: 'record' },
  awaiting: { in: 'record' },
  overpaid: { in: 'record' },
  openingPaid: { in: 'record' },
  broughtForward: { in: 'record' },
  mostDiscount: { in: 'record' },
  dueNow: { in: 'record' },
  nextPayment: { in: 'record' },
  schedule: { in: 'record' },
  lastReceipt: { in: 'record' },
  today: { in: 'record' },
  upiId: { in: 'record' },
  schoolName: { in: 'record' },
  version: { in: 'record form?' },
} as const satisfies FieldTable;
