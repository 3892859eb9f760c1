import { keepDigits, tidyMobileDigits } from '../../lib/digits';
import { FilteredInput, type TextInputProps } from './FilteredInput';

/** The ten digits of an Indian mobile number in any notation. */
export function MobileInput(props: TextInputProps) {
  return <FilteredInput inputMode="tel" {...props} keep={keepDigits} tidy={tidyMobileDigits} />;
}
