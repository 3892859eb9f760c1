/** Reads typed dates relative to today, by default the day of the computer. */
import { readTypedDate as readAsOf, type DateRange, type TypedDate } from '@common/typedDate';
import { today } from './dates';

export type { DateRange } from '@common/typedDate';

export const readTypedDate = (text: string, range: DateRange = {}, day = today()): TypedDate =>
  readAsOf(text, range, day);
