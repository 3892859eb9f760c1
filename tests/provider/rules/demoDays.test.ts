// The demo is built around the day of its first start.
import { demoDays, demoSessions, isAwaiting, partsPaid } from '../../../provider/start/demo/days.ts';

const MORNING = 'T06:00:00.000Z';
const at = (day: string) => demoDays(Date.parse(`${day}${MORNING}`));
const STUDENTS = Array.from({ length: 600 }, (_, turn) => turn);

const DAYS = ['2026-04-01', '2026-04-02', '2026-05-05', '2026-05-06', '2026-07-10', '2027-03-31', '2028-02-29'];

test.each(DAYS)('on %s the ACTIVE session of the demo contains the day, and the other two do not', (day) => {
  const sessions = demoSessions(at(day));
  const containing = sessions.filter(({ startDate, endDate }) => startDate <= day && day <= endDate);
  expect(containing.map(({ status }) => status)).toEqual(['ACTIVE']);
  expect(sessions.map(({ status }) => status)).toEqual(['COMPLETED', 'ACTIVE', 'UPCOMING']);
});

test.each(DAYS)(
  'on %s payments of the demo are made today, none later, and the last ones await confirmation',
  (day) => {
    const days = at(day);
    const paid = STUDENTS.flatMap((turn) => partsPaid(turn, days).map(([, after]) => after));
    expect(Math.max(...paid)).toBe(days.elapsed);
    expect(Math.min(...paid)).toBeGreaterThanOrEqual(0);
    expect(paid.filter((after) => after === days.elapsed && isAwaiting(after, days)).length).toBeGreaterThan(5);
  },
);

test.each(DAYS)('on %s a second part is paid after the first one', (day) => {
  for (const turn of STUDENTS) {
    const [first, second] = partsPaid(turn, at(day)).map(([, after]) => after);
    if (second !== undefined) expect(second).toBeGreaterThan(first ?? Infinity);
  }
});

test('the days of the demo are those of India, and no instant is in the future', () => {
  const days = demoDays(Date.parse('2027-03-31T19:00:00.000Z'));
  expect(days).toMatchObject({ today: '2027-04-01', year: 2027, elapsed: 0, early: true });
  expect(days.morning('2027-04-01')).toBe('2027-03-31T19:00:00.000Z');
  expect(days.morning('2027-03-31')).toBe('2027-03-31T05:30:00.000Z');
});

test('the names and dates of the demo’s sessions follow the day, in a leap year too', () => {
  expect(demoSessions(at('2028-02-29'))).toEqual([
    { name: '2026 - 2027', startDate: '2026-04-01', endDate: '2027-03-31', status: 'COMPLETED' },
    { name: '2027 - 2028', startDate: '2027-04-01', endDate: '2028-03-31', status: 'ACTIVE' },
    { name: '2028 - 2029', startDate: '2028-04-01', endDate: '2029-03-31', status: 'UPCOMING' },
  ]);
});
