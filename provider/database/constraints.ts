// Maps violated constraints to response codes.
import type { CodeName } from '../contract/generated/codes.gen.ts';
import { ApiError } from '../shared/fail.ts';
import { DatabaseError, DatabaseUnavailableError } from './engine.ts';

const CODE_OF: Readonly<Record<string, CodeName>> = {
  schools_name_key: 'DUPLICATE_SCHOOL_NAME',
  users_user_name_key: 'USERNAME_ALREADY_USED',
  sessions_name_key: 'DUPLICATE_OR_OVERLAPPING_SESSION',
  sessions_period: 'DUPLICATE_OR_OVERLAPPING_SESSION',
  classes_name_key: 'DUPLICATE_CLASS_NAME',
  sections_name_key: 'DUPLICATE_SECTION_NAME',
  students_person: 'STUDENT_ALREADY_REGISTERED',
  students_aadhar: 'DUPLICATE_AADHAR',
  student_parents_type: 'DUPLICATE_PARENT_TYPE',
  enrolments_roll_no: 'DUPLICATE_ROLL_NUMBER',
  fee_structures_place: 'STALE_VERSION',
  master_subjects_name_key: 'DUPLICATE_SUBJECT',
  class_subjects_pkey: 'DUPLICATE_SUBJECT',
  subject_groups_name_key: 'DUPLICATE_SUBJECT_GROUP_NAME',
  result_configs_pkey: 'STALE_VERSION',
  result_rules_pkey: 'STALE_VERSION',
  exam_limits_pkey: 'STALE_VERSION',
  receipts_reference: 'DUPLICATE_RECEIPT_REFERENCE_NUMBER',
};

const UNIQUE = '23505';
const EXCLUSION = '23P01';
/** SQLSTATEs of a transaction that the database aborted, because it was in the way of another one. */
const ABORTED = ['40001', '40P01'];
/** SQLSTATEs of conflicts between transactions, after which the caller may try again. */
const CONTENDED = new Set([...ABORTED, '55P03', '57014']);

/** Drizzle wraps the error of the engine. */
function cause(error: unknown): unknown {
  let here = error;
  while (
    here instanceof Error &&
    !(here instanceof DatabaseError) &&
    !(here instanceof DatabaseUnavailableError) &&
    here.cause
  )
    here = here.cause;
  return here;
}

/** Whether a conflict with another transaction caused the error, so that a retry may succeed. */
export function isContended(error: unknown): boolean {
  const found = cause(error);
  return found instanceof DatabaseError && CONTENDED.has(found.sqlState);
}

/** Whether the database aborted the transaction in favour of another one, as in a deadlock: it can be repeated at once. */
export function isAborted(error: unknown): boolean {
  const found = cause(error);
  return found instanceof DatabaseError && ABORTED.includes(found.sqlState);
}

/** Converts a constraint violation to an `ApiError` of the contract; returns any other error unchanged. */
export function asApiError(error: unknown): unknown {
  const found = cause(error);
  if (found instanceof DatabaseUnavailableError)
    return new ApiError('UNAVAILABLE', { retryAfterSeconds: 2, cause: found });
  if (!(found instanceof DatabaseError)) return error;
  if (found.sqlState === UNIQUE || found.sqlState === EXCLUSION)
    return new ApiError(CODE_OF[found.constraint ?? ''] ?? 'DUPLICATE');
  if (CONTENDED.has(found.sqlState)) return new ApiError('UNAVAILABLE', { retryAfterSeconds: 1 });
  return error;
}
