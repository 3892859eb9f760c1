import type { components } from '../../contract/generated/operations.gen.ts';
import type { Problem } from '../../shared/fail.ts';
import type { Life } from './students.rules.ts';

export type StudentFilter = components['schemas']['StudentFilter'];

const DISABLED: readonly Life[] = ['DISABLED', 'TC_ISSUED'];
const BLOCKED: readonly Life[] = ['STRUCK_OFF'];

/**
 * The states a list holds: active students, inactive ones where they are asked for, and deleted ones (STUDENT-22), but not
 * where a registration status is: a deleted registration is neither pending nor complete.
 */
export function livesOf(filter: StudentFilter): Life[] {
  const only = [...(filter.onlyDisabled ? DISABLED : []), ...(filter.onlyBlocked ? BLOCKED : [])];
  if (only.length > 0) return only;
  const status = filter.registrationStatus ?? '-1';
  return [
    'ACTIVE',
    ...(filter.includeDisabled ? DISABLED : []),
    ...(filter.includeBlocked ? BLOCKED : []),
    ...(status === '-1' ? (['DELETED'] as const) : []),
  ];
}

interface Asked {
  pages?: number | undefined;
  page?: number | undefined;
  size?: number | undefined;
}

const DEFAULT_SIZE = 10;

/** Page (from 0) and size (CALL2-14): `pages`, else `page`, else the body's; what is named twice must be named alike. */
export function pageOf(query: Asked, body: Asked): { page: number; size: number; problems: Problem[] } {
  const differ = (values: (number | undefined)[]) => new Set(values.filter((value) => value !== undefined)).size > 1;
  const problems: Problem[] = [];
  if (differ([query.pages, query.page, body.page]))
    problems.push({ path: 'page', message: 'Page is given twice and differs' });
  if (differ([query.size, body.size])) problems.push({ path: 'size', message: 'Size is given twice and differs' });
  return {
    page: query.pages ?? query.page ?? body.page ?? 0,
    size: query.size ?? body.size ?? DEFAULT_SIZE,
    problems,
  };
}
