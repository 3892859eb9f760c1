// History entries of the demo's students who left, and of some who came back.
import type { studentHistory } from '../../database/schema/index.ts';
import type { DemoDays } from './days.ts';
import type { DrawnStudent } from './drawnStudents.ts';

type Entry = typeof studentHistory.$inferInsert;

const ABSENT = [
  'Absent for more than 30 days',
  'Fees not paid for two terms',
  'Family has moved away, no TC asked for',
];
const MOVED = [
  'Family moved to Jodhpur',
  'Admitted to Kendriya Vidyalaya',
  'Father transferred to Udaipur',
  'Own wish',
];
const two = (number: number): string => String(number).padStart(2, '0');

/** Entries of the student at this index in the order of codes; none for a TC from before the school used the portal. */
export function historyOf(
  at: number,
  { values: { life } }: DrawnStudent,
  days: DemoDays,
): Omit<Entry, 'schoolId' | 'studentId' | 'sessionId'>[] {
  const on = (month: number) => days.morning(`${days.year}-${two(month)}-${two(1 + (at % 27))}`);
  const text = (from: readonly string[]) => from[Math.floor(at / 75) % from.length] ?? '';
  if (life === 'TC_ISSUED') return at % 4 === 0 ? [] : [{ type: 'TC', comment: text(MOVED), createdAt: on(5) }];
  const back: ReturnType<typeof historyOf> = [
    { type: 'INACTIVE', comment: text(ABSENT), createdAt: on(4) },
    { type: 'ACTIVE', comment: 'Dues paid, admitted again', createdAt: on(5) },
  ];
  if (life === 'ACTIVE') return at % 150 === 60 ? back : [];
  if (life !== 'STRUCK_OFF') return [];
  return [...(at % 2 === 0 ? back : []), { type: 'INACTIVE', comment: text([...ABSENT].reverse()), createdAt: on(6) }];
}
