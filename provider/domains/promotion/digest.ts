import { createHash } from 'node:crypto';
import { isEligible, type Decided } from './promotion.rules.ts';

/** Hexadecimal digits of a digest: 96 bits. */
const DIGITS = 24;

/**
 * A digest of the eligible students with their decisions, and of the results that decisions of the user overrule. Equal numbers may be
 * those of other students.
 */
export function digestOf(taken: readonly Decided[]): string {
  const basis = taken
    .filter(isEligible)
    .map(({ candidate: { studentId }, decision: { outcome, reason, target, overruled, details } }) => [
      ...[studentId, outcome, reason],
      ...[target?.classId ?? null, target?.sectionId ?? null],
      ...(overruled === undefined ? [] : [overruled, details]),
    ])
    .sort(([one], [other]) => Number(one) - Number(other));
  return createHash('sha256').update(JSON.stringify(basis)).digest('hex').slice(0, DIGITS);
}
