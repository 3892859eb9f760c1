import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Life } from '../students.rules.ts';

export type StudentFilter = components['schemas']['StudentFilter'];

/** A filter and the current date in India, yyyy-MM-dd, which decides between several ACTIVE sessions. */
export type DatedFilter = StudentFilter & { readonly today: string };

const DISABLED: readonly Life[] = ['DISABLED', 'TC_ISSUED'];
const BLOCKED: readonly Life[] = ['STRUCK_OFF'];

/**
 * The states in a list: active students, inactive ones on request, and deleted ones (STUDENT-22) unless the filter has a
 * registration status: a deleted registration is neither pending nor complete.
 */
export function livesOf(filter: StudentFilter): Life[] {
  if (filter.onlyTc) return ['TC_ISSUED'];
  const only = [...(filter.onlyDisabled ? DISABLED : []), ...(filter.onlyBlocked ? BLOCKED : [])];
  if (only.length > 0) return only;
  const ofAnyStatus = filter.registrationStatus == null || filter.registrationStatus === '-1';
  return [
    'ACTIVE',
    ...(filter.includeDisabled ? DISABLED : []),
    ...(filter.includeBlocked ? BLOCKED : []),
    ...(ofAnyStatus ? (['DELETED'] as const) : []),
  ];
}
