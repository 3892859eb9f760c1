// The columns that headings name themselves: with the group above them, or alone where the group does not change what the column is.
import { similarColumns, wordsOf, type ColumnWords } from './headingGuess.ts';
import { columnsOf, isOverlong, type Names } from './headings.ts';
import type { HeadingNames } from './mergedCells.ts';
import type { TableColumn } from './tableColumn.ts';

/** Words of groups that every column may be below, such as Personal Details and Current Session, as `wordsOf` writes them. */
const NEUTRAL = new Set([
  ...['personal', 'basic', 'general', 'communication', 'mobile', 'address'],
  ...['present', 'current', 'session', 'year', 'class', 'section'],
]);
const PARENTS = ['father', 'mother', 'guardian'];
const OF_PARENTS = new Set([...PARENTS, 'parent', 'parents', 'family']);
/** Earlier schools, as `wordsOf` writes them; the name of the own school may be a title above the table. */
const EARLIER = ['last', 'earlier', 'former', 'attended'];

type Words = ReadonlySet<string>;
const namesIn = ({ title, aliases = [] }: TableColumn): string[] => [title, ...aliases];

/** The words for the person of a row, such as Student, in the first required name. */
export function ownerWords(columns: readonly TableColumn[]): Words {
  const owner = columns.find(({ title, required }) => required && /name$/i.test(title));
  return new Set(owner ? [...namesIn(owner), ...(owner.suggestedBy ?? [])].flatMap((name) => [...wordsOf(name)]) : []);
}

/** Whether a group does not change what the columns below it are, whichever they are. */
export const isNeutral = (group: string, owner: Words): boolean =>
  [...wordsOf(group)].every((word) => NEUTRAL.has(word) || owner.has(word));

/** Whether the words of a group are neutral, or in the names of the column that the heading alone names. */
function addsNothing(group: string, heading: string, column: TableColumn, owner: Words): boolean {
  const own = new Set(namesIn(column).flatMap((name) => [...wordsOf(name)]));
  const ofHeading = wordsOf(heading);
  const namesParent = PARENTS.some((word) => ofHeading.has(word));
  return [...wordsOf(group)].every(
    (word) => own.has(word) || isNeutral(word, owner) || (namesParent && OF_PARENTS.has(word)),
  );
}

/** Whether the columns below a group are those of a parent or of another school, never of the student. */
function isOfOther(group: string): boolean {
  const words = wordsOf(group);
  if ([...OF_PARENTS].some((word) => words.has(word))) return true;
  return words.has('school') && (words.size === 1 || EARLIER.some((word) => words.has(word)));
}

export interface NamedColumns {
  /** by index of the heading */
  named: (TableColumn | undefined)[];
  /** columns that only the heading without its group names, where the group may change what the column is */
  open: (TableColumn | undefined)[];
  /** columns that the heading without its group names, whichever column it is below the group */
  alone: (TableColumn | undefined)[];
}

/** The columns that headings name. A heading below a group counts alone only if both together name none. */
export function namedColumns(
  headings: readonly HeadingNames[],
  { names, owner }: { names: Names; owner: Words },
): NamedColumns {
  const textAt = ({ shown, names: texts }: HeadingNames, at: number) => (isOverlong(shown) ? '' : (texts[at] ?? ''));
  const alone = headings.map((heading) => columnsOf([textAt(heading, 1)], names)[0]);
  const adds = headings.map((heading, at) => {
    const column = alone[at];
    return column !== undefined && !addsNothing(heading.group ?? '', textAt(heading, 1), column, owner);
  });
  const columnsWhere = (textOf: (heading: HeadingNames, at: number) => string) =>
    columnsOf(headings.map(textOf), names);
  const first = columnsWhere((heading) => textAt(heading, 0));
  const second = columnsWhere((heading, at) => (adds[at] ? '' : textAt(heading, 1)));
  const third = columnsWhere((heading, at) => (adds[at] && !isOfOther(heading.group ?? '') ? textAt(heading, 1) : ''));
  const inFirst = new Set(first);
  const named = first.map((column, at) => column ?? (inFirst.has(second[at]) ? undefined : second[at]));
  const taken = new Set(named);
  const open = third.map((column, at) => (named[at] || taken.has(column) ? undefined : column));
  return { named, open, alone };
}

/** The column of a person that both resemble, such as Local Guardian and Mobile, unless it is the one of the heading alone. */
function similarOfOther(
  beside: string,
  shown: string,
  { names, words }: { names: Names; words: readonly ColumnWords[] },
) {
  if (!isOfOther(beside)) return undefined;
  const column = similarColumns(`${beside} ${shown}`, words)[0]?.column;
  return column === columnsOf([shown], names)[0] ? undefined : column;
}

/**
 * The headings with the group to the left, unless it is neutral, where both together name a column that no other heading has, or resemble
 * one of another person. None of their names is left, so that the user has to confirm it.
 */
export function withGroupsBeside(
  headings: readonly HeadingNames[],
  declared: { names: Names; owner: Words; words: readonly ColumnWords[] },
): HeadingNames[] {
  const { names, owner } = declared;
  const textsOf = headings.map((heading) => heading.names[0] ?? '');
  const used = new Set(columnsOf(textsOf, names));
  return headings.map((heading) => {
    const { beside, shown } = heading;
    if (beside === undefined || isNeutral(beside, owner)) return heading;
    const both = `${beside} ${shown}`;
    const column = columnsOf([both], names)[0] ?? similarOfOther(beside, shown, declared);
    if (!column || column.kind === 'ignored' || used.has(column)) return heading;
    used.add(column);
    return { shown: both, names: [], invented: `${shown} (${beside})` };
  });
}
