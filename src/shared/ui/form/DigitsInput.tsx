import { keepDigits } from '../../lib/digits';
import { FilteredInput, type TextInputProps } from './FilteredInput';

interface DigitsInputProps extends TextInputProps {
  readonly maxLength?: number;
}

/** Takes digits only (SCHOOL-34). The value is a text, since leading zeros may count. */
export function DigitsInput(props: DigitsInputProps) {
  return <FilteredInput inputMode="numeric" {...props} keep={keepDigits} />;
}
