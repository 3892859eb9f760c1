import { keepAlphanumeric, tidyAlphanumeric } from '../../lib/digits';
import type { TextFilter } from '../../lib/filteredText';
import { FilteredInput, type TextInputProps } from './FilteredInput';

/** Accepts letters and digits only. */
export function AlphanumericInput(props: TextInputProps & Pick<TextFilter, 'typedLength'>) {
  return <FilteredInput {...props} keep={keepAlphanumeric} tidy={tidyAlphanumeric} />;
}
