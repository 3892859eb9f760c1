import { searchKey } from '@common/names';

/** Whether a text has the typed part somewhere; letter case, further blanks and look-alike signs do not count. */
export const contains = (text: string, part: string): boolean => searchKey(text).includes(searchKey(part));
