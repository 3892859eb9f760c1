import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { findSessionRow } from '../../sessions/index.ts';
import { findStudentRow } from '../../students/index.ts';
import { findEnrolment, findOpeningPaid, listCertified } from '../certificate/certificate.queries.ts';
import type { ShownReceipt } from '../receipts.queries.ts';
import { certificatesWith } from './reopen.queries.ts';

type Certificates = Pick<components['schemas']['Receipt'], 'certificateNos' | 'certificateReplaceable'>;

/** Whether a certificate of the session can be issued without this receipt, by the conditions of `certificateContent`. */
async function isReplaceable(db: Db, { studentId, receiptNo }: ShownReceipt, sessionId: number): Promise<boolean> {
  const student = await findStudentRow(db, studentId);
  const session = await findSessionRow(db, sessionId);
  if (!student || !session || !(await findEnrolment(db, student, sessionId))) return false;
  const certified = await listCertified(db, student, session);
  if (certified.some((other) => other.receiptNo !== receiptNo)) return true;
  return (await findOpeningPaid(db, student, sessionId)) !== undefined;
}

/** What the cancellation of the receipt makes wrong; nothing for a receipt on no fee certificate. */
export async function certificatesOf(db: Db, receipt: ShownReceipt): Promise<Certificates> {
  if (receipt.status !== 'CONFIRMED') return {};
  const issued = await certificatesWith(db, receipt);
  const [newest] = issued;
  if (!newest) return {};
  return {
    certificateNos: issued.map(({ certificateNo }) => certificateNo).reverse(),
    certificateReplaceable: await isReplaceable(db, receipt, newest.sessionId),
  };
}
