import { Form, type FormInstance } from 'antd';
import { isDate } from '@common/calendar';
import { admissionReason, type AdmissionFacts } from '@common/newAdmission';
import type { Session } from '@/api/sessions';
import type { Student } from '@/api/students';
import { useWords } from '@/shared/words';
import { admissionWords } from './admissionWords';
import type { StudentValues } from './studentForm';

/** The deciding values of the form. */
export type TypedAdmission = Partial<Pick<StudentValues, 'sessionId' | 'admissionDate' | 'rte'>>;

type Chosen = Pick<Session, 'sessionId' | 'startDate' | 'status'>;

/** The facts as the provider will find them; undefined while a deciding date is missing. */
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

/** Whether the student is, or will be, new in the chosen session so that the admission fee applies; undefined while unknown. */
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
