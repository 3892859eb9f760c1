// Decides whether a student is new in a session: the default of the admission fee and the filter Old/New use the result.
import { addDays } from './calendar.ts';

/** How long before the start of a session an admission still counts as one for it. */
export const NEW_ADMISSION_DAYS = 180;

export interface AdmissionFacts {
  /** yyyy-MM-dd */
  admissionDate: string;
  /** yyyy-MM-dd */
  sessionStart: string;
  /** when the student is enrolled; later changes of the session change nothing */
  sessionStatus: 'UPCOMING' | 'ACTIVE' | 'COMPLETED';
  /** whether the student has an enrolment in a session that starts earlier */
  enrolledEarlier: boolean;
  /** whether no session of the school starts earlier: a school enters its existing students into its first session */
  firstSession: boolean;
}

export type AdmissionReason = 'ENROLLED_EARLIER' | 'BEFORE_START' | 'ADMITTED_FOR_SESSION' | 'ADMITTED_LONG_BEFORE';

/** The fact that decides. BEFORE_START: enrolled while the session is UPCOMING, and not the school's first one. */
export function admissionReason(facts: AdmissionFacts): AdmissionReason {
  if (facts.enrolledEarlier) return 'ENROLLED_EARLIER';
  if (facts.sessionStatus === 'UPCOMING' && !facts.firstSession) return 'BEFORE_START';
  const earliest = addDays(facts.sessionStart, -NEW_ADMISSION_DAYS);
  return facts.admissionDate < earliest ? 'ADMITTED_LONG_BEFORE' : 'ADMITTED_FOR_SESSION';
}

/** The rule for an enrolment that is created now; the result is stored with it. */
export function isNewAdmission(facts: AdmissionFacts): boolean {
  const reason = admissionReason(facts);
  return reason === 'BEFORE_START' || reason === 'ADMITTED_FOR_SESSION';
}
