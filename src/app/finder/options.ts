/** The rows of the finder: options in groups, and the option that Enter opens without an arrow key. */
import type { Receipt } from '@/api/receipts';
import type { StudentRow } from '@/api/students';
import type { SearchedStudent } from '@/shared/domain';
import type { MenuAction } from '../menu';

/** The target of the action that opens the keyboard shortcuts. */
export const KEYBOARD = 'keyboard';

export type FinderOption =
  | { readonly kind: 'screen'; readonly key: string; readonly action: MenuAction }
  | { readonly kind: 'student'; readonly key: string; readonly found: SearchedStudent }
  | { readonly kind: 'receipt'; readonly key: string; readonly receipt: Receipt };

export interface FinderGroup {
  readonly name: 'screens' | 'students' | 'receipts';
  readonly options: readonly FinderOption[];
}

/** The number of screens beside students and receipts. */
const SCREENS = 5;

interface Found {
  readonly text: string;
  readonly actions: readonly MenuAction[];
  readonly students: readonly SearchedStudent[];
  readonly receipts: readonly Receipt[];
}

/** The groups with an option, screens first: they are known at once, so that no later response moves them. */
export function groupsOf({ text, actions, students, receipts }: Found): FinderGroup[] {
  const screens = text.trim() === '' ? actions : actions.slice(0, SCREENS);
  const groups: FinderGroup[] = [
    { name: 'screens', options: screens.map((action) => ({ kind: 'screen', key: action.to, action })) },
    {
      name: 'students',
      options: students.map((found) => ({ kind: 'student', key: `student-${found.student.studentId}`, found })),
    },
    {
      name: 'receipts',
      options: receipts.map((receipt) => ({ kind: 'receipt', key: `receipt-${receipt.receiptId}`, receipt })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

/** A screen found by a text, else the preselected student, else the only receipt. */
export function preselectedOf(
  groups: readonly FinderGroup[],
  text: string,
  student: StudentRow | undefined,
): FinderOption | undefined {
  if (text.trim() === '') return undefined;
  const options = groups.flatMap((group) => group.options);
  const [first] = options;
  if (first?.kind === 'screen') return first;
  const preselected = options.find((option) => option.kind === 'student' && option.found.student === student);
  if (preselected) return preselected;
  return first?.kind === 'receipt' && options.length === 1 ? first : undefined;
}

/** The key of the option after an arrow key, Home or End; after the last option comes the first. */
export function movedKey(
  options: readonly FinderOption[],
  active: string | undefined,
  move: 'down' | 'up' | 'first' | 'last',
): string | undefined {
  const count = options.length;
  const index = options.findIndex(({ key }) => key === active);
  const next = {
    first: 0,
    last: count - 1,
    down: (index + 1) % count,
    up: index <= 0 ? count - 1 : index - 1,
  }[move];
  return options[next]?.key;
}

/** The session of a new receipt: that of the current enrolment. Undefined for a student who needs another step first. */
export function feeSessionOf({ student, obstacle }: SearchedStudent): number | undefined {
  const [enrolment] = student.enrollments;
  const eligible = obstacle === null && !student.disabled && !student.blocked && !student.deleted;
  return eligible && enrolment?.registrationStatus === 'COMPLETE' ? enrolment.sessionId : undefined;
}
