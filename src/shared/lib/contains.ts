import { nameKey, searchKey } from '@common/names';

/**
 * Whether a text contains the typed part, ignoring letter case, additional blanks and look-alike signs; initials may be typed together or
 * separately.
 */
export const contains = (text: string, part: string): boolean =>
  searchKey(text).includes(searchKey(part)) || nameKey(text).includes(nameKey(part));

/** For antd's selects: whether the label of an option contains the typed text. */
export const labelContains = (typed: string, option: { label?: unknown } | undefined): boolean =>
  typeof option?.label === 'string' && contains(option.label, typed);
