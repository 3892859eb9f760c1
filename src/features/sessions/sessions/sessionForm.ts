import { addDays, addYears } from '@common/calendar';
import { SESSION_FIELDS, type Session, type SessionForm, type SessionStatus } from '@/api/sessions';
import { defineFields, type Fields } from '@/shared/forms';
import { present } from '@common/present';

export const fields = SESSION_FIELDS.SessionForm;
export const sessionFields = defineFields(fields);

/** The values of the dialog; dates are `yyyy-MM-dd`. */
export interface SessionValues {
  schoolId: number | undefined;
  sessionName: string;
  startDate: string | null;
  endDate: string | null;
  status: SessionStatus;
  sourceSessionId: number | null;
  createSubjectsConfig: boolean;
  createExamConfig: boolean;
  createMarksConfig: boolean;
}

const yearOf = (date: string | null): string => (date ?? '').slice(0, 4);

/** 'startYear - endYear' (SESSION-13); '' while a date is missing. */
export const generatedName = (startDate: string | null, endDate: string | null): string =>
  startDate && endDate ? `${yearOf(startDate)} - ${yearOf(endDate)}` : '';

/** From 1 April of this year to 31 March of the next (SESSION-11, CONST-17); `today` is `yyyy-MM-dd`. */
export function newSession(today: string, schoolId: number | undefined): SessionValues {
  const startDate = `${yearOf(today)}-04-01`;
  const endDate = addYears(`${yearOf(today)}-03-31`, 1);
  return {
    schoolId,
    sessionName: generatedName(startDate, endDate),
    startDate,
    endDate,
    status: fields.status.default,
    sourceSessionId: null,
    createSubjectsConfig: false,
    createExamConfig: false,
    createMarksConfig: false,
  };
}

/** The year after a session, with everything copied from it. */
export function sessionAfter(source: Session): SessionValues {
  const startDate = addDays(source.endDate, 1);
  const endDate = addDays(addYears(startDate, 1), -1);
  return {
    ...newSession(startDate, source.schoolId),
    sessionName: generatedName(startDate, endDate),
    startDate,
    endDate,
    sourceSessionId: source.sessionId,
    createSubjectsConfig: true,
    createExamConfig: true,
    createMarksConfig: true,
  };
}

export const valuesOf = (session: Session): SessionValues => ({
  schoolId: session.schoolId,
  sessionName: session.sessionName,
  startDate: session.startDate,
  endDate: session.endDate,
  status: session.status,
  sourceSessionId: session.sourceSessionId,
  createSubjectsConfig: session.createSubjectsConfig,
  createExamConfig: session.createExamConfig,
  createMarksConfig: session.createMarksConfig,
});

/** The request of the contract. */
export const requestOf = (values: SessionValues, version?: number): SessionForm => ({
  ...values,
  schoolId: present(values.schoolId, 'school'),
  sessionName: values.sessionName.trim(),
  startDate: present(values.startDate, 'start date'),
  endDate: present(values.endDate, 'end date'),
  ...(version === undefined ? {} : { version }),
});

/** The selectable statuses: UPCOMING for a new session; the current and the next one for a stored session (SESSION-25, 26). */
export function statusesFor(stored: SessionStatus | undefined): SessionStatus[] {
  switch (stored) {
    case undefined:
      return ['UPCOMING'];
    case 'UPCOMING':
      return ['UPCOMING', 'ACTIVE'];
    case 'ACTIVE':
      return ['ACTIVE', 'COMPLETED'];
    case 'COMPLETED':
      return ['COMPLETED'];
  }
}

type CopyOptions = Pick<SessionValues, 'createSubjectsConfig' | 'createExamConfig' | 'createMarksConfig'>;

const NO_COPY: CopyOptions = { createSubjectsConfig: false, createExamConfig: false, createMarksConfig: false };

/** Further changes after a changed option: selecting an option selects those it needs, deselecting it deselects those that need it. */
export function copyChanges(changed: Partial<SessionValues>): Partial<CopyOptions> {
  if (changed.sourceSessionId === null) return NO_COPY;
  if (changed.createMarksConfig) return { createExamConfig: true, createSubjectsConfig: true };
  if (changed.createExamConfig) return { createSubjectsConfig: true };
  if (changed.createSubjectsConfig === false) return NO_COPY;
  if (changed.createExamConfig === false) return { createMarksConfig: false };
  return {};
}

/** The messages of a field in the language of the screen. */
type FieldMessage<Name extends 'startDate' | 'endDate'> = Pick<Fields<typeof fields>[Name], 'message'>;

/** The error of a start date; an unchanged stored one is not compared with today (SESSION-16, SESSION-21). */
export function startProblem(
  startDate: string,
  today: string,
  stored?: Session,
  { message }: FieldMessage<'startDate'> = fields.startDate,
): string | null {
  const { limits } = fields.startDate;
  if (startDate === stored?.startDate) return null;
  if (startDate < addYears(today, -limits.yearsPast)) return message.yearsPast;
  return startDate > addYears(today, limits.yearsAhead) ? message.yearsAhead : null;
}

interface EndContext {
  startDate: string | null;
  today: string;
  stored: Session | undefined;
  /** message for an end date that is not after the start */
  endAfterStart: string;
  field?: FieldMessage<'endDate'>;
}

/** The error of an end date (SESSION-17 to 19). */
export function endProblem(endDate: string, context: EndContext): string | null {
  const { startDate, today, stored, endAfterStart, field = fields.endDate } = context;
  const { message } = field;
  const { limits } = fields.endDate;
  if (startDate !== null && endDate <= startDate) return endAfterStart;
  if (startDate !== null && endDate > addYears(startDate, limits.yearsAfterStart)) return message.yearsAfterStart;
  const changed = endDate !== stored?.endDate;
  return changed && endDate > addYears(today, limits.yearsAhead) ? message.yearsAhead : null;
}
