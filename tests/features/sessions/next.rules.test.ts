// Which session ends and which one follows, by status and dates.
import type { Session } from '@/api/sessions';
import { rolloverOf, type Chosen } from '@/features/sessions/next/rollover';
import { currentStep, type Step } from '@/features/sessions/next/steps';

const session = (year: number, status: Session['status'], changes: Partial<Session> = {}): Session => ({
  sessionId: year,
  schoolId: 1,
  sessionName: `${year} - ${year + 1}`,
  sessionDisplayName: `${year} - ${year + 1}`,
  startDate: `${year}-04-01`,
  endDate: `${year + 1}-03-31`,
  status,
  disabled: false,
  sourceSessionId: null,
  createSubjectsConfig: false,
  createExamConfig: false,
  createMarksConfig: false,
  inUse: false,
  version: 1,
  ...changes,
});
const NONE: Chosen = { source: undefined, target: undefined };
const years = (sessions: Session[], day: string, chosen = NONE) => {
  const rollover = rolloverOf(sessions, day, chosen);
  return rollover && [rollover.source.sessionId, rollover.target?.sessionId];
};
const [PAST, NOW, NEXT, LATER] = [
  session(2025, 'COMPLETED'),
  session(2026, 'ACTIVE'),
  session(2027, 'UPCOMING'),
  session(2028, 'UPCOMING'),
];
const BEGUN = session(2027, 'ACTIVE');

test.each<[string, Session[], string, (number | undefined)[] | undefined]>([
  [
    'the only active session is followed by the earliest upcoming one',
    [LATER, NEXT, NOW, PAST],
    '2026-07-15',
    [2026, 2027],
  ],
  ['an active session that ended is still the source', [NEXT, NOW], '2027-05-01', [2026, 2027]],
  ['nothing follows the last session', [NOW, PAST], '2026-07-15', [2026, undefined]],
  [
    'of two active sessions the one of the day is the source, and the other one its target',
    [BEGUN, NOW],
    '2027-03-01',
    [2026, 2027],
  ],
  [
    'an active session without a successor leaves the rollover of the earlier one',
    [BEGUN, NOW],
    '2027-05-01',
    [2026, 2027],
  ],
  ['an active session with a successor is the source on its days', [LATER, BEGUN, NOW], '2027-05-01', [2027, 2028]],
  ['of two active sessions without the day the earlier one is the source', [BEGUN, NOW], '2029-01-01', [2026, 2027]],
  [
    'SESSION-69 a disabled session neither ends nor follows',
    [session(2027, 'UPCOMING', { disabled: true }), NOW],
    '2026-07-15',
    [2026, undefined],
  ],
  ['a completed session does not follow', [session(2027, 'COMPLETED'), NOW], '2026-07-15', [2026, undefined]],
  ['without an active session there is no rollover', [NEXT, PAST], '2026-07-15', undefined],
])('%s', (_title, sessions, day, expected) => {
  expect(years(sessions, day)).toEqual(expected);
});

test('a choice that is offered replaces the default; another one counts as none', () => {
  const sessions = [LATER, NEXT, NOW, PAST];
  expect(years(sessions, '2026-07-15', { source: undefined, target: 2028 })).toEqual([2026, 2028]);
  expect(years(sessions, '2026-07-15', { source: 2025, target: 2025 })).toEqual([2026, 2027]);
  expect(years([LATER, BEGUN, NOW], '2026-07-15', { source: 2027, target: 2027 })).toEqual([2027, 2028]);
});

const steps = (...progress: Step['progress'][]): Step[] =>
  (['create', 'setup', 'fees', 'promote', 'place', 'activate'] as const).map((id, index) => ({
    id,
    progress: progress[index],
    state: { kind: 'ready' },
    text: '',
    link: undefined,
  }));

test('the current step is the first open one, and none while a step before it is unknown', () => {
  expect(currentStep(steps('done', 'open', 'open', 'open', 'blocked', 'blocked'))).toBe('setup');
  expect(currentStep(steps('done', 'done', 'done', 'done', 'blocked', 'open'))).toBe('activate');
  expect(currentStep(steps('done', undefined, 'open', 'open', 'blocked', 'blocked'))).toBeUndefined();
  expect(currentStep(steps('done', 'done', 'done', 'done', 'done', 'done'))).toBeUndefined();
});
