import { nameKey } from '@common/names';

/** The banks one of whose words begins with the text, in the given order; none for an empty text or the name itself. */
export function bankOptions(banks: readonly string[], text: string): { value: string }[] {
  const key = nameKey(text);
  if (key === '' || banks.includes(text.trim())) return [];
  return banks.filter((bank) => ` ${nameKey(bank)}`.includes(` ${key}`)).map((value) => ({ value }));
}
