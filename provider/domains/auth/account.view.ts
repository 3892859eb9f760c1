import type { components } from '../../contract/generated/operations.gen.ts';
import { imageAddress } from '../../shared/imageAddress.ts';
import type { Services } from '../../call/services.ts';
import { nameParts } from '../../shared/text.ts';
import type { Account } from './accounts.queries.ts';

export type UserInfo = components['schemas']['UserInfo'];

/** The signed-in user in the format of the contract and the access token (AUTH-18, AUTH-22). */
export function userInfoOf(account: Account, { settings, clock }: Services): UserInfo {
  const role = account.isPlatform ? 'SUPER_ADMIN' : 'STAFF';
  const { schoolId, schoolLogoId } = account;
  return {
    userId: account.userId,
    userName: account.userName,
    username: account.userName,
    name: account.fullName,
    fullName: account.fullName,
    ...nameParts(account.fullName),
    email: account.email,
    permissions: account.privileges,
    role,
    userType: role,
    gender: account.gender,
    isActive: !account.disabled,
    schoolId,
    schoolName: account.schoolName,
    schoolLogoUrl:
      schoolId !== null && schoolLogoId !== null
        ? imageAddress(settings.keys.imageAddresses, clock, { schoolId, imageId: schoolLogoId })
        : null,
  };
}
