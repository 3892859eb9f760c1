import { keepPhone, tidyPhone } from '../../lib/digits';
import { FilteredInput, type TextInputProps } from './FilteredInput';

/** Accepts digits, space, plus and minus (SCHOOL-30). */
export function PhoneInput(props: TextInputProps) {
  return <FilteredInput inputMode="tel" {...props} keep={keepPhone} tidy={tidyPhone} />;
}
