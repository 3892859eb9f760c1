/** Conclusions from the failure of a write about what is stored. */
import { CODES } from './generated/codes.gen';
import type { ApiFailure } from './base-query/failure';

const DAY_MS = 86_400_000;
/** The provider stores a response for 30 days after its request (provider/database/purge.ts); a day less, because clocks are not equal. */
const RETRY_MS = 29 * DAY_MS;

/** Whether a request that was first sent at this time, in milliseconds since the epoch, is still applied once if it is repeated. */
export const isRepeatable = (sentAt: number): boolean => Math.abs(Date.now() - sentAt) < RETRY_MS;

/** Whether the provider has not decided: no response, an unreadable one, or a failure that may follow a commit. */
export const isUndecided = ({ status, responseCode }: Pick<ApiFailure, 'status' | 'responseCode'>): boolean =>
  responseCode === null || status >= 500;

/** Whether an earlier request with the same idempotency key and other values is stored. */
export const isKeyUsed = ({ responseCode }: Pick<ApiFailure, 'responseCode'>): boolean =>
  responseCode === CODES.IDEMPOTENCY_KEY_REUSED;

/** Whether a new record may be stored after a success, without a decision, or by an earlier request. */
export const mayBeStored = (failure: ApiFailure | undefined): boolean =>
  failure === undefined || isUndecided(failure) || isKeyUsed(failure);
