// The facts of an audit entry as single fields. Entries of every version are read; none is shown as JSON.
import { PRIVILEGE_ROWS } from '../../contract/generated/privileges.gen.ts';
import { showDay } from '../../documents/documentText.ts';
import { isHidden } from './history.hidden.ts';
import { fieldOf, type FieldKind } from './history.labels.ts';
import { inFormOrder } from './history.order.ts';
import type { EntryRow } from './history.queries.ts';
import { historyWords as words } from './history.words.ts';

type Values = Readonly<Record<string, unknown>>;

export interface Details {
  id?: number | string;
  before?: Values;
  after?: Values;
  changed?: { fields: string[] };
}

export interface Fact {
  /** the name by which enum values are put in words */
  name: string;
  label: string;
  kind: FieldKind;
  before: unknown;
  after: unknown;
  recorded: boolean;
}

export const detailsOf = ({ details }: Pick<EntryRow, 'details'>): Details => details ?? {};

const asText = (value: unknown): string => JSON.stringify(value ?? null);

/** The values of both sides. After a change, a value without its counterpart is context, except a reason. */
function plainFacts({ entity }: Pick<EntryRow, 'entity'>, { before, after }: Details): Fact[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return inFormOrder(names)
    .filter((name) => !isHidden(name, entity))
    .filter((name) => !before || !after || name in before || name === 'reason')
    .filter((name) => asText(before?.[name]) !== asText(after?.[name]))
    .map((name) => ({ name, ...fieldOf(name), before: before?.[name], after: after?.[name], recorded: true }));
}

const textFact = (label: string, before: unknown, after: unknown, kind: FieldKind = 'text'): Fact => ({
  ...{ name: '', label, kind, before, after },
  recorded: true,
});

/** One fact for each permission that was granted or taken away. */
function privilegeFacts({ before, after }: Details): Fact[] {
  const grantsIn = (values: Values | undefined) => new Set((values?.['held'] ?? []) as string[]);
  const [was, is] = [grantsIn(before), grantsIn(after)];
  const text = (isGranted: boolean) => (isGranted ? words.granted : words.notGranted);
  return PRIVILEGE_ROWS.filter(({ name }) => was.has(name) !== is.has(name)).map(({ name, label }) =>
    textFact(label, text(was.has(name)), text(is.has(name))),
  );
}

interface Term {
  dueDate: string;
  amount: string;
}

/** One fact for each due date whose amount differs. */
function termFacts({ before, after }: Details): Fact[] {
  const termsIn = (values: Values | undefined) => (values?.['fees'] ?? []) as Term[];
  const amounts = (values: Values | undefined) => new Map(termsIn(values).map((one) => [one.dueDate, one.amount]));
  const [was, is] = [amounts(before), amounts(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .sort()
    .filter((day) => was.get(day) !== is.get(day))
    .map((day) => textFact(words.payment(showDay(day)), was.get(day), is.get(day), 'money'));
}

const LIMITS: Readonly<Record<string, string>> = {
  theoryMin: 'Theory Minimum',
  theoryMax: 'Theory Maximum',
  practicalMin: 'Practical Minimum',
  practicalMax: 'Practical Maximum',
  vivaMin: 'Viva Minimum',
  vivaMax: 'Viva Maximum',
};

/** One fact for each limit of a subject in an exam that differs. */
function limitFacts({ before, after }: Details): Fact[] {
  const subjects = Object.keys(after ?? {}).filter((name) => name !== 'copiedFrom');
  return subjects.flatMap((subject) => {
    const [was, is] = [before?.[subject], after?.[subject]].map((limits) => (limits ?? {}) as Values);
    return Object.entries(LIMITS)
      .filter(([name]) => (was?.[name] ?? 0) !== (is?.[name] ?? 0))
      .map(([name, title]) => textFact(`${subject}: ${title}`, was?.[name], is?.[name]));
  });
}

/** The names of the changed fields, where older entries have no values. */
const namedFacts = ({ changed }: Details): Fact[] =>
  inFormOrder(changed?.fields ?? []).map((name) => ({
    ...{ name, ...fieldOf(name) },
    ...{ before: null, after: null, recorded: false },
  }));

export interface Reading {
  /** the entry of the marks whose history is read, such as `12/4/theory` */
  cell?: string;
  /** the student whose history is read */
  studentId?: number;
}

const numberOf = (values: Values | undefined, studentId: number): unknown =>
  (values?.['rollNumbers'] as Values | undefined)?.[studentId];

/** The changed fields of an entry, from whichever record it is. */
export function factsOf(row: EntryRow, { cell, studentId }: Reading): Fact[] {
  const details = detailsOf(row);
  const { before, after } = details;
  if (row.entity === 'privileges') return privilegeFacts(details);
  if (row.entity === 'marks config') return limitFacts(details);
  if (row.entity === 'marks of exam') {
    return cell === undefined ? [] : [textFact(words.entry, before?.[cell], after?.[cell])];
  }
  if (studentId !== undefined && row.event === 'saveSessionDetails') {
    const numbers = [numberOf(before, studentId), numberOf(after, studentId)] as const;
    return numbers[0] === numbers[1] ? [] : [textFact(fieldOf('rollNo').label, ...numbers)];
  }
  if (row.entity === 'promotion' || row.entity === 'students') return [];
  // A receipt in the history of a student is a transfer certificate, which the action names.
  if (studentId !== undefined && row.entity === 'receipt') return [];
  if (row.entity === 'fee structure' && after && 'fees' in after) return termFacts(details);
  const isOld = Array.isArray(after?.['changed']);
  if (isOld || (!before && !after)) return namedFacts(details);
  return plainFacts(row, details);
}
