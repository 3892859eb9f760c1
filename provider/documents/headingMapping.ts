// Decides how each heading of an import file is read: by the user's mapping, by a mapping of an earlier file, by its name, or,
// only as a suggestion, by similarity.
import { textKey } from '../../common/names.ts';
import { inTurns, keptInTurns } from '../shared/turns.ts';
import { samplesOf } from './columnSamples.ts';
import { mappingKey, shownHeading } from './headings.ts';
import { similarColumns } from './headingGuess.ts';
import { candidatesOf, type Candidate } from './headingRows.ts';
import { suggest, suggestOpen } from './headingSuggestions.ts';
import { declaredOf, type Declared, type HowRead, type MappedHeading } from './mappedHeading.ts';
import { groupNames, type HeadingNames } from './mergedCells.ts';
import { namedColumns, withGroupsBeside } from './namedColumns.ts';
import type { TableColumn } from './tableColumn.ts';
import type { Merge, ReadCell, ReadRow } from './workbook.ts';

/** Keys of declared columns by the key of a heading; null is not read. */
type Mapping = ReadonlyMap<string, string | null>;

export interface HeadingChoices {
  /** of the request */
  confirmed: Mapping;
  /** of earlier files of the school */
  remembered: Mapping;
}

/** Whether a heading is the title of a column. */
export const hasTitle = ({ title }: TableColumn, heading: string): boolean => textKey(title) === textKey(heading);

const howNamed = ({ kind }: TableColumn): HowRead => (kind === 'ignored' ? 'PORTAL' : 'EXACT');

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
  const { named, open, alone } = namedColumns(headings, declared);
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
  return { texts, whole, read, open, alone };
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
    const { read, alone } = decide(headings, choices, declared);
    // That a heading is not read is a decision about the same row.
    const ruledOut = read.filter((one) => one?.how === 'CONFIRMED' && !one.column).length;
    // A heading is known also where its group keeps it from being read; else a blank row below it would have more of them.
    const columns = read.flatMap((one, at) => (one ? (one.column ?? []) : (alone[at] ?? [])));
    return new Set(columns).size + ruledOut;
  });
  if (Math.max(...known) >= ENOUGH) return bestOf(candidates, known);
  const scores = known.map((count) => 2 * count);
  const headings = candidates.flatMap((one, at) => one.headings.map(({ shown }) => ({ at, shown })));
  const similar = await keptInTurns(headings, ({ shown }) => similarColumns(shown, declared.words).length > 0);
  for (const { at } of similar) scores[at] = (scores[at] ?? 0) + 1;
  return bestOf(candidates, scores);
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
  const found = await findRow(candidatesOf(rows, merges, declared.owner), choices, declared);
  const headingRow = found && rows[found.index];
  if (!found || !headingRow) return undefined;
  const below = rows.slice(found.index + 1);
  const width = below.reduce((most, { cells }) => Math.max(most, cells.length), found.headings.length);
  const samples = samplesOf(below, width);
  const own = suggests ? withGroupsBeside(found.headings, declared) : found.headings;
  const headings = Array.from({ length: width }, (_, at): HeadingNames => {
    const heading = own[at];
    if (heading && heading.shown !== '') return heading;
    const shown = samples[at]?.length ? nameless(at) : '';
    return { shown, names: [] };
  });
  const { texts, whole, read, open } = decide(headings, choices, declared);
  if (suggests) {
    // A heading that may be a column below its group is no other column.
    const others = whole.map((text, at) => (open[at] ? '' : text));
    await suggest(others, read, samples, declared, today);
  }
  suggestOpen(open, texts, read);
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
