import { USER_INFO_SECONDS, useGetUserInfoQuery } from '@/api/auth';
import { userOf, type SignedInUser } from '@/shared/access';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { homeWords } from '../words';

/** The profile from the provider, at most ten minutes old. */
export function useProfile(): { profile: SignedInUser | null; state: PageState } {
  const words = useWords(homeWords);
  const { data, isFetching, isError, refetch } = useGetUserInfoQuery(undefined, {
    refetchOnMountOrArgChange: USER_INFO_SECONDS,
  });
  if (isFetching && !data) return { profile: null, state: { kind: 'loading' } };
  // A fixed text instead of the provider's message (AUTH-55).
  if (isError && !data)
    return { profile: null, state: { kind: 'failed', message: words.profileFailed, onRetry: () => void refetch() } };
  return { profile: data ? userOf(data) : null, state: { kind: 'ready' } };
}
