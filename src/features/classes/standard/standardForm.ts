/** The rows of the dialog for standard classes, and its request. Pure functions. */
import { nameKey } from '@common/names';
import { VALUES } from '@/api/catalogue';
import type { Class, ClassesForm, Stream } from '@/api/classes';

/** The last standard name: a class outside the order, which a new school does not need. */
const OUTSIDE = 'Default';
const WITH_STREAMS: readonly string[] = ['11', '12'];
const MOST = 26;

export const COUNTS = ['plain', ...VALUES.Stream] as const;
export type Count = (typeof COUNTS)[number];

/** Counts are digits as typed; an empty text counts as 0. */
export interface StandardRow extends Readonly<Record<Count, string>> {
  readonly className: string;
  readonly chosen: boolean;
}

export interface StandardValues {
  readonly rows: readonly StandardRow[];
}

export const hasStreams = ({ className }: Pick<StandardRow, 'className'>): boolean => WITH_STREAMS.includes(className);

/** A row for each standard name, selected with one section. */
export const startRows = (names: readonly string[]): StandardRow[] =>
  names
    .filter((name) => nameKey(name) !== nameKey(OUTSIDE))
    .map((className) => ({ className, chosen: true, plain: '1', SCIENCE: '', COMMERCE: '', ARTS: '' }));

export type Existing = ReadonlyMap<string, Pick<Class, 'className' | 'sections'>>;
export const existingOf = (classes: readonly Class[]): Existing =>
  new Map(classes.map((one) => [nameKey(one.className), one]));

/** The indexes of the rows to store: selected, and not in the school yet. */
export const addedRows = (rows: readonly StandardRow[], existing: Existing): number[] =>
  rows.flatMap(({ className, chosen }, index) => (chosen && !existing.has(nameKey(className)) ? [index] : []));

const streamOf = (count: Count): Stream | null => (count === 'plain' ? null : count);

const sectionsOf = (row: StandardRow) =>
  COUNTS.filter((count) => Number(row[count]) > 0).map((count) => ({
    stream: streamOf(count),
    sections: Number(row[count]),
  }));

export const sectionCount = (row: StandardRow): number => COUNTS.reduce((sum, count) => sum + Number(row[count]), 0);
export const hasTooMany = (row: StandardRow): boolean => sectionCount(row) > MOST;

export const requestOf = (schoolId: number, rows: readonly StandardRow[], added: readonly number[]): ClassesForm => ({
  schoolId,
  classes: added.flatMap((index) => {
    const row = rows[index];
    return row ? [{ className: row.className, sections: sectionsOf(row) }] : [];
  }),
});

/** The counts that another count empties: a class has sections with a stream or without, never both (CLASS-37). */
export function emptiedBy(typed: Count, text: string): Partial<Record<Count, ''>> {
  if (Number(text) === 0) return {};
  return typed === 'plain' ? { SCIENCE: '', COMMERCE: '', ARTS: '' } : { plain: '' };
}
