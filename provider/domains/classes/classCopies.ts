// The common parts of copying subjects, result configs and marks limits of a class to other classes.
import { createHash } from 'node:crypto';
import { changeSinceInstant, type TrailRecords } from '../../call/changes.ts';
import type { CodeName } from '../../contract/generated/codes.gen.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import type { Db } from '../../database/scope.ts';
import { eachRow } from '../../shared/eachRow.ts';
import { ApiError, fail, failField } from '../../shared/fail.ts';
import type { ClassWithSections } from './classes.queries.ts';
import { isDefaultClass } from './classes.rules.ts';

type View = components['schemas']['ClassCopy'];
type Chosen = components['schemas']['ClassCopyTarget'];

export type CopyChange = View['changes'][number];
export type CopyTexts = Pick<View, 'adds' | 'changes' | 'keeps'>;

/** The copy to one class. */
export interface CopyPlan<Work> extends CopyTexts {
  class: ClassWithSections;
  /** the failure of the save of this class; null where the class can take the copy */
  failure: { code: CodeName; message: string } | null;
  /** digests of all records that the plan is derived from */
  fingerprint: string;
  /** the values to store */
  work: Work;
}

/** The source class and the classes that can receive its copy, in order. 158 for an unknown class. */
export function readCopied(classes: readonly ClassWithSections[], classId: number) {
  const source = classes.find(({ id }) => id === classId) ?? fail('INVALID_CLASS');
  const targets = classes.filter(({ id, name, disabled }) => id !== classId && !disabled && !isDefaultClass(name));
  return { source, targets };
}

/** Hexadecimal digits of a digest: 96 bits. */
const DIGEST = 24;
const digestOf = (basis: unknown): string =>
  createHash('sha256').update(JSON.stringify(basis)).digest('hex').slice(0, DIGEST);

/** A digest of all records of the source class, and one of those of the target class. */
export const fingerprintOf = (copied: unknown, own: unknown): string => digestOf(copied) + digestOf(own);

/** The two digests and the instant of the preview in a sent fingerprint. */
function readFingerprint(sent: string) {
  const time = sent.slice(2 * DIGEST);
  return {
    copied: sent.slice(0, DIGEST),
    own: sent.slice(DIGEST, 2 * DIGEST),
    since: /^[\da-z]{1,9}$/.test(time) ? new Date(Number.parseInt(time, 36)).toISOString() : undefined,
  };
}

/** Returns the first failure of these rules as data, so that a preview can show it; null where all of them pass. */
export function firstFailure(...rules: readonly (() => void)[]): CopyPlan<unknown>['failure'] {
  try {
    for (const rule of rules) rule();
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {
      code: error.code,
      message: error.details.message ?? error.details.problems?.[0]?.message ?? error.message,
    };
  }
}

/** The rows of a preview. `now` is part of the fingerprint, so that a later 205 names the user who has changed the class since. */
export const copyViews = (plans: readonly CopyPlan<unknown>[], now: string): View[] =>
  plans.map(({ class: { id, name }, adds, changes, keeps, failure, fingerprint }) => ({
    classId: id,
    className: name,
    adds,
    changes,
    keeps,
    reason: failure?.message ?? null,
    fingerprint: fingerprint + Date.parse(now).toString(36),
  }));

interface Copying<Work> {
  schoolId: number;
  source: ClassWithSections;
  plans: readonly CopyPlan<Work>[];
  /** the records of a class that its plan is derived from */
  trailOf: (classId: number) => readonly TrailRecords[];
}

/** 205 with the user and time of the latest change, where the plan of a class is no longer the one that was sent. */
async function requireFresh<Work>(
  db: Db,
  { schoolId, source, trailOf }: Copying<Work>,
  plan: CopyPlan<Work>,
  sent: string,
): Promise<void> {
  const { copied, own, since } = readFingerprint(sent);
  if (plan.fingerprint === copied + own) return;
  const isCopied = !plan.fingerprint.startsWith(copied);
  const changed = isCopied ? source : plan.class;
  const change = since === undefined ? undefined : await changeSinceInstant(db, schoolId, since, trailOf(changed.id));
  const name = isCopied ? `Class ${changed.name}, which is copied,` : `Class ${changed.name}`;
  fail('STALE_VERSION', {
    message: `${name} was changed by ${change?.by ?? 'another user'}`,
    ...(change && { change }),
  });
}

/**
 * The plans of the chosen classes. 109 for a class listed twice, 158 for a class that is not among the plans, 205 for a class
 * that changed since its preview, and the code of the failure for a class that cannot take the copy.
 */
export async function chosenPlans<Work>(
  db: Db,
  copying: Copying<Work>,
  chosen: readonly Chosen[],
): Promise<CopyPlan<Work>[]> {
  const { plans } = copying;
  const list = 'classes';
  const known = await eachRow(
    chosen,
    ({ classId }, index) => {
      if (chosen.findIndex((other) => other.classId === classId) < index)
        failField('classId', 'This class is listed twice');
      return plans.find((plan) => plan.class.id === classId) ?? fail('INVALID_CLASS');
    },
    list,
  );
  // All stale classes are reported before any rule of a single class, because the user has to reload the preview first.
  await eachRow(known, (plan, index) => requireFresh(db, copying, plan, chosen[index]?.fingerprint ?? ''), list);
  await eachRow(known, ({ failure }) => void (failure && fail(failure.code, { message: failure.message })), list);
  return known;
}
