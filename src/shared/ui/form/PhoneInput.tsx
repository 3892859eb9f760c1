import { keepPhone } from '../../lib/digits';
import { FilteredInput, type TextInputProps } from './FilteredInput';

const PHONE_LENGTH = 20;

/** Takes digits, space, plus and minus, 20 characters at most (SCHOOL-28, SCHOOL-30). */
export function PhoneInput(props: TextInputProps) {
  return <FilteredInput inputMode="tel" {...props} keep={keepPhone} maxLength={PHONE_LENGTH} />;
}
