// Faults of the screens of fees and receipts. Their shape is told in faults.mjs.
/** @typedef {import('./faults.mjs').Fault} Fault */

const RECEIPT = 'src/features/receipts/fee/receiptForm.ts';
const PAYMENT = 'src/features/receipts/fee/PaymentFields.tsx';
const LIST = 'src/features/receipts/management/receiptListSlice.ts';
const SELECTION = 'src/features/receipts/confirm/selection.ts';
const CONFIRMING = 'src/features/receipts/confirm/useConfirming.ts';
const FILE = 'src/features/receipts/confirm/useReceiptsFile.ts';
const FEE = 'src/features/classes/fee-structure/feeForm.ts';
const SCHEDULE = 'src/features/classes/fee-structure/scheduleForm.ts';

/** @type {Fault[]} */
export const moneyPortalFaults = [
  {
    name: 'a payment of today is one of a day to come, at the field',
    file: RECEIPT,
    from: 'date > today',
    to: 'date >= today',
    tests: 'features/receipts/fee',
  },
  {
    name: 'a payment online asks for the bank',
    file: RECEIPT,
    from: "mode === 'CHEQUE' && text.trim() === ''",
    to: "mode !== 'CASH' && text.trim() === ''",
    tests: 'features/receipts/fee',
  },
  {
    name: 'the details of a cheque go along with cash',
    file: RECEIPT,
    from: "paymentMode === 'CASH'\n      ? {}",
    to: "paymentMode === 'ONLINE'\n      ? {}",
    tests: 'features/receipts/fee',
  },
  {
    name: 're-admission offers all types of a receipt',
    file: RECEIPT,
    from: "['FEE', 'TC', 'OTHER'] : ['READMISSION']",
    to: "['FEE', 'TC', 'OTHER'] : ['READMISSION', 'FEE']",
    tests: 'features/receipts/fee|features/students/readmission',
  },
  {
    name: 'a re-admission begins with the next instalment',
    file: RECEIPT,
    from: 'actionType === undefined ? nextAmount(fees) : null',
    to: 'nextAmount(fees)',
    tests: 'features/receipts/fee|features/students/readmission',
  },
  {
    name: 'another type keeps the amount of the fee that was offered',
    file: PAYMENT,
    from: "chosen === 'FEE' ? nextAmount(fees) : null",
    to: 'nextAmount(fees)',
    tests: 'features/receipts/fee',
  },
  {
    name: 'another type takes away an amount that was typed',
    file: PAYMENT,
    from: "if (form.isFieldTouched('amountPaid')) return;",
    to: '',
    tests: 'features/receipts/fee',
  },
  {
    name: 'cancelled receipts are searched among those that stand',
    file: LIST,
    from: "onlyDeleted: filters.status === 'CANCELLED'",
    to: "onlyDeleted: filters.status === 'ALL' && filters.classId === 0",
    tests: 'features/receipts/management',
  },
  {
    name: 'a student is searched for from four letters on',
    file: LIST,
    from: 'length > 0 && length < SEARCH_FROM',
    to: 'length > 0 && length <= SEARCH_FROM',
    tests: 'features/receipts/management',
  },
  {
    name: 'a range of one day runs backwards',
    file: LIST,
    from: 'isDate(end) && start > end',
    to: 'isDate(end) && start >= end',
    tests: 'features/receipts/management',
  },
  {
    name: 'the list begins with the first day of the year',
    file: LIST,
    from: '`${today.slice(0, 8)}01`',
    to: '`${today.slice(0, 5)}01-01`',
    tests: 'features/receipts/management',
  },
  {
    name: 'a thousand receipts are too many to be confirmed',
    file: SELECTION,
    from: 'selection.size > MOST',
    to: 'selection.size >= MOST',
    tests: 'features/receipts/confirm',
  },
  {
    name: 'selected receipts of another page are lost',
    file: SELECTION,
    from: 'shown.get(Number(key)) ?? before.get(Number(key)) ?? []',
    to: 'shown.get(Number(key)) ?? []',
    tests: 'features/receipts/confirm',
  },
  {
    name: 'receipts that were confirmed stay selected',
    file: CONFIRMING,
    from: 'drop(ids);',
    to: '',
    tests: 'features/receipts/confirm',
  },
  {
    name: 'receipts somebody else was first with stay selected',
    file: CONFIRMING,
    from: 'if (!result.ok) return drop(namedIn(result.failure.problems, ids));',
    to: 'if (!result.ok) return void namedIn;',
    tests: 'features/receipts/confirm',
  },
  {
    name: 'a file whose rows changed meanwhile is not looked at again',
    file: FILE,
    from: 'await check(file);',
    to: "setPhase({ kind: 'choosing' });",
    tests: 'features/receipts/confirm',
  },
  {
    name: 'the percentages stay when the total changes',
    file: FEE,
    from: "head in changed || 'totalFee' in changed",
    to: 'head in changed',
    tests: 'features/classes/fee-structure',
  },
  {
    name: 'the last percentage is rounded by itself, and the heads are not the total',
    file: FEE,
    from: 'rest >= 0 && percentOf(rest, total) === percent ? rest : partOf(percent, total)',
    to: 'rest >= 0 ? partOf(percent, total) : partOf(percent, total)',
    tests: 'features/classes/fee-structure',
  },
  {
    name: 'a head of the whole total is refused',
    file: FEE,
    from: "typeof value === 'number' && value > MOST_PERCENT",
    to: "typeof value === 'number' && value >= MOST_PERCENT",
    tests: 'features/classes/fee-structure',
  },
  {
    name: 'a payment on the last day of the session is outside it',
    file: SCHEDULE,
    from: 'date > endDate) return',
    to: 'date >= endDate) return',
    tests: 'features/classes/fee-structure',
  },
  {
    name: 'a payment of all that remains is more than remains',
    file: SCHEDULE,
    from: 'countedPaise(row.minimumFee) > remaining',
    to: 'countedPaise(row.minimumFee) >= remaining',
    tests: 'features/classes/fee-structure',
  },
  {
    name: 'an even split loses what is left over',
    file: SCHEDULE,
    from: 'at === 0 ? addPaise(total, -each * (count - 1)) : each',
    to: 'at < 0 ? addPaise(total, -each * (count - 1)) : each',
    tests: 'features/classes/fee-structure',
  },
];
