import { CATALOGUE_TEXTS, OWN_TEXTS } from '@/api/catalogue';
import { defineWords, type WordSet } from '../words';

/** What the portal says of a failed call when neither provider nor screen has words. */
export const failureWords = defineWords({ generic: 'An error occurred', ...OWN_TEXTS });

/** The catalogue's texts by the number of their code. */
export const codeWords: WordSet<typeof CATALOGUE_TEXTS> = { en: CATALOGUE_TEXTS, others: {} };

/** Whom a platform user turns to where something is refused: there is no administrator of the own school. */
export const refusalWords = defineWords({ platformHint: 'Whoever works in the school can do this.' });
