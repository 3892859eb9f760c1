import type { UserInfo } from '@/api/auth';

/** Who is signed in, as every screen needs it. */
export interface SignedInUser {
  userId: string;
  userName: string;
  /** empty when the provider gave no name */
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

/** The fields of a token payload or a user-info answer (AUTH-18); any may be missing from another provider. */
export type UserClaims = Partial<Omit<UserInfo, 'userId'>> & { userId?: number | string; sub?: string };

const PLATFORM_ROLE = 'SUPER_ADMIN';

/** 'fullName', else 'name', else first and last name, else nothing (AUTH-20). */
function displayNameOf({ fullName, name, firstName, lastName }: UserClaims): string {
  const parts = [firstName, lastName].filter(Boolean).join(' ');
  return fullName?.trim() || name?.trim() || parts;
}

/** AUTH-19 to AUTH-21, AUTH-43: a user without a school, or with the role SUPER_ADMIN, is a platform user. */
export function userOf(claims: UserClaims, permissionsBefore: string[] = []): SignedInUser {
  const role = claims.role ?? claims.userType ?? '';
  const schoolId = claims.schoolId ?? null;
  return {
    userId: String(claims.userId ?? claims.sub ?? ''),
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

/** The whole application draws on one comparison of privileges: case does not count (SHELL-39). */
export const holds = (user: SignedInUser | null, privilege: string): boolean =>
  user?.permissions.some((held) => held.toUpperCase() === privilege.toUpperCase()) ?? false;
