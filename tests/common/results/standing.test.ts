import type { SubjectResult } from '../../../common/results';
import { withStandings } from '../../../common/results/standing';
import { SETTINGS } from './school';

const reached = (marks: number, full: number) => ({ marks: marks * 4, full: full * 4 }) as SubjectResult;
const entrant = (outcome: string, ...subjects: SubjectResult[]) => ({ sectionId: 1, outcome, subjects });
const standings = (...entrants: ReturnType<typeof entrant>[]) =>
  withStandings(entrants, ({ outcome }) => outcome === 'PASS', SETTINGS);

test.each<[string, ReturnType<typeof entrant>, object]>([
  [
    'a total with a fraction is raised, and its division is that of the raised total',
    entrant('PASS', reached(99.75, 250), reached(199.5, 250)),
    { marks: 1197, full: 2000, roundedTotal: 1200, percentage: 60, division: { division: 'FIRST', percent: 60 } },
  ],
  [
    'the percentage is shown to two decimals',
    entrant('PASS', reached(200, 300)),
    { roundedTotal: 800, percentage: 66.67 },
  ],
  [
    'a percentage is shown rounded and never judged so',
    entrant('PASS', reached(14_999, 25_000)),
    { percentage: 60, division: { division: 'SECOND', percent: 48 } },
  ],
  [
    'below the last division',
    entrant('PASS', reached(35, 100)),
    { percentage: 35, division: null, rank: { rank: 1, of: 1 } },
  ],
  ['who failed', entrant('FAIL', reached(90, 100)), { percentage: 90, division: null, rank: null }],
  [
    'whose marks are not all there',
    entrant('INCOMPLETE', reached(50.5, 100)),
    { marks: 202, roundedTotal: 204, percentage: null, division: null, rank: null },
  ],
  ['nothing counts', entrant('NOT_JUDGED', reached(0, 0)), { roundedTotal: 0, percentage: null, rank: null }],
])('MARKS-50 %s', (_what, one, expected) => expect(standings(one)).toMatchObject([{ ...one, ...expected }]));

test('MARKS-50 ranks are those of the raised totals', () => {
  const ranks = standings(
    entrant('PASS', reached(299.5, 500)),
    entrant('PASS', reached(300, 500)),
    entrant('FAIL', reached(400, 500)),
    entrant('PASS', reached(299, 500)),
  ).map(({ rank }) => rank?.rank);
  expect(ranks).toEqual([1, 1, undefined, 3]);
});

test('MARKS-50 each section has its own ranks', () => {
  const other = { ...entrant('PASS', reached(1, 500)), sectionId: 2 };
  expect(standings(entrant('PASS', reached(2, 500)), other).map(({ rank }) => rank)).toEqual([
    { rank: 1, of: 1 },
    { rank: 1, of: 1 },
  ]);
});
