import { addYears } from '../../../common/calendar.ts';
import { FORM_FACTS } from '../../contract/generated/formFacts.gen.ts';
import type { CodeName } from '../../contract/generated/codes.gen.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import type { Problem } from '../../shared/fail.ts';

export type SessionForm = components['schemas']['SessionForm'];
export type SessionStatus = components['schemas']['SessionStatus'];

/** The values to store: the name tidied, false for absent options. */
export function sessionValues(form: SessionForm) {
  return {
    name: form.sessionName.normalize('NFC').trim(),
    startDate: form.startDate,
    endDate: form.endDate,
    sourceSessionId: form.sourceSessionId ?? null,
    createSubjectsConfig: form.createSubjectsConfig ?? false,
    createExamConfig: form.createExamConfig ?? false,
    createMarksConfig: form.createMarksConfig ?? false,
  };
}

export type SessionValues = ReturnType<typeof sessionValues>;
type Period = Pick<SessionValues, 'startDate' | 'endDate'>;

const { startDate: start, endDate: end } = FORM_FACTS.SessionForm;

/**
 * The problems of dates outside their limits (SESSION-16, 18, 19, 62). `today` and the dates are `yyyy-MM-dd`. Limits relative to today
 * only apply to a date that differs from the stored one (SESSION-21).
 */
export function periodProblems(period: Period, today: string, stored?: Period): Problem[] {
  const problems: Problem[] = [];
  const add = (path: string, message: string) => void problems.push({ path, message });
  if (period.startDate !== stored?.startDate) {
    if (period.startDate < addYears(today, -start.limits.yearsPast)) add('startDate', start.messages.yearsPast);
    if (period.startDate > addYears(today, start.limits.yearsAhead)) add('startDate', start.messages.yearsAhead);
  }
  if (period.endDate !== stored?.endDate && period.endDate > addYears(today, end.limits.yearsAhead))
    add('endDate', end.messages.yearsAhead);
  else if (period.endDate > addYears(period.startDate, end.limits.yearsAfterStart))
    add('endDate', end.messages.yearsAfterStart);
  return problems;
}

/** Problems of options that depend on an option that is off, or on a missing source session (SESSION-53). */
export function copyProblems(values: SessionValues): Problem[] {
  const { sourceSessionId, createSubjectsConfig, createExamConfig, createMarksConfig } = values;
  const problem = (path: string, message: string): Problem[] => [{ path, message }];
  if (sourceSessionId === null && (createSubjectsConfig || createExamConfig || createMarksConfig))
    return problem('sourceSessionId', 'Choose the session to copy from');
  if (createExamConfig && !createSubjectsConfig)
    return problem('createExamConfig', 'Exam config can only be copied together with subjects config');
  if (createMarksConfig && !createExamConfig)
    return problem('createMarksConfig', 'Marks config can only be copied together with exam config');
  return [];
}

/** The code to reject this change of the status; undefined for an allowed change (SESSION-26, 34, 35). */
export function transitionProblem(from: SessionStatus, to: SessionStatus): CodeName | undefined {
  if (from === 'COMPLETED') return 'COMPLETED_SESSION_UPDATE';
  if (from === 'ACTIVE' && to === 'UPCOMING') return 'ACTIVE_TO_UPCOMING_SESSION';
  if (from === 'UPCOMING' && to === 'COMPLETED') return 'ACTION_NOT_ALLOWED_FOR_UPCOMING_SESSION';
  return undefined;
}

const FIXED: Readonly<Record<keyof SessionValues, [path: string, label: string]>> = {
  name: ['sessionName', 'Session name'],
  startDate: ['startDate', 'Start date'],
  endDate: ['endDate', 'End date'],
  sourceSessionId: ['sourceSessionId', 'Source session'],
  createSubjectsConfig: ['createSubjectsConfig', 'Copy subjects config'],
  createExamConfig: ['createExamConfig', 'Copy exam config'],
  createMarksConfig: ['createMarksConfig', 'Copy marks config'],
};

/** An ACTIVE session can only change its status (SESSION-46). */
export const changesWhileActive = (stored: SessionValues, wanted: SessionValues): Problem[] =>
  (Object.keys(FIXED) as (keyof SessionValues)[])
    .filter((field) => stored[field] !== wanted[field])
    .map((field) => {
      const [path, label] = FIXED[field];
      return { path, message: `${label} of an active session cannot be changed` };
    });
