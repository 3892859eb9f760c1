/** Reads typed dates relative to today. */
import { readTypedDate as readAsOf, type DateRange, type TypedDate } from '@common/typedDate';
import { today } from './dates';

export type { DateRange } from '@common/typedDate';

export const readTypedDate = (text: string, range: DateRange = {}): TypedDate => readAsOf(text, range, today());
