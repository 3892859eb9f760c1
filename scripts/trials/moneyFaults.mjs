// Faults of dues, fees, receipts and their confirmation. Their shape is told in faults.mjs.
/** @typedef {import('./faults.mjs').Fault} Fault */

const DUES = 'common/dues.ts';
const RULES = 'provider/domains/receipts/receipts.rules.ts';
const CREATE = 'provider/domains/receipts/createReceipt.ts';
const REPEATED = 'provider/domains/receipts/refuseRepeated.ts';
const CANCEL = 'provider/domains/receipts/cancelReceipt.ts';
const CONFIRM = 'provider/domains/receipts/confirmReceipts.ts';
const JUDGE = 'provider/domains/receipts/confirmJudge.ts';
const STRUCTURE = 'provider/domains/fees/saveFeeStructure.ts';

/** @type {Fault[]} */
export const moneyFaults = [
  {
    name: 'dues: receipts that await confirmation are not counted as paid',
    file: DUES,
    from: 'addPaise(confirmed, awaiting)',
    to: 'addPaise(confirmed, 0)',
    tests: 'common/dues',
  },
  {
    name: 'dues: the admission fee is owed by everybody',
    file: DUES,
    from: 'facts.admissionFeeApplicable ? 0 : admissionFee',
    to: 'facts.admissionFeeApplicable ? 0 : 0 * admissionFee',
    tests: 'common/dues',
  },
  {
    name: 'dues: a free seat is charged',
    file: DUES,
    from: 'facts.rte ? 0 : Math.max',
    to: 'Math.max',
    tests: 'common/dues',
  },
  {
    name: 'dues: the most a discount may be forgets what was paid',
    file: DUES,
    from: 'Math.max(0, addPaise(payable, -paid))',
    to: 'Math.max(0, addPaise(payable, 0 * paid))',
    tests: 'common/dues',
  },
  {
    name: 'dues: an instalment is late only on the day after',
    file: DUES,
    from: 'date <= today',
    to: 'date < today',
    tests: 'common/dues',
  },
  {
    name: 'dues: the next payment is the last of the late ones alone, not what is open by it',
    file: DUES,
    from: 'amount: addPaise(by, -paid)',
    to: 'amount',
    tests: 'common/dues',
  },
  {
    name: 'a receipt of today is a receipt of a day to come',
    file: RULES,
    from: 'paymentDate > today',
    to: 'paymentDate >= today',
    tests: 'receipts/createReceipt',
  },
  {
    name: 'a payment in cash keeps a reference number',
    file: RULES,
    from: "if (paymentMode === 'CASH') return { referenceNo: null",
    to: "if (paymentMode !== 'CASH' && false) return { referenceNo: null",
    tests: 'receipts/createReceipt',
  },
  {
    name: 'a cheque needs no bank',
    file: RULES,
    from: "mode === 'CHEQUE' && bankName === null",
    to: "mode === 'CHEQUE' && bankName === ''",
    tests: 'receipts/createReceipt',
  },
  {
    name: 'the whole of what is due is more than what is due',
    file: CREATE,
    from: 'amount <= remaining',
    to: 'amount < remaining',
    tests: 'receipts/createReceipt',
  },
  {
    name: 'a receipt does not hold its student',
    file: 'provider/domains/students/students.queries.ts',
    from: ".for('update')",
    to: '',
    tests: 'receipts/createReceiptAtOnce|receipts/dues',
    engine: 'postgres',
  },
  {
    name: 'a cancelled receipt keeps its reference number for itself',
    file: REPEATED,
    from: "ne(receipts.status, 'CANCELLED'),",
    to: "ne(receipts.status, 'CONFIRMED'),",
    tests: 'receipts/createReceipt',
  },
  {
    name: 'the same payment in cash of another user a moment ago is refused',
    file: REPEATED,
    from: 'eq(receipts.createdBy, userId),',
    to: 'gt(receipts.createdBy, userId - userId),',
    tests: 'receipts/createReceipt',
  },
  {
    name: 'a cancelled receipt is cancelled again',
    file: CANCEL,
    from: "receipt.status === 'CANCELLED'",
    to: "receipt.status === 'NEVER' as string",
    tests: 'receipts/cancelReceipt',
  },
  {
    name: 'a cancelled transfer receipt leaves its certificate issued',
    file: CANCEL,
    from: 'await takeBackTc(db, clock, receipt, reason);',
    to: 'void takeBackTc;',
    tests: 'receipts/cancelReceipt',
  },
  {
    name: 'a receipt is confirmed in a session that is not its own',
    file: CONFIRM,
    from: 'if (receipt?.sessionId !== sessionId) return words.unknown;',
    to: 'if (!receipt) return words.unknown;',
    tests: 'receipts/confirmReceipts',
  },
  {
    name: 'a confirmed receipt is confirmed again',
    file: CONFIRM,
    from: "receipt.status === 'CONFIRMED' ? words.isConfirmed(receipt.receiptNo) : undefined",
    to: 'undefined',
    tests: 'receipts/confirmReceipts',
  },
  {
    name: 'a file confirms a receipt of another amount than its row says',
    file: JUDGE,
    from: 'row.amount !== undefined && row.amount !== paise',
    to: 'row.amount !== undefined && row.amount > paise',
    tests: 'receipts/confirmReceiptsByFile|receipts/checkReceiptsFile',
  },
  {
    name: 'a file confirms the receipt of another student than its row says',
    file: JUDGE,
    from: 'row.studentCode !== undefined && row.studentCode !== String(studentCode)',
    to: 'row.studentCode === String(studentName)',
    tests: 'receipts/confirmReceiptsByFile|receipts/checkReceiptsFile',
  },
  {
    name: 'a fee structure is changed in a session that has begun',
    file: STRUCTURE,
    from: "session.status !== 'UPCOMING'",
    to: "session.status === 'COMPLETED'",
    tests: 'fees/saveFeeStructure',
  },
  {
    name: 'a fee structure is stored over that of somebody else',
    file: STRUCTURE,
    from: "if (before) await requireUnchanged(db, { ...before, entity: 'fee structure' }, body.version);",
    to: 'if (before) void requireUnchanged;',
    tests: 'fees/saveFeeStructure',
  },
  {
    name: 'two changes of one fee structure at one moment are both stored',
    file: 'provider/domains/fees/fees.queries.ts',
    from: ".for('update')",
    to: '',
    tests: 'fees/saveFeeStructure',
    engine: 'postgres',
  },
];
