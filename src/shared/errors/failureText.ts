import { ownTextOf, type ApiFailure } from '@/api/catalogue';
import { codeWords, failureWords } from './words';

export type Said = Pick<ApiFailure, 'message' | 'responseCode'>;

export interface FailureWords {
  /** the screen's own text for a code, by its number */
  byCode?: Readonly<Record<number, string>>;
  /** the screen's default */
  fallback?: string;
}

/** The texts of a language that every screen falls back on. */
interface GeneralTexts {
  readonly general: typeof failureWords.en;
  readonly codes: Readonly<Record<number, string>>;
}

const ENGLISH: GeneralTexts = { general: failureWords.en, codes: codeWords.en };

/** The provider's message, or the portal's own in the language of the screen. */
export function messageOf({ message }: Pick<Said, 'message'>, general: GeneralTexts['general']): string {
  const own = ownTextOf(message);
  return own === null ? message.trim() : general[own];
}

/** CODE-05: server message, the screen's text for the code, the catalogue's, the screen's default, 'An error occurred'. */
export function failureText(
  failure: Said,
  { byCode, fallback }: FailureWords = {},
  { general, codes }: GeneralTexts = ENGLISH,
): string {
  const { responseCode } = failure;
  const known = responseCode === null ? undefined : (byCode?.[responseCode] ?? codes[responseCode]);
  return messageOf(failure, general) || known || fallback || general.generic;
}

/** What an RTK Query hook calls `error`, as our failure. */
export const asFailure = (error: unknown): ApiFailure =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error && 'status' in error
    ? (error as ApiFailure)
    : { status: 0, responseCode: null, code: 'UNKNOWN', message: '' };
