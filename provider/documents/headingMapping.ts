// Decides how each heading of an import file is read: by the user's mapping, by a mapping of an earlier file, by its name, or,
// only as a suggestion, by similarity.
import { textKey } from '../../common/names.ts';
import { inTurns, keptInTurns } from '../shared/turns.ts';
import { samplesOf } from './columnSamples.ts';
import { columnsOf, isOverlong, mappingKey, namesOf, shownHeading, type Names } from './headings.ts';
import { columnOfValues, columnWords, fits, similarColumns, type ColumnWords } from './headingGuess.ts';
import { candidatesOf, type Candidate } from './headingRows.ts';
import { groupNames, type HeadingNames } from './mergedCells.ts';
import { belowHeading, type TableColumn } from './tableColumn.ts';
import type { Merge, ReadCell, ReadRow } from './workbook.ts';

export type HowRead = 'EXACT' | 'CONFIRMED' | 'REMEMBERED' | 'SUGGESTED' | 'PORTAL' | 'IGNORED';

/** Keys of declared columns by the key of a heading; null is not read. */
type Mapping = ReadonlyMap<string, string | null>;

export interface HeadingChoices {
  /** of the request */
  confirmed: Mapping;
  /** of earlier files of the school */
  remembered: Mapping;
}

export interface MappedHeading {
  /** as it is shown, and named by a mapping */
  heading: string;
  /** the whole heading, if only its first signs are shown */
  full?: string;
  column: TableColumn | undefined;
  how: HowRead;
  /** why the user should look at it */
  note?: string;
}

/** The heading that rules read: one that is not shown may change what the column is. */
export const fullHeading = ({ heading, full }: Pick<MappedHeading, 'heading' | 'full'>): string => full ?? heading;

/** The declared columns with everything by which headings are compared. */
export interface Declared {
  columns: readonly TableColumn[];
  byKey: ReadonlyMap<string, TableColumn>;
  names: Names;
  words: readonly ColumnWords[];
}

export const declaredOf = (columns: readonly TableColumn[]): Declared => ({
  columns,
  byKey: new Map(columns.map((column) => [column.key, column])),
  names: namesOf(columns),
  words: columnWords(columns),
});

/** Whether a heading is the title of a column. */
export const hasTitle = ({ title }: TableColumn, heading: string): boolean => textKey(title) === textKey(heading);

const howNamed = ({ kind }: TableColumn): HowRead => (kind === 'ignored' ? 'PORTAL' : 'EXACT');

const nameAt = ({ shown, names }: HeadingNames, at: number): string => (isOverlong(shown) ? '' : (names[at] ?? ''));

/** The column that a heading names itself. With a group above it, the heading alone counts only if both together name none. */
function namedColumns(headings: readonly HeadingNames[], { names }: Declared): (TableColumn | undefined)[] {
  const first = columnsOf(
    headings.map((heading) => nameAt(heading, 0)),
    names,
  );
  const second = columnsOf(
    headings.map((heading) => nameAt(heading, 1)),
    names,
  );
  const taken = new Set(first);
  return first.map((column, at) => {
    const other = second[at];
    return column ?? (taken.has(other) ? undefined : other);
  });
}

/** Applies a mapping to the headings that are not decided: each column once, a choice not to read to all headings of its key. */
function applyMapping(
  read: (MappedHeading | undefined)[],
  texts: readonly string[],
  mapping: Mapping,
  how: HowRead,
  { byKey }: Declared,
): void {
  const used = new Set<string>();
  for (const [at, heading] of texts.entries()) {
    const key = mappingKey(heading);
    const field = mapping.get(key);
    if (read[at] || heading === '' || field === undefined || used.has(key)) continue;
    const column = field === null ? undefined : byKey.get(field);
    if (field !== null && (!column || read.some((other) => other?.column === column))) continue;
    if (field !== null) used.add(key);
    read[at] = { heading, column, how };
  }
}

/** How the headings of a row are read, without suggestions. What is remembered gives way to the titles of the columns. */
function decide(headings: readonly HeadingNames[], choices: HeadingChoices, declared: Declared) {
  const texts = headings.map(({ shown }) => shownHeading(shown));
  const whole = headings.map(({ shown }) => shown.trim());
  const read: (MappedHeading | undefined)[] = texts.map(() => undefined);
  applyMapping(read, texts, choices.confirmed, 'CONFIRMED', declared);
  const named = namedColumns(headings, declared);
  const isTitle = (column: TableColumn | undefined, at: number) =>
    column !== undefined && hasTitle(column, whole[at] ?? '');
  const titled = new Set(named.filter(isTitle).map((column) => column?.key));
  const titles = new Set(texts.filter((_, at) => isTitle(named[at], at)).map(mappingKey));
  const own = new Set(texts.map(mappingKey));
  const remembered = new Map(
    [...choices.remembered].filter(
      ([key, field]) => own.has(key) && !(field === null ? titles.has(key) : titled.has(field)),
    ),
  );
  // What was confirmed for another file is known of the shown part only.
  const uncut = texts.map((text, at) => (text === whole[at] ? text : ''));
  applyMapping(read, uncut, remembered, 'REMEMBERED', declared);
  const mapped = new Set(read.map((one) => one?.column));
  for (const [at, heading] of texts.entries()) {
    const column = named[at];
    if (!read[at] && column && !mapped.has(column)) read[at] = { heading, column, how: howNamed(column) };
  }
  return { texts, whole, read };
}

/** With fewer known headings, the rows are compared by their suggestions too. */
const ENOUGH = 3;

/** The first candidate with the highest score. `scores`: by index. */
function bestOf(candidates: readonly Candidate[], scores: readonly number[]): Candidate | undefined {
  return candidates[scores.indexOf(Math.max(...scores))];
}

/** Compares the rows in turns with other calls, because their texts may be long. */
async function findRow(
  candidates: readonly Candidate[],
  choices: HeadingChoices,
  declared: Declared,
): Promise<Candidate | undefined> {
  const known = await inTurns(candidates, ({ headings }) => {
    const { read } = decide(headings, choices, declared);
    // That a heading is not read is a decision about the same row.
    const ruledOut = read.filter((one) => one?.how === 'CONFIRMED' && !one.column).length;
    return new Set(read.flatMap((one) => one?.column ?? [])).size + ruledOut;
  });
  if (Math.max(...known) >= ENOUGH) return bestOf(candidates, known);
  const scores = known.map((count) => 2 * count);
  const headings = candidates.flatMap((one, at) => one.headings.map(({ shown }) => ({ at, shown })));
  const similar = await keptInTurns(headings, ({ shown }) => similarColumns(shown, declared.words).length > 0);
  for (const { at } of similar) scores[at] = (scores[at] ?? 0) + 1;
  return bestOf(candidates, scores);
}

interface Suggestion {
  at: number;
  column: TableColumn;
  score: number;
}

/** Suggests free columns for the headings that are not decided, the most similar ones first, then by the values. */
async function suggest(
  texts: readonly string[],
  read: (MappedHeading | undefined)[],
  samples: readonly ReadCell[][],
  declared: Declared,
  today: string,
): Promise<void> {
  const open = texts.flatMap((heading, at) =>
    read[at] || heading === '' || isOverlong(heading) ? [] : [{ heading, at }],
  );
  const similar = await inTurns(open, ({ heading, at }) =>
    similarColumns(heading, declared.words)
      .filter(({ column }) => fits(belowHeading(column, heading), samples[at] ?? [], today))
      .map((one): Suggestion => ({ at, ...one })),
  );
  const found = similar.flat();
  const byValues = open.flatMap(({ at }): Suggestion[] => {
    const column = columnOfValues(samples[at] ?? [], declared.columns);
    return column ? [{ at, column, score: 0 }] : [];
  });
  for (const { at, column } of [...found.sort((one, other) => other.score - one.score), ...byValues]) {
    if (read[at] || read.some((one) => one?.column === column)) continue;
    read[at] = { heading: texts[at] ?? '', column, how: 'SUGGESTED' };
  }
}

export interface MappedHeadings {
  /** index of the heading row among the rows of the sheet, and its row number */
  index: number;
  row: number;
  headings: MappedHeading[];
  /** the texts above the headings, by cell index */
  groups: readonly string[];
  /** the first values of each column */
  samples: ReadCell[][];
}

/** Finds the heading row and decides how each heading is read; undefined for a sheet without rows. `today`: yyyy-MM-dd. */
export async function mapHeadings(
  rows: readonly ReadRow[],
  merges: readonly Merge[],
  {
    columns,
    choices,
    today,
    nameless,
    suggests = true,
  }: {
    columns: readonly TableColumn[];
    choices: HeadingChoices;
    today: string;
    /** whether similar headings are suggested */
    suggests?: boolean;
    /** the name of a column that has values and no heading, by its index */
    nameless: (at: number) => string;
  },
): Promise<MappedHeadings | undefined> {
  const declared = declaredOf(columns);
  const found = await findRow(candidatesOf(rows, merges), choices, declared);
  const headingRow = found && rows[found.index];
  if (!found || !headingRow) return undefined;
  const below = rows.slice(found.index + 1);
  const width = below.reduce((most, { cells }) => Math.max(most, cells.length), found.headings.length);
  const samples = samplesOf(below, width);
  const headings = Array.from({ length: width }, (_, at): HeadingNames => {
    const heading = found.headings[at];
    if (heading && heading.shown !== '') return heading;
    const shown = samples[at]?.length ? nameless(at) : '';
    return { shown, names: [] };
  });
  const { texts, whole, read } = decide(headings, choices, declared);
  if (suggests) await suggest(whole, read, samples, declared, today);
  return {
    index: found.index,
    row: headingRow.row,
    groups: groupNames(headingRow, rows[found.index - 1], merges),
    samples,
    headings: texts.map((heading, at): MappedHeading => {
      const { column, how } = read[at] ?? { column: undefined, how: 'IGNORED' as const };
      const full = whole[at] ?? '';
      return { heading, column, how, ...(full !== heading && { full }) };
    }),
  };
}
