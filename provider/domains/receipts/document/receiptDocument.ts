import { dayOf, timeOf } from '../../../../common/calendar.ts';
import { toPaise } from '../../../../common/money.ts';
import type { Db } from '../../../database/scope.ts';
import { showDay } from '../../../documents/documentText.ts';
import type { ReceiptData } from '../../../documents/printed/receipt.ts';
import type { DocumentSchool } from '../../../documents/printed/school.ts';
import { isoInstant } from '../../../shared/clock.ts';
import { letterheadOf } from '../../schools/index.ts';
import type { ShownReceipt } from '../receipts.queries.ts';
import { statedHeads } from '../receipts.statement.ts';
import { documentTitleWords } from '../receipts.words.ts';

/** `dd/mm/yyyy hh:mm` in India. */
function momentOf(instant: string): string {
  const moment = Date.parse(isoInstant(instant));
  return `${showDay(dayOf(moment))} ${timeOf(moment)}`;
}

function accountOf({ payable, discount, paidSoFar, balance, statedAt }: ShownReceipt): ReceiptData['account'] {
  if (payable === null) return null;
  const paise = (rupees: string | null): number => toPaise(Number(rupees));
  return {
    payable: paise(payable),
    discount: paise(discount),
    paid: paise(paidSoFar),
    balance: paise(balance),
    asOf: momentOf(statedAt),
  };
}

function documentOf(row: ShownReceipt, school: DocumentSchool): ReceiptData {
  const cancelled = row.status === 'CANCELLED';
  return {
    school,
    receiptNo: row.receiptNo,
    title: documentTitleWords[row.type],
    paymentDate: row.paymentDate,
    session: row.sessionName,
    studentName: row.studentName,
    studentCode: row.studentCode,
    srNumber: row.srNo,
    className: row.className,
    section: row.sectionName,
    fatherName: row.fatherName,
    heads: statedHeads(row),
    amount: toPaise(Number(row.amount)),
    payment: {
      mode: row.mode,
      referenceNo: row.referenceNo,
      referenceDate: row.referenceDate,
      bankName: row.bankName,
    },
    confirmed: row.status === 'CONFIRMED',
    account: accountOf(row),
    comments: cancelled ? null : row.comments,
    cashier: row.cashier ?? '',
    cancelled: cancelled ? { reason: row.comments ?? '' } : null,
    duplicate: row.printedAt !== null,
  };
}

/**
 * The documents of receipts of one school: names and figures as stated when each receipt was created, current letterhead and
 * status. The number of queries does not depend on the number of receipts.
 */
export async function receiptDocuments(
  db: Db,
  schoolId: number,
  rows: readonly ShownReceipt[],
): Promise<ReceiptData[]> {
  const school = await letterheadOf(db, schoolId);
  return rows.map((row) => documentOf(row, school));
}
