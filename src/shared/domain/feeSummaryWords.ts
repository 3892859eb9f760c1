import { defineWords } from '../words';

/** Amounts are already formatted: ₹1,25,000.50. */
export const feeSummaryWords = defineWords({
  title: 'Fee summary',
  total: 'Total',
  discount: 'Discount',
  unusedDiscount: (amount: string) =>
    `${amount} of the stored discount is above the dues that it was given for and does not count`,
  earlierDues: 'Opening balance: earlier dues',
  paid: 'Paid',
  due: 'Due',
  admissionLeftOut: (amount: string) => `Admission fee of ${amount} does not apply`,
  awaiting: (amount: string) => `${amount} of this is not confirmed yet`,
  openingPaid: (amount: string) => `Opening balance: ${amount} of this was paid before this portal`,
  overpaid: (amount: string) => `${amount} paid too much`,
  dueNow: (amount: string) => `${amount} due by today`,
  nextPayment: (amount: string, date: string) => `${amount} to be paid by ${date}`,
  freeSeat: 'Free seat (RTE)',
  nothingDue: 'Nothing is due',
  failed: 'Failed to fetch fee structure',
});

export const feeCardWords = defineWords({
  title: 'Fees',
  lastReceipt: (no: number, amount: string, date: string) => `Last receipt ${no}: ${amount} on ${date}`,
  noReceipt: 'No receipts yet',
  discountReason: (discount: string, reason: string) => `Discount of ${discount}: ${reason}`,
  importedFrom: (file: string) => `imported from ${file}`,
  noReason: 'no reason was stored',
  discountFailed: 'Failed to load the reason of the discount',
  takeFee: 'Take fee',
  pending: 'Pending fees of earlier sessions',
  pendingFailed: 'Failed to fetch pending fee details',
  receive: 'Receive',
  receiveOf: (session: string) => `Receive the fee of ${session}`,
});
