import { keepDigits, tidyMobileDigits } from '../../lib/digits';
import { FilteredInput, type TextInputProps } from './FilteredInput';

/** The ten digits of an Indian mobile number, however it is written. */
export function MobileInput(props: TextInputProps) {
  return <FilteredInput inputMode="tel" {...props} keep={keepDigits} tidy={tidyMobileDigits} />;
}
