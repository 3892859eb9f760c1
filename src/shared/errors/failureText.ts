import { ownTextOf, type ApiFailure } from '@/api/catalogue';
import { codeWords, failureWords } from './words';

export type FailureMessage = Pick<ApiFailure, 'message' | 'responseCode'>;

export interface FailureWords {
  /** the screen's own texts by code */
  byCode?: Readonly<Record<number, string>>;
  /** the screen's default */
  fallback?: string;
}

/** Default texts of a language. */
interface GeneralTexts {
  readonly general: typeof failureWords.en;
  readonly codes: Readonly<Record<number, string>>;
}

const ENGLISH: GeneralTexts = { general: failureWords.en, codes: codeWords.en };

/** The provider's message, or a text of the portal in the language of the screen. */
export function messageOf({ message }: Pick<FailureMessage, 'message'>, general: GeneralTexts['general']): string {
  const own = ownTextOf(message);
  return own === null ? message.trim() : general[own];
}

/**
 * CODE-05: the server's message, otherwise the text of the screen for the code, the catalogue's text, the screen's default, 'An error
 * occurred'.
 */
export function failureText(
  failure: FailureMessage,
  { byCode, fallback }: FailureWords = {},
  { general, codes }: GeneralTexts = ENGLISH,
): string {
  const { responseCode } = failure;
  const known = responseCode === null ? undefined : (byCode?.[responseCode] ?? codes[responseCode]);
  return messageOf(failure, general) || known || fallback || general.generic;
}

/** The `error` of an RTK Query hook as ApiFailure. */
export const asFailure = (error: unknown): ApiFailure =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error && 'status' in error
    ? (error as ApiFailure)
    : { status: 0, responseCode: null, code: 'UNKNOWN', message: '' };
