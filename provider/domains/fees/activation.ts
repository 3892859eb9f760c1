// The fees that an UPCOMING session needs before it becomes ACTIVE.
import type { ActivationRequirement } from '../../call/crossRules.ts';
import { LABELS } from '../../contract/generated/labels.gen.ts';
import { showDay } from '../../documents/documentText.ts';
import { forClassesYet, lackingClass, taughtClasses } from '../classes/index.ts';
import { feeDatesOutside } from './feeDates.ts';
import { activationProblem } from './feeDates.rules.ts';
import { listFeeRows } from './fees.queries.ts';

/** A class with streams needs the fees of each stream, another one its own (SESSION-38). */
const structures: ActivationRequirement = {
  part: 'FEES',
  code: 'ACTIVE_SESSION_CLASS_UPDATE_WITHOUT_FEE',
  missing: async (db, session, classes) => {
    const stored = await listFeeRows(db, session);
    return taughtClasses(classes).flatMap((one) => {
      const has = new Set(stored.filter(({ classId }) => classId === one.id).map(({ stream }) => stream));
      const streams = [...new Set(one.sections.flatMap(({ stream }) => stream ?? []))];
      if (streams.length === 0) return has.has(null) ? [] : [lackingClass(one)];
      const missing = streams.filter((stream) => !has.has(stream));
      const names = missing.map((stream) => LABELS.Stream[stream]);
      return missing.length > 0 ? [lackingClass(one, names)] : [];
    });
  },
  message: (lacking) => `No fee structure is defined for ${forClassesYet(lacking)}`,
};

/** Disabled classes count too: their schedules return with them. */
const dates: ActivationRequirement = {
  part: 'FEE_DATES',
  code: 'TERM_FEE_DATES_NOT_IN_SESSION',
  missing: async (db, session, classes) =>
    (await feeDatesOutside(db, session, classes)).map((one) => ({ ...one, details: one.dates.map(showDay) })),
  message: activationProblem,
};

export const feeRequirements: readonly ActivationRequirement[] = [structures, dates];
