/** The state of each step of a rollover, by the records of its sessions. Pure functions. */
import type { PromotionRun } from '@/api/promotion';
import type { ClassReadiness } from '@/api/results';
import type { StudentCount } from '@/api/students';
import { lacks, partsOf, type ReadinessPart } from '@/shared/domain';
import type { Rollover } from './rollover';

/** blocked: another step comes first */
export type Progress = 'done' | 'open' | 'blocked';

export const SETUP: readonly ReadinessPart[] = partsOf('subjects', 'exams', 'limits');
export const FEES: readonly ReadinessPart[] = partsOf('fees');

/** The classes that lack one of these parts. */
export const lackingOf = (classes: readonly ClassReadiness[], parts: readonly ReadinessPart[]): ClassReadiness[] =>
  classes.filter((one) => parts.some((part) => lacks(one, part)));

export const configured = (classes: readonly ClassReadiness[], parts: readonly ReadinessPart[]): Progress =>
  classes.length > 0 && lackingOf(classes, parts).length === 0 ? 'done' : 'open';

export interface Promotions {
  /** of the rollover, newest first, also those that were undone */
  readonly runs: readonly PromotionRun[];
  /** classes with active students, without the class outside the order, which is never promoted */
  readonly classes: number;
  /** classes without an outcome in a valid run, with their students who are not promoted */
  readonly waiting: readonly StudentCount[];
  /** the students of the other classes who are not promoted: not eligible, or left out */
  readonly remaining: readonly StudentCount[];
  readonly promoted: number;
  readonly repeating: number;
  readonly passedOut: number;
}

/** @param counts of the source session, with the students who are not promoted into the target session */
export function promotionsOf(
  all: readonly PromotionRun[],
  counts: readonly StudentCount[],
  { source, target }: Rollover,
): Promotions {
  const runs = all.filter(
    ({ sourceSessionId, targetSessionId }) =>
      sourceSessionId === source.sessionId && targetSessionId === target?.sessionId,
  );
  const valid = runs.filter(({ undoneAt }) => undoneAt === null);
  // Numbers of a run are not subtracted: promoted students may have left since.
  const decided = new Set(
    valid
      .flatMap(({ classes }) => classes)
      .filter(({ promoted, repeating, passedOut }) => promoted + repeating + passedOut > 0)
      .map(({ classId }) => classId),
  );
  const ordered = counts.filter(({ notPromoted }) => notPromoted !== null);
  const without = ordered.flatMap((one) => (one.notPromoted ? { ...one, students: one.notPromoted } : []));
  const sum = (field: 'promoted' | 'repeating' | 'passedOut') => valid.reduce((total, run) => total + run[field], 0);
  return {
    runs,
    classes: ordered.length,
    waiting: without.filter(({ classId }) => !decided.has(classId)),
    remaining: without.filter(({ classId }) => decided.has(classId)),
    promoted: sum('promoted'),
    repeating: sum('repeating'),
    passedOut: sum('passedOut'),
  };
}

export interface Placing {
  readonly students: number;
  readonly pending: number;
  readonly withoutRollNo: number;
  /** classes with students who lack a section or a roll number */
  readonly open: readonly StudentCount[];
}

/** @param counts of the target session */
export function placingOf(counts: readonly StudentCount[]): Placing {
  const sum = (field: 'students' | 'pending' | 'withoutRollNo') => counts.reduce((total, one) => total + one[field], 0);
  return {
    students: sum('students'),
    pending: sum('pending'),
    withoutRollNo: sum('withoutRollNo'),
    open: counts.filter(({ pending, withoutRollNo }) => pending > 0 || withoutRollNo > 0),
  };
}

export function placed({ students, open }: Placing): Progress {
  if (students === 0) return 'blocked';
  return open.length === 0 ? 'done' : 'open';
}
