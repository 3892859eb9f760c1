// Determines the payments that a fee certificate of a student covers, for provider and portal (RECEIPT-19).

/** First and last day of a session, yyyy-MM-dd. */
export interface SessionDays {
  startDate: string;
  endDate: string;
}

export interface CertifiableReceipt {
  /** a type of the contract; only FEE and READMISSION are certified */
  type: string;
  /** the session of the receipt */
  sessionId: number;
  /** yyyy-MM-dd */
  paymentDate: string;
  /** the sessions whose newest issued certificate has the receipt */
  certificateSessionIds?: readonly number[] | undefined;
}

const contains = ({ startDate, endDate }: SessionDays, date: string): boolean => startDate <= date && date <= endDate;

/**
 * Whether the certificate of `session` covers a receipt, whatever its status. It covers FEE and READMISSION receipts with a payment date
 * within the session, and those made for the session before its start or after its end, unless an earlier or a later session of the
 * student contains the payment date: the certificate of that session covers them. A receipt on an issued certificate remains on those of
 * its session, also when the student is enrolled in another one later.
 * @param enrolled the sessions of the school in which the student is enrolled
 */
export function isCertifiedIn(
  session: SessionDays & { sessionId: number },
  enrolled: readonly SessionDays[],
  { type, sessionId, paymentDate, certificateSessionIds = [] }: CertifiableReceipt,
): boolean {
  if (type !== 'FEE' && type !== 'READMISSION') return false;
  if (certificateSessionIds.length > 0) return certificateSessionIds.includes(session.sessionId);
  if (contains(session, paymentDate)) return true;
  return sessionId === session.sessionId && !enrolled.some((one) => contains(one, paymentDate));
}
