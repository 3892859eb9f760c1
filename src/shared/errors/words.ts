import { CATALOGUE_TEXTS, OWN_TEXTS } from '@/api/catalogue';
import { defineWords, type WordSet } from '../words';

/** Texts of a failed request for which neither the provider nor the screen has one. */
export const failureWords = defineWords({ generic: 'An error occurred', ...OWN_TEXTS });

/** Texts of the code catalogue by code. */
export const codeWords: WordSet<typeof CATALOGUE_TEXTS> = { en: CATALOGUE_TEXTS, others: {} };

/** Hint for a platform user, who has no administrator of the own school to ask. */
export const refusalWords = defineWords({ platformHint: 'Only users of the school can do this.' });
