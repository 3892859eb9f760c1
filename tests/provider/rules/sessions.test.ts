// Pure rules of sessions, row by row.
import {
  changesWhileActive,
  copyProblems,
  periodProblems,
  sessionValues,
  transitionProblem,
  type SessionForm,
  type SessionStatus,
} from '../../../provider/domains/sessions/sessions.rules.ts';

const TODAY = '2026-07-15';
const TOO_OLD = ['startDate', 'Start date cannot be more than 2 years in the past'];
const TOO_FAR = ['startDate', 'Start date cannot be more than 10 years in the future'];
const ENDS_TOO_FAR = ['endDate', 'End date cannot be more than 12 years in the future'];
const TOO_LONG = ['endDate', 'Session cannot be longer than 2 years'];

type Period = [startDate: string, endDate: string];
const period = ([startDate, endDate]: Period) => ({ startDate, endDate });
const told = (problems: { path: string; message: string }[]) => problems.map(({ path, message }) => [path, message]);

test.each<[Period, string[][]]>([
  [['2026-04-01', '2027-03-31'], []],
  [['2024-07-15', '2026-07-15'], []],
  [['2024-07-14', '2025-03-31'], [TOO_OLD]],
  [['2036-07-15', '2038-07-15'], []],
  [['2036-07-16', '2037-03-31'], [TOO_FAR]],
  [['2026-04-01', '2028-04-01'], []],
  [['2026-04-01', '2028-04-02'], [TOO_LONG]],
  [['2028-02-29', '2030-02-28'], []],
  [['2028-02-29', '2030-03-01'], [TOO_LONG]],
  [['2036-07-15', '2038-07-16'], [ENDS_TOO_FAR]],
  [
    ['2024-07-14', '2026-07-15'],
    [TOO_OLD, TOO_LONG],
  ],
  [
    ['2037-01-01', '2039-01-01'],
    [TOO_FAR, ENDS_TOO_FAR],
  ],
])('SESSION-62 from %j a new session has the problems %j', (dates, problems) => {
  expect(told(periodProblems(period(dates), TODAY))).toEqual(problems);
});

/** Stored, wanted, problems on a day when both the stored dates lie outside the limits. */
test.each<[Period, Period, string[][]]>([
  [['2020-04-01', '2021-03-31'], ['2020-04-01', '2021-03-31'], []],
  [['2020-04-01', '2021-03-31'], ['2020-04-01', '2021-06-30'], []],
  [['2020-04-01', '2021-03-31'], ['2020-04-02', '2021-03-31'], [TOO_OLD]],
  [['2020-04-01', '2021-03-31'], ['2020-04-01', '2022-04-02'], [TOO_LONG]],
  [['2020-04-01', '2021-03-31'], ['2024-07-15', '2025-03-31'], []],
  [['2038-04-01', '2039-03-31'], ['2038-04-01', '2039-03-31'], []],
  [['2038-04-01', '2039-03-31'], ['2036-07-15', '2039-03-31'], [TOO_LONG]],
  [['2038-04-01', '2039-03-31'], ['2038-04-01', '2039-03-30'], [ENDS_TOO_FAR]],
  [['2038-04-01', '2039-03-31'], ['2038-03-31', '2039-03-31'], [TOO_FAR]],
  // Too long already: kept as it is, it still is no session.
  [['2026-04-01', '2029-03-31'], ['2026-04-01', '2029-03-31'], [TOO_LONG]],
])('SESSION-21 SESSION-62 a session of %j changed to %j has the problems %j', (stored, wanted, problems) => {
  expect(told(periodProblems(period(wanted), TODAY, period(stored)))).toEqual(problems);
});

const REQUIRED = {
  sessionName: '2026 - 2027',
  startDate: '2026-04-01',
  endDate: '2027-03-31',
  status: 'UPCOMING',
  schoolId: 1,
};
const form = (changes: Partial<SessionForm> = {}) => ({ ...REQUIRED, ...changes }) as SessionForm;

test('SESSION-57 a session is stored with its name tidied and what is absent off', () => {
  expect(sessionValues(form({ sessionName: '\t Cafe\u0301  1\n' }))).toEqual({
    name: 'Caf\u00e9  1',
    startDate: '2026-04-01',
    endDate: '2027-03-31',
    sourceSessionId: null,
    createSubjectsConfig: false,
    createExamConfig: false,
    createMarksConfig: false,
  });
});

const COPY_REFUSED: Readonly<Record<string, string>> = {
  sourceSessionId: 'Choose the session to copy from',
  createExamConfig: 'Exam config can only be copied together with subjects config',
  createMarksConfig: 'Marks config can only be copied together with exam config',
};

/** Source, subjects, exams, marks: the field that is refused. */
test.each<[number | null, boolean, boolean, boolean, string | undefined]>([
  [null, false, false, false, undefined],
  [7, false, false, false, undefined],
  [7, true, false, false, undefined],
  [7, true, true, false, undefined],
  [7, true, true, true, undefined],
  [7, false, true, false, 'createExamConfig'],
  [7, false, true, true, 'createExamConfig'],
  [7, false, false, true, 'createMarksConfig'],
  [7, true, false, true, 'createMarksConfig'],
  [null, true, false, false, 'sourceSessionId'],
  [null, false, true, false, 'sourceSessionId'],
  [null, false, false, true, 'sourceSessionId'],
  [null, true, true, true, 'sourceSessionId'],
])('SESSION-53 source %p, subjects %p, exams %p, marks %p: %p is refused', (source, subjects, exams, marks, path) => {
  const values = sessionValues(
    form({
      sourceSessionId: source,
      createSubjectsConfig: subjects,
      createExamConfig: exams,
      createMarksConfig: marks,
    }),
  );
  expect(copyProblems(values)).toEqual(path === undefined ? [] : [{ path, message: COPY_REFUSED[path] }]);
});

test.each<[SessionStatus, SessionStatus, ReturnType<typeof transitionProblem>]>([
  ['UPCOMING', 'UPCOMING', undefined],
  ['UPCOMING', 'ACTIVE', undefined],
  ['UPCOMING', 'COMPLETED', 'ACTION_NOT_ALLOWED_FOR_UPCOMING_SESSION'],
  ['ACTIVE', 'UPCOMING', 'ACTIVE_TO_UPCOMING_SESSION'],
  ['ACTIVE', 'ACTIVE', undefined],
  ['ACTIVE', 'COMPLETED', undefined],
  ['COMPLETED', 'UPCOMING', 'COMPLETED_SESSION_UPDATE'],
  ['COMPLETED', 'ACTIVE', 'COMPLETED_SESSION_UPDATE'],
  ['COMPLETED', 'COMPLETED', 'COMPLETED_SESSION_UPDATE'],
])('SESSION-24 SESSION-34 SESSION-35 %s to %s is refused with %p', (from, to, code) => {
  expect(transitionProblem(from, to)).toBe(code);
});

test.each<[Partial<SessionForm>, string[]]>([
  [{}, []],
  [{ sessionName: ' 2026 - 2027 ' }, []],
  [{ status: 'COMPLETED' }, []],
  [{ sourceSessionId: null, createSubjectsConfig: false }, []],
  [{ sessionName: '2026 -  2027' }, ['sessionName']],
  [{ startDate: '2026-04-02' }, ['startDate']],
  [{ endDate: '2027-03-30' }, ['endDate']],
  [{ sourceSessionId: 7 }, ['sourceSessionId']],
  [
    { createSubjectsConfig: true, createExamConfig: true, createMarksConfig: true },
    ['createSubjectsConfig', 'createExamConfig', 'createMarksConfig'],
  ],
])('SESSION-46 an ACTIVE session sent with %j changes %j', (changes, paths) => {
  const problems = changesWhileActive(sessionValues(form()), sessionValues(form(changes)));
  expect(problems.map(({ path }) => path)).toEqual(paths);
  for (const { message } of problems) expect(message).toMatch(/^[A-Z][a-z ]+ of an active session cannot be changed$/);
});
