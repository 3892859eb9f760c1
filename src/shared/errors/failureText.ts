import { CATALOGUE_TEXTS, type ApiFailure } from '@/api/catalogue';

export const GENERIC_FAILURE = 'An error occurred';

export interface FailureWords {
  /** the screen's own text for a code, by its number */
  byCode?: Readonly<Record<number, string>>;
  /** the screen's default */
  fallback?: string;
}

/** CODE-05: server message, the screen's text for the code, the catalogue's, the screen's default, 'An error occurred'. */
export function failureText(
  failure: Pick<ApiFailure, 'message' | 'responseCode'>,
  { byCode, fallback }: FailureWords = {},
): string {
  const { message, responseCode } = failure;
  const known = responseCode === null ? undefined : (byCode?.[responseCode] ?? CATALOGUE_TEXTS[responseCode]);
  return message.trim() || known || fallback || GENERIC_FAILURE;
}

/** What an RTK Query hook calls `error`, as our failure. */
export const asFailure = (error: unknown): ApiFailure =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error && 'status' in error
    ? (error as ApiFailure)
    : { status: 0, responseCode: null, code: 'UNKNOWN', message: '' };
