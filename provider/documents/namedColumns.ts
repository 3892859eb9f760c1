// The columns that headings name themselves: with the group above them, or alone where the group does not change what the column is.
import { OWNER, similarColumns, wordsOf, type ColumnWords } from './headingGuess.ts';
import { columnsOf, isOverlong, type Names } from './headings.ts';
import type { HeadingNames } from './mergedCells.ts';
import type { TableColumn } from './tableColumn.ts';
import { tableWords } from './workbook.words.ts';

/** Words of groups that every column may be below, such as Personal Details and Current Session, as `wordsOf` writes them. */
const NEUTRAL = new Set([
  ...['personal', 'basic', 'general', 'communication', 'mobile', 'address'],
  ...['present', 'current', 'session', 'year', 'class', 'section'],
]);
const PARENTS = ['father', 'mother', 'guardian'];
const OF_PARENTS = new Set([...PARENTS, 'parent', 'parents', 'family']);
/** Earlier schools, as `wordsOf` writes them; the name of the own school may be a title above the table. */
const EARLIER = ['last', 'earlier', 'former', 'attended'];
/** As the titles of its columns begin. */
const EARLIER_SCHOOL = 'last school';

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

const isOfSchool = (words: Words): boolean =>
  words.has('school') && (words.size === 1 || EARLIER.some((word) => words.has(word)));

/** Whether the columns below a group are those of a parent or of another school, never of the student. */
function isOfOther(group: string): boolean {
  const words = wordsOf(group);
  return [...OF_PARENTS].some((word) => words.has(word)) || isOfSchool(words);
}

/** The beginnings of the titles of the columns below a group: of its parents, or of the earlier school. */
function othersOf(group: string): string[] {
  const words = wordsOf(group);
  return [...PARENTS.filter((word) => words.has(word)), ...(isOfSchool(words) ? [EARLIER_SCHOOL] : [])];
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
  const open = third.map((column, at) => {
    const asked = headings[at]?.asked ?? column;
    return named[at] || taken.has(asked) ? undefined : asked;
  });
  return { named, open, alone };
}

/**
 * The column of the person of a group that has the name of the heading, or a name of the column that the heading alone names or
 * resembles. None where the heading names its person itself.
 */
function askedOf(beside: string, shown: string, { names, words }: { names: Names; words: readonly ColumnWords[] }) {
  const ofHeading = wordsOf(shown);
  if ([OWNER, ...PARENTS].some((word) => ofHeading.has(word))) return undefined;
  const own = columnsOf([shown], names)[0] ?? similarColumns(shown, words)[0]?.column;
  const texts = [shown, ...(own ? namesIn(own) : [])];
  const found = othersOf(beside).flatMap((other) =>
    texts.flatMap((text) => {
      const [column] = columnsOf([`${other} ${text}`], names);
      return column && column !== own ? [{ column, other }] : [];
    }),
  );
  return found[0];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The headings with the group to the left, unless it is neutral, where both together name a column that no other heading has, or the
 * heading one of the person in the group. None of their names is left, so that the user has to confirm it.
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
    const [named] = columnsOf([both], names);
    const asked = named ? undefined : askedOf(beside, shown, declared);
    const column = named ?? asked?.column;
    if (!column || column.kind === 'ignored' || used.has(column)) return heading;
    used.add(column);
    const invented = tableWords.askedHeading(shown, asked ? capital(asked.other) : beside);
    return { shown: both, names: [], invented, ...(asked && { asked: column }) };
  });
}
