// Decides whether a student is new in a session, for the default of the admission fee and the filter Old/New.
import { addDays } from './calendar.ts';

/** Number of days before the start of a session from which an admission counts for it. */
export const NEW_ADMISSION_DAYS = 180;

export interface AdmissionFacts {
  /** yyyy-MM-dd */
  admissionDate: string;
  /** yyyy-MM-dd */
  sessionStart: string;
  /** at the time of enrolment; later changes of the session have no effect */
  sessionStatus: 'UPCOMING' | 'ACTIVE' | 'COMPLETED';
  /** whether the student has an enrolment in a session that starts earlier */
  enrolledEarlier: boolean;
  /** whether no session of the school starts earlier: schools enter their existing students into the first session */
  firstSession: boolean;
}

export type AdmissionReason = 'ENROLLED_EARLIER' | 'BEFORE_START' | 'ADMITTED_FOR_SESSION' | 'ADMITTED_LONG_BEFORE';

/** The deciding fact. BEFORE_START: enrolled while the session is UPCOMING, and not the school's first one. */
export function admissionReason(facts: AdmissionFacts): AdmissionReason {
  if (facts.enrolledEarlier) return 'ENROLLED_EARLIER';
  if (facts.sessionStatus === 'UPCOMING' && !facts.firstSession) return 'BEFORE_START';
  const earliest = addDays(facts.sessionStart, -NEW_ADMISSION_DAYS);
  return facts.admissionDate < earliest ? 'ADMITTED_LONG_BEFORE' : 'ADMITTED_FOR_SESSION';
}

/** The rule for a new enrolment; the result is stored with it. */
export function isNewAdmission(facts: AdmissionFacts): boolean {
  const reason = admissionReason(facts);
  return reason === 'BEFORE_START' || reason === 'ADMITTED_FOR_SESSION';
}
