// How a heading is read, and the declared columns with which headings are compared.
import { columnWords, type ColumnWords } from './headingGuess.ts';
import { namesOf, type Names } from './headings.ts';
import { ownerWords } from './namedColumns.ts';
import type { TableColumn } from './tableColumn.ts';

export type HowRead = 'EXACT' | 'CONFIRMED' | 'REMEMBERED' | 'SUGGESTED' | 'PORTAL' | 'IGNORED';

export interface MappedHeading {
  /** as it is shown, and named by a mapping */
  heading: string;
  /** the whole heading, if only its first signs are shown */
  full?: string;
  /** the group in the row above, with which the heading begins */
  group?: string;
  /** of a heading that the file does not have, see `HeadingNames` */
  invented?: string;
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
  /** words for the person of a row */
  owner: ReadonlySet<string>;
}

export const declaredOf = (columns: readonly TableColumn[]): Declared => ({
  columns,
  byKey: new Map(columns.map((column) => [column.key, column])),
  names: namesOf(columns),
  words: columnWords(columns),
  owner: ownerWords(columns),
});
