// Which session ends and which one follows, by status and dates.
import type { PromotionRun } from '@/api/promotion';
import type { Session } from '@/api/sessions';
import type { StudentCount } from '@/api/students';
import { rolloverOf, type Chosen } from '@/features/sessions/next/rollover';
import { currentStep, type Step } from '@/features/sessions/next/steps';
import { promotionsOf } from '@/features/sessions/next/stepStates';

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

const countOf = (classId: number, students: number, notPromoted: number | null): StudentCount => ({
  ...{ classId, className: String(classId), students, pending: 0, withoutRollNo: 0, notPromoted },
});
const runOf = (promoted: Readonly<Record<number, number>>, undoneAt: string | null = null): PromotionRun => {
  const sum = Object.values(promoted).reduce((total, one) => total + one, 0);
  const classes = Object.entries(promoted).map(([classId, number]) => ({
    ...{ classId: Number(classId), className: classId, promoted: number, repeating: 0, passedOut: 0 },
  }));
  return {
    ...{
      runId: 1,
      sourceSessionId: 2026,
      targetSessionId: 2027,
      sourceSessionName: '2026 - 2027',
      targetSessionName: '2027 - 2028',
    },
    targetSessionStatus: 'UPCOMING',
    ...{
      at: '2027-03-20T10:00:00+05:30',
      by: null,
      excludeFailed: false,
      notEligible: 0,
      leftOut: 0,
      sectionMissing: 0,
    },
    ...{ promoted: sum, repeating: 0, passedOut: 0, classes, undoneAt, undoneBy: null },
  };
};
const openOf = (runs: PromotionRun[], counts: StudentCount[]) => {
  const { classes, waiting, remaining } = promotionsOf(runs, counts, {
    ...{ source: NOW, target: NEXT, sources: [], targets: [] },
  });
  const shown = (ofClasses: readonly StudentCount[]) =>
    ofClasses.map(({ className, students }) => `${className} (${students})`);
  return { classes, waiting: shown(waiting), remaining: shown(remaining) };
};

test('students who still wait are shown, also after promoted students of the class left', () => {
  const runs = [runOf({ 9: 38 })];
  expect(openOf(runs, [countOf(9, 40, 2)])).toEqual({ classes: 1, waiting: [], remaining: ['9 (2)'] });
  expect(openOf(runs, [countOf(9, 38, 2)])).toEqual({ classes: 1, waiting: [], remaining: ['9 (2)'] });
  expect(openOf(runs, [countOf(9, 2, 2)])).toEqual({ classes: 1, waiting: [], remaining: ['9 (2)'] });
  expect(openOf(runs, [countOf(9, 36, 0)])).toEqual({ classes: 1, waiting: [], remaining: [] });
});

test('a class without a promotion in effect waits, unless all of its students are enrolled in the target session', () => {
  const counts = [countOf(8, 30, 29), countOf(9, 40, 40), countOf(10, 5, 0)];
  expect(openOf([runOf({ 9: 38 }, '2027-03-21T10:00:00+05:30')], counts)).toEqual({
    ...{ classes: 3, waiting: ['8 (29)', '9 (40)'], remaining: [] },
  });
});

test('the class outside the order does not count: its students are never promoted', () => {
  expect(openOf([runOf({ 9: 38 })], [countOf(9, 38, 0), countOf(99, 3, null)])).toEqual({
    ...{ classes: 1, waiting: [], remaining: [] },
  });
});
