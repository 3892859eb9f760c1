// Headings that only the portal writes, into an annotated file. The same one may be another column in the next file, so that none is
// remembered.
import { textKey } from '../../common/names.ts';
import { mappingKey } from './headings.ts';
import { namelessHeading } from './table.ts';
import { tableWords as words } from './workbook.words.ts';
import { MOST_COLUMNS } from './workbookLimits.ts';

const NAMELESS = new Set(Array.from({ length: MOST_COLUMNS }, (_, at) => mappingKey(namelessHeading(at))));
const UNREAD = textKey(words.unreadHeading(''));
const AGAIN = words.askedAgain('').trim();
const ASKED = /\(.+\?\)$/;

/** Whether a heading is the name of a column without one, in this file or in the one that was annotated. */
export const isNamelessHeading = (heading: string): boolean => NAMELESS.has(mappingKey(heading));

/** Whether the user decided not to read the column of a heading. */
export const isUnreadHeading = (heading: string): boolean => textKey(heading).endsWith(UNREAD);

/** The heading of the file that a written one asks about again. */
export function askedAgainOf(heading: string): string | undefined {
  const text = heading.trim();
  return text.endsWith(AGAIN) ? text.slice(0, -AGAIN.length).trim() : undefined;
}

export const isWrittenHeading = (heading: string): boolean =>
  isNamelessHeading(heading) || isUnreadHeading(heading) || ASKED.test(heading.trim());
