import { Form, type FormInstance } from 'antd';
import { isDate } from '@common/calendar';
import { admissionReason, type AdmissionFacts } from '@common/newAdmission';
import type { Session } from '@/api/sessions';
import type { Student } from '@/api/students';
import { useWords } from '@/shared/words';
import { admissionWords } from './admissionWords';
import type { StudentValues } from './studentForm';

/** What the form contains of the facts that decide. */
export type TypedAdmission = Partial<Pick<StudentValues, 'sessionId' | 'admissionDate' | 'rte'>>;

type Chosen = Pick<Session, 'sessionId' | 'startDate' | 'status'>;

/** The facts as the provider finds them at the save; undefined while a date is missing that could decide. */
function factsOf(
  { admissionDate }: TypedAdmission,
  { startDate, status }: Chosen,
  sessions: readonly Chosen[],
  stored: Student | undefined,
): AdmissionFacts | undefined {
  const enrolledEarlier = (stored?.enrollments ?? []).some(
    ({ sessionStartDate }) => (sessionStartDate ?? '') < startDate,
  );
  const firstSession = !sessions.some((session) => session.startDate < startDate);
  const decided = enrolledEarlier || (status === 'UPCOMING' && !firstSession);
  if (!decided && !isDate(admissionDate)) return undefined;
  return {
    admissionDate: admissionDate ?? '',
    sessionStart: startDate,
    sessionStatus: status,
    enrolledEarlier,
    firstSession,
  };
}

/** Whether the student is, or becomes, new in the chosen session and owes the admission fee; undefined while it is open. */
export function admissionText(
  words: (typeof admissionWords)['en'],
  typed: TypedAdmission,
  sessions: readonly Chosen[],
  stored: Student | undefined,
): string | undefined {
  const own = stored?.enrollments.find(({ sessionId }) => sessionId === typed.sessionId);
  if (own) return words.stored(own.newAdmission);
  const session = sessions.find(({ sessionId }) => sessionId === typed.sessionId);
  const facts = session && factsOf(typed, session, sessions, stored);
  if (!facts) return undefined;
  const reason = admissionReason(facts);
  if (reason === 'ENROLLED_EARLIER' || reason === 'ADMITTED_LONG_BEFORE') return words[reason];
  return typed.rte === true ? words.freeSeat : words.applies;
}

/** The text below the admission date, before the student is saved. */
export function useAdmissionText(
  form: FormInstance<StudentValues>,
  stored: Student | undefined,
  sessions: readonly Session[],
): string | undefined {
  const words = useWords(admissionWords);
  const sessionId = Form.useWatch('sessionId', form);
  const admissionDate = Form.useWatch('admissionDate', form);
  const rte = Form.useWatch('rte', form);
  return admissionText(words, { sessionId, admissionDate, rte }, sessions, stored);
}
