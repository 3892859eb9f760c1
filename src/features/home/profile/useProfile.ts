import { USER_INFO_SECONDS, useGetUserInfoQuery } from '@/api/auth';
import { userOf, type SignedInUser } from '@/shared/access';
import type { PageState } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { homeWords } from '../words';

/** The profile as the provider has it, at most ten minutes old. */
export function useProfile(): { profile: SignedInUser | null; state: PageState } {
  const words = useWords(homeWords);
  const { data, isFetching, isError, refetch } = useGetUserInfoQuery(undefined, {
    refetchOnMountOrArgChange: USER_INFO_SECONDS,
  });
  if (isFetching && !data) return { profile: null, state: { kind: 'loading' } };
  // One fixed sentence, whatever the provider says (AUTH-55).
  if (isError && !data)
    return { profile: null, state: { kind: 'failed', message: words.profileFailed, onRetry: () => void refetch() } };
  return { profile: data ? userOf(data) : null, state: { kind: 'ready' } };
}
