import { keepDigits, tidyDigits } from '../../lib/digits';
import type { TextFilter } from '../../lib/filteredText';
import { FilteredInput, type TextInputProps } from './FilteredInput';

interface DigitsInputProps extends TextInputProps, Partial<Pick<TextFilter, 'tidy' | 'typedLength'>> {}

/** Accepts digits only (SCHOOL-34). The value is a text, because leading zeros may matter. */
export function DigitsInput({ tidy = tidyDigits, ...input }: DigitsInputProps) {
  return <FilteredInput inputMode="numeric" {...input} keep={keepDigits} tidy={tidy} />;
}
