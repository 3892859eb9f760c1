// What subjects, result configs and marks limits share when a class of a session is copied to other classes.
import { createHash } from 'node:crypto';
import type { CodeName } from '../../contract/generated/codes.gen.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
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
  /** a digest of all records that the plan is derived from */
  fingerprint: string;
  /** what is stored */
  work: Work;
}

/** The copied class and the classes that can take its copy, in their order. 158 for an unknown class. */
export function readCopied(classes: readonly ClassWithSections[], classId: number) {
  const source = classes.find(({ id }) => id === classId) ?? fail('INVALID_CLASS');
  const targets = classes.filter(({ id, name, disabled }) => id !== classId && !disabled && !isDefaultClass(name));
  return { source, targets };
}

export const fingerprintOf = (basis: unknown): string =>
  createHash('sha256').update(JSON.stringify(basis)).digest('hex');

/** Returns the first failure of these rules as data, so that a preview can show it; null where all of them pass. */
export function judged(...rules: readonly (() => void)[]): CopyPlan<unknown>['failure'] {
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

export const copyView = ({
  class: { id, name },
  adds,
  changes,
  keeps,
  failure,
  fingerprint,
}: CopyPlan<unknown>): View => ({
  classId: id,
  className: name,
  adds,
  changes,
  keeps,
  reason: failure?.message ?? null,
  fingerprint,
});

/**
 * The plans of the chosen classes. 109 for a class listed twice, 158 for a class that is not among the plans, 205 for a class
 * that changed since its preview, and the code of the failure for a class that cannot take the copy.
 */
export async function chosenPlans<Work>(
  plans: readonly CopyPlan<Work>[],
  chosen: readonly Chosen[],
): Promise<CopyPlan<Work>[]> {
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
  await eachRow(
    known,
    (plan, index) => {
      if (plan.fingerprint === chosen[index]?.fingerprint) return;
      fail('CHANGED_MEANWHILE', {
        message: `Class ${plan.class.name}, or the class to copy, was changed by another user`,
      });
    },
    list,
  );
  await eachRow(known, ({ failure }) => void (failure && fail(failure.code, { message: failure.message })), list);
  return known;
}
