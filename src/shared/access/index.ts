import { useSelector } from 'react-redux';
import type { Privilege } from '@/api/catalogue';
import { holds, type SignedInUser } from './user';

export { holds, userOf, type SignedInUser, type UserClaims } from './user';

/** The part of the state that access needs; features/auth writes it. */
export interface AccessState {
  auth: { status: 'loading' | 'signed-in' | 'signed-out'; user: SignedInUser | null };
}

export const selectStatus = (state: AccessState) => state.auth.status;
const selectUser = (state: AccessState) => state.auth.user;

export const useSignedInUser = (): SignedInUser | null => useSelector(selectUser);

/** The id of the user's own school; undefined for a platform user, who chooses a school on each screen. */
export const useOwnSchool = (): number | undefined => {
  const user = useSignedInUser();
  return user?.isPlatform ? undefined : (user?.schoolId ?? undefined);
};

/** Whether the user has a privilege, by name. */
export const useHolds = (): ((privilege: Privilege) => boolean) => {
  const user = useSignedInUser();
  return (privilege) => holds(user, privilege);
};
