import type { Actor } from '../call/context.ts';
import { fail } from '../shared/fail.ts';
import type { Access } from './document.ts';

const PRIVILEGE_CALLS = 'privileges';

/** Checks x-access: 189 for the wrong kind of user, 137 for a missing privilege, 136 in the privilege operations. */
export function checkAccess(access: Access, actor: Actor, tag: string): void {
  if (typeof access === 'string') return;
  if (access.user === 'platform' && !actor.isPlatform) fail('NOT_AUTHORIZED');
  if (access.user === 'school' && actor.isPlatform) fail('NOT_AUTHORIZED');
  if (!access.anyOf.some((name) => actor.privileges.has(name)))
    fail(tag === PRIVILEGE_CALLS ? 'UNAUTHORIZED_PRIVILEGE_MANAGEMENT' : 'NO_PRIVILEGES');
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/-]+=*)$/i;

export const bearerOf = (header: string | undefined): string | undefined => BEARER.exec(header ?? '')?.[1];
