import type { UserInfo } from '@/api/auth';
import { userIdOf } from '@/api/credentials/tokenUser';

/** The signed-in user. */
export interface SignedInUser {
  userId: string;
  userName: string;
  /** empty without a name from the provider */
  displayName: string;
  email: string;
  gender: 'MALE' | 'FEMALE' | 'OTHER' | null;
  permissions: string[];
  role: string;
  isPlatform: boolean;
  schoolId: number | null;
  schoolName: string;
  schoolLogoUrl: string | null;
}

/** The fields of a token payload or a user-info response (AUTH-18); another provider may omit any of them. */
export type UserClaims = Partial<Omit<UserInfo, 'userId'>> & { userId?: number | string; sub?: string };

const PLATFORM_ROLE = 'SUPER_ADMIN';

/** 'fullName', otherwise 'name', otherwise first and last name (AUTH-20). */
function displayNameOf({ fullName, name, firstName, lastName }: UserClaims): string {
  const parts = [firstName, lastName].filter(Boolean).join(' ');
  return fullName?.trim() || name?.trim() || parts;
}

/** AUTH-19 to AUTH-21, AUTH-43: a user without a school, or with the role SUPER_ADMIN, is a platform user. */
export function userOf(claims: UserClaims, permissionsBefore: string[] = []): SignedInUser {
  const role = claims.role ?? claims.userType ?? '';
  const schoolId = claims.schoolId ?? null;
  return {
    userId: userIdOf(claims),
    userName: claims.userName ?? claims.username ?? '',
    displayName: displayNameOf(claims),
    email: claims.email ?? '',
    gender: claims.gender ?? null,
    permissions: claims.permissions ?? permissionsBefore,
    role,
    isPlatform: role === PLATFORM_ROLE || schoolId === null,
    schoolId,
    schoolName: claims.schoolName ?? '',
    schoolLogoUrl: claims.schoolLogoUrl ?? null,
  };
}

/** The only comparison of privileges, which ignores case (SHELL-39). */
export const holds = (user: SignedInUser | null, privilege: string): boolean =>
  user?.permissions.some((held) => held.toUpperCase() === privilege.toUpperCase()) ?? false;
