import { and, eq } from 'drizzle-orm';
import { fromPaise, toPaise } from '../../../common/money.ts';
import { changedFields, requireUnchanged } from '../../call/changes.ts';
import type { Handler } from '../../call/handler.ts';
import { feeStructures } from '../../database/schema/index.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { lockFeePlace } from './feePlace.ts';
import { listTerms, lockFeeRow } from './fees.queries.ts';
import { readAmounts, requireWithinTotal, type FeeAmounts } from './fees.rules.ts';
import { amountsOf, feeView } from './fees.view.ts';

/** As the database takes them: '24000.50'. */
const stored = (amounts: FeeAmounts) =>
  Object.fromEntries(Object.entries(amounts).map(([name, paise]) => [name, fromPaise(paise).toFixed(2)])) as Record<
    keyof FeeAmounts,
    string
  >;

/** One structure for each session, class and stream: a second save takes the place of the first (FEE-45). */
export const saveFeeStructure: Handler<'saveFeeStructure'> = async (ctx, { body }) => {
  const { clock } = ctx.services;
  const amounts = readAmounts(body);
  return ctx.write(async (db, unit) => {
    const { place, session } = await lockFeePlace(db, ctx.schoolId, body);
    if (session.status !== 'UPCOMING') fail('FEE_UPDATE_FOR_NON_UPCOMING_SESSION');
    const before = await lockFeeRow(db, place);
    if (before) await requireUnchanged(db, { ...before, entity: 'fee structure' }, body.version);
    // 0 and no version alike: it is the first.
    else if (body.version) fail('CHANGED_MEANWHILE');
    const terms = before ? await listTerms(db, before) : [];
    requireWithinTotal(
      terms.map(({ amount }) => ({ amount: toPaise(Number(amount)) })),
      amounts.totalFee,
    );
    const now = instantOf(clock);
    const values = { ...stored(amounts), modifiedAt: now };
    const [row] = before
      ? await db
          .update(feeStructures)
          .set({ ...values, version: before.version + 1 })
          .where(and(eq(feeStructures.schoolId, place.schoolId), eq(feeStructures.id, before.id)))
          .returning()
      : await db
          .insert(feeStructures)
          .values({ ...place, ...values, createdAt: now })
          .returning();
    if (!row) throw new Error('The fee structure was not stored.');
    const was = before && amountsOf(before);
    unit.note({
      entity: 'fee structure',
      id: row.id,
      ...(before && { before: stored(amountsOf(before)) }),
      after: { ...stored(amounts), sessionId: place.sessionId, classId: place.classId, stream: place.stream },
      changed: { version: row.version, fields: was ? changedFields(was, amounts) : Object.keys(amounts) },
    });
    return feeView(row, terms);
  });
};
