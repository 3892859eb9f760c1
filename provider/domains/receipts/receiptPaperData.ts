import { shareProRata } from '../../../common/prorata.ts';
import { toPaise } from '../../../common/money.ts';
import { FORM_FACTS } from '../../contract/generated/formFacts.gen.ts';
import type { Db } from '../../database/scope.ts';
import type { FeeHead } from '../../documents/papers/payment.ts';
import type { ReceiptData } from '../../documents/papers/receipt.ts';
import { amountsOf, decidedOf, FEE_HEADS, findFeeFacts, studentDues, type FeeFacts } from '../fees/index.ts';
import { paperSchool, registerNumber } from './paper.queries.ts';
import type { ShownReceipt } from './receipts.queries.ts';
import { paperTitleWords, singleHeadWords } from './receipts.words.ts';

const titles = FORM_FACTS.FeeStructureForm;

/** The heads of the student's fee share an amount in proportion; one head where there is no fee structure. Paise. */
export function headsOf(amount: number, facts: FeeFacts | undefined, name: string): FeeHead[] {
  if (!facts?.structure || amount === 0) return [{ name, amount }];
  const amounts = amountsOf(facts.structure);
  const { admissionFeeApplicable } = decidedOf(facts);
  const heads = FEE_HEADS.filter((head) => amounts[head] > 0 && (head !== 'admissionFee' || admissionFeeApplicable));
  if (heads.length === 0) return [{ name, amount }];
  const parts = shareProRata(
    amount,
    heads.map((head) => amounts[head]),
  );
  return heads.map((head, at) => ({ name: titles[head].title, amount: parts[at] ?? 0 }));
}

function accountOf(facts: FeeFacts | undefined): ReceiptData['account'] {
  if (!facts?.structure) return null;
  const { payable, discount, paid, remaining } = studentDues(facts);
  return { payable, discount, paid, balance: remaining };
}

/** All that stands on the paper of a receipt, as it is now. */
export async function receiptPaperData(db: Db, row: ShownReceipt): Promise<ReceiptData> {
  const { schoolId, studentId } = row;
  const amount = toPaise(Number(row.amount));
  const facts = row.type === 'FEE' ? await findFeeFacts(db, { schoolId, id: studentId }, row.sessionId) : undefined;
  const cancelled = row.status === 'CANCELLED';
  return {
    school: await paperSchool(db, schoolId),
    receiptNo: row.receiptNo,
    title: paperTitleWords[row.type],
    paymentDate: row.paymentDate,
    session: row.sessionName,
    studentName: row.studentName,
    studentCode: row.studentCode,
    srNumber: await registerNumber(db, schoolId, studentId),
    className: row.className ?? '',
    section: row.sectionName,
    fatherName: row.fatherName,
    heads: headsOf(amount, facts, singleHeadWords[row.type]),
    amount,
    payment: {
      mode: row.mode,
      referenceNo: row.referenceNo,
      referenceDate: row.referenceDate,
      bankName: row.bankName,
    },
    confirmed: row.status === 'CONFIRMED',
    account: accountOf(facts),
    comments: cancelled ? null : row.comments,
    cashier: row.cashier ?? '',
    cancelled: cancelled ? { reason: row.comments ?? '' } : null,
    duplicate: row.printedAt !== null,
  };
}
