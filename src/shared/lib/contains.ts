import { nameKey, searchKey } from '@common/names';

/**
 * Whether a text has the typed part somewhere; letter case, further blanks and look-alike signs do not count, and initials may be
 * typed together or apart.
 */
export const contains = (text: string, part: string): boolean =>
  searchKey(text).includes(searchKey(part)) || nameKey(text).includes(nameKey(part));

/** For antd's selects: whether the label of an option contains what is typed. */
export const labelContains = (typed: string, option: { label?: unknown } | undefined): boolean =>
  typeof option?.label === 'string' && contains(option.label, typed);
