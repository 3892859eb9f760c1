// Decides how each heading of an import file is read: by the user's mapping, by a mapping of an earlier file, by its name, or,
// only as a suggestion, by similarity.
import { textKey } from '../../common/names.ts';
import { inTurns, keptInTurns } from '../shared/turns.ts';
import { samplesOf } from './columnSamples.ts';
import { mappingKey, shownHeading, singleKeys } from './headings.ts';
import { similarColumns } from './headingGuess.ts';
import { candidatesOf, type Candidate } from './headingRows.ts';
import { suggest, suggestOpen } from './headingSuggestions.ts';
import { declaredOf, type Declared, type HowRead, type MappedHeading } from './mappedHeading.ts';
import { groupNames, type HeadingNames } from './mergedCells.ts';
import { namedColumns, withGroupsBeside } from './namedColumns.ts';
import type { TableColumn } from './tableColumn.ts';
import type { Merge, ReadCell, ReadRow } from './workbook.ts';
import { tableWords } from './workbook.words.ts';
import { isWrittenHeading } from './writtenHeadings.ts';

export interface HeadingChoices {
  /** of the request: keys of declared columns by the text of a heading (`textKey`); null is not read */
  confirmed: ReadonlyMap<string, string | null>;
  /** of earlier files of the school: keys of declared columns by the key of a heading (`mappingKey`) */
  remembered: ReadonlyMap<string, string>;
}

/** The field that earlier files of the school give a heading, unless the portal wrote it. */
export const rememberedField = (
  heading: string,
  { remembered }: Pick<HeadingChoices, 'remembered'>,
): string | undefined => (isWrittenHeading(heading) ? undefined : remembered.get(mappingKey(heading)));

/** Whether a heading is the title of a column. */
export const hasTitle = ({ title }: TableColumn, heading: string): boolean => textKey(title) === textKey(heading);

const howNamed = ({ kind }: TableColumn): HowRead => (kind === 'ignored' ? 'PORTAL' : 'EXACT');

/** A key of a declared column, null for not read, or undefined where nothing is decided. */
type Field = string | null | undefined;

/** Reads headings that are not decided as the fields of a mapping, by index: each column once. */
function applyFields(
  read: (MappedHeading | undefined)[],
  texts: readonly string[],
  fields: readonly Field[],
  how: HowRead,
  { byKey }: Declared,
): void {
  for (const [at, heading] of texts.entries()) {
    const field = fields[at];
    if (read[at] || heading === '' || field === undefined) continue;
    const column = field === null ? undefined : byKey.get(field);
    if (field !== null && (!column || read.some((other) => other?.column === column))) continue;
    read[at] = { heading, column, how };
  }
}

/** The choices of the request: by the text of a heading, or by its key where no heading has the text and only one has the key. */
function confirmedFields(texts: readonly string[], { confirmed }: HeadingChoices): Field[] {
  const own = texts.map(textKey);
  const others = [...confirmed].filter(([text]) => !own.includes(text));
  const byKey = new Map(others.map(([text, field]) => [mappingKey(text), field]));
  const single = singleKeys(texts);
  return texts.map((text, at) => {
    const field = confirmed.get(own[at] ?? '');
    const key = mappingKey(text);
    return field === undefined && single.has(key) ? byKey.get(key) : field;
  });
}

/** The indexes of the headings of results, if the row has all of them. */
function reportedAt(texts: readonly string[], { columns }: Declared): ReadonlySet<number> {
  const at = columns.flatMap((column) => (column.reported ? texts.findIndex((text) => hasTitle(column, text)) : []));
  return new Set(at.includes(-1) ? [] : at);
}

/** Whether a heading is the title of a field, also one that is asked about again. */
const againIn =
  (texts: readonly string[], { byKey }: Declared) =>
  (field: string): boolean => {
    const title = byKey.get(field)?.title ?? '';
    const keys = [title, tableWords.askedAgain(title)].map(textKey);
    return texts.some((text) => keys.includes(textKey(text)));
  };

/** How the headings of a row are read, without suggestions. What is remembered gives way to the titles of the columns. */
function decide(headings: readonly HeadingNames[], choices: HeadingChoices, declared: Declared) {
  const texts = headings.map(({ shown }) => shownHeading(shown));
  const whole = headings.map(({ shown }) => shown.trim());
  const read: (MappedHeading | undefined)[] = texts.map(() => undefined);
  const reported = reportedAt(whole, declared);
  const isAgain = againIn(whole, declared);
  // The choice for a result was made for a heading of the file that was checked, which now has the title of the field.
  const confirmed = confirmedFields(texts, choices).map((field, at) =>
    field && reported.has(at) && isAgain(field) ? undefined : field,
  );
  applyFields(read, texts, confirmed, 'CONFIRMED', declared);
  const { named, open, alone } = namedColumns(headings, declared);
  const titled = new Set(
    named.flatMap((column, at) => (column && hasTitle(column, whole[at] ?? '') ? [column.key] : [])),
  );
  const single = singleKeys(texts);
  // What was confirmed for another file is known of the shown part only, and not for one of several headings with the same key.
  const remembered = texts.map((text, at) => {
    const isOfFile = text === whole[at] && !headings[at]?.invented && !reported.has(at);
    const field = isOfFile && single.has(mappingKey(text)) ? rememberedField(text, choices) : undefined;
    return field !== undefined && titled.has(field) ? undefined : field;
  });
  applyFields(read, texts, remembered, 'REMEMBERED', declared);
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

/**
 * Leaves headings that spell one name of a column in several ways, such as SR No and S.R. No., and are not its title: one of them is
 * the column, as the user decides. Equal headings remain an error, as no choice could name one of them.
 */
function leaveSpellings(texts: readonly string[], read: (MappedHeading | undefined)[]): void {
  const isSpelling = ({ column, how }: MappedHeading, text: string) =>
    how === 'EXACT' &&
    read.some(
      (other, index) =>
        other?.column === column &&
        textKey(texts[index] ?? '') !== textKey(text) &&
        mappingKey(texts[index] ?? '') === mappingKey(text),
    );
  const spelled = texts.flatMap((text, at) => (read[at] && isSpelling(read[at], text) ? [at] : []));
  for (const at of spelled) read[at] = undefined;
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
    leaveSpellings(whole, read);
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
      const { group, invented } = headings[at] ?? {};
      return {
        ...{ heading, column, how },
        ...(full !== heading && { full }),
        ...(group !== undefined && { group }),
        ...(invented !== undefined && { invented }),
      };
    }),
  };
}
