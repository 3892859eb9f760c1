import { CODES, type ApiFailure } from '@/api/catalogue';
import { useSignedInUser } from '../access';
import type { Refused } from '../ui';
import { useWords } from '../words';
import { refusalWords } from './words';

const REFUSALS: readonly unknown[] = [CODES.NO_PRIVILEGES, CODES.UNAUTHORIZED_PRIVILEGE_MANAGEMENT];

/** Whether the user lacks a permission, so that a retry is useless. */
export const isRefusal = ({ responseCode }: Pick<ApiFailure, 'responseCode'>): boolean =>
  REFUSALS.includes(responseCode);

/** The state of a page or list that the user may not see. */
export function useRefusal(): (message: string) => Refused {
  const words = useWords(refusalWords);
  const isPlatform = useSignedInUser()?.isPlatform ?? false;
  return (message) => ({ kind: 'refused', message, hint: isPlatform ? words.platformHint : undefined });
}
