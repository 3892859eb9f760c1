/** The raise of fees that are taken over from another session. */
import type { TypedNumber } from '@/shared/ui';
import type { feeGridWords } from './feeGridWords';

type Words = (typeof feeGridWords)['en'];

/** In percent: no fees would be left. */
const WHOLE = -100;

/** The validation error of a raise; an empty field raises nothing. */
export function raiseProblem(percent: TypedNumber, words: Pick<Words, 'percentForm' | 'percentLeast'>): string | null {
  if (typeof percent === 'string') return words.percentForm;
  return percent !== null && percent <= WHOLE ? words.percentLeast : null;
}
