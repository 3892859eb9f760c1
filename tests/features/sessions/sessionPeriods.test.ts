import type { Session } from '@/api/sessions';
import { clashOf, nextFreePeriod } from '@/features/sessions/sessions/sessionPeriods';

const session = (sessionName: string, startDate: string, endDate: string) =>
  ({ sessionName, startDate, endDate }) as Session;
const SCHOOL = [
  session('2027 - 2028', '2027-04-01', '2028-03-31'),
  session('2026 - 2027', '2026-04-01', '2027-03-31'),
  session('Evening', '2024-07-01', '2025-06-30'),
];

const clashes: [sessionName: string, startDate: string | null, endDate: string | null, expected: string | null][] = [
  ['2026 - 2027', '2030-04-01', '2031-03-31', 'name: 2026 - 2027'],
  [' EVENING ', null, null, 'name: Evening'],
  ['Mine', '2027-03-31', '2027-06-30', 'dates: 2027 - 2028'],
  ['Mine', '2025-07-01', '2026-04-01', 'dates: 2026 - 2027'],
  ['Mine', '2025-07-01', '2026-03-31', null],
  ['Mine', '2024-01-01', '2029-12-31', 'dates: 2027 - 2028'],
  // A date that is still being typed.
  ['Mine', '2027-04-01', '31/0', null],
  ['', null, null, null],
];
test.each(clashes)('%j from %j to %j meets %j', (sessionName, startDate, endDate, expected) => {
  const clash = clashOf({ sessionName, startDate, endDate }, SCHOOL);
  expect(clash && `${clash.by}: ${clash.session.sessionName}`).toBe(expected);
});

const TODAY = '2026-07-15';

test('the next free year follows those that are taken', () => {
  expect(nextFreePeriod([], TODAY)).toEqual({ startDate: '2026-04-01', endDate: '2027-03-31' });
  expect(nextFreePeriod(SCHOOL, TODAY)).toEqual({ startDate: '2028-04-01', endDate: '2029-03-31' });
  // A school whose year ends in June goes on in July.
  const june = [session('Old', '2025-07-01', '2026-06-30')];
  expect(nextFreePeriod(june, TODAY)).toEqual({ startDate: '2026-07-01', endDate: '2027-06-30' });
  // A name that is taken by other dates is passed by.
  const named = [session('2026 - 2027', '2020-01-01', '2020-12-31')];
  expect(nextFreePeriod(named, TODAY)).toEqual({ startDate: '2027-04-01', endDate: '2028-03-31' });
});

test('a year further ahead than a session may begin is not offered', () => {
  const years = Array.from({ length: 11 }, (_, at) =>
    session(`${2026 + at} - ${2027 + at}`, `${2026 + at}-04-01`, `${2027 + at}-03-31`),
  );
  expect(nextFreePeriod(years, TODAY)).toBeNull();
  expect(nextFreePeriod(years.slice(0, 10), TODAY)).toEqual({ startDate: '2036-04-01', endDate: '2037-03-31' });
});
