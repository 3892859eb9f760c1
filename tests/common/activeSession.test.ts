import { activeSession } from '../../common/activeSession';

const year = (start: number, status: string, disabled = false) => ({
  ...{ status, disabled },
  ...{ startDate: `${start}-04-01`, endDate: `${start + 1}-03-31` },
});
const [PAST, BEFORE, NOW, NEXT] = [
  year(2024, 'COMPLETED'),
  year(2025, 'ACTIVE'),
  year(2026, 'ACTIVE'),
  year(2027, 'UPCOMING'),
];
type Year = typeof NOW;

test.each<[string, readonly Year[], string, Year | undefined]>([
  ['the only ACTIVE session', [NEXT, NOW, PAST], '2026-07-15', NOW],
  ['the only ACTIVE session before it begins', [NEXT, NOW, PAST], '2026-03-31', NOW],
  ['the only ACTIVE session after it ended', [NEXT, NOW, PAST], '2027-06-01', NOW],
  ['none where none is ACTIVE', [NEXT, PAST], '2026-07-15', undefined],
  ['of two ACTIVE sessions the one that contains its last day', [NOW, BEFORE], '2026-03-31', BEFORE],
  ['of two ACTIVE sessions the one that contains its first day', [NOW, BEFORE], '2026-04-01', NOW],
  ['none where no ACTIVE session contains the day', [NOW, BEFORE], '2027-04-01', undefined],
  ['not an UPCOMING session that contains the day', [NEXT, NOW, BEFORE], '2027-04-01', undefined],
  ['a disabled session never', [year(2026, 'ACTIVE', true), BEFORE], '2026-07-15', BEFORE],
])('%s is preselected', (_which, sessions, day, expected) => {
  expect(activeSession(sessions, day)).toBe(expected);
});
