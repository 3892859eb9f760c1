import { countedCash, piecesOf } from '../../../../common/cash.ts';
import { fromPaise, isMoney, toPaise } from '../../../../common/money.ts';
import { present } from '../../../../common/present.ts';
import { and, eq } from 'drizzle-orm';
import { changedFields, requireUnchanged } from '../../../call/changes.ts';
import type { Context } from '../../../call/context.ts';
import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { cashCounts } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail, failField } from '../../../shared/fail.ts';
import { countsOfDay, lockCount, type CashCountRow } from './cashCount.queries.ts';
import { cashCountView } from './cashCount.view.ts';
import { linesOfDay } from './dayClose.queries.ts';
import { daySums } from './dayClose.rules.ts';

type Form = components['schemas']['CashCountForm'];
type Values = ReturnType<typeof valuesOf>;

function valuesOf(form: Form) {
  const { otherCoins = 0, remarks } = form;
  if (!isMoney(otherCoins)) failField('otherCoins', 'Enter an amount with at most two decimals');
  return {
    ...piecesOf((field) => form[field]),
    otherCoins: fromPaise(toPaise(otherCoins)).toFixed(2),
    remarks: remarks?.normalize('NFC').trim() || null,
  };
}

const amountOf = (values: Values | CashCountRow): string =>
  fromPaise(
    countedCash(
      piecesOf((field) => values[field]),
      toPaise(Number(values.otherCoins)),
    ),
  ).toFixed(2);

/** 137 for the drawer of another cashier without CONFIRM_FEE_RECEIPT: users who confirm receipts receive the cash and count it again. */
function requireOwnDrawer({ actor }: Context, cashierId: number): void {
  if (cashierId !== actor.userId && !actor.privileges.has('CONFIRM_FEE_RECEIPT')) fail('NO_PRIVILEGES');
}

interface Key {
  schoolId: number;
  day: string;
  cashierId: number;
}

/** 205 where another user has stored the first count since, or a later one. */
async function store(
  db: Db,
  key: Key,
  values: Values & Pick<CashCountRow, 'countedBy'>,
  sent: number | undefined,
  now: string,
) {
  const { schoolId, day, cashierId } = key;
  const found = await lockCount(db, key);
  const entity = `cash count of ${day}`;
  await requireUnchanged(db, { entity, id: cashierId, schoolId, version: found?.version ?? 0 }, sent);
  if (found) {
    await db
      .update(cashCounts)
      .set({ ...values, version: found.version + 1, modifiedAt: now })
      .where(and(eq(cashCounts.schoolId, schoolId), eq(cashCounts.day, day), eq(cashCounts.cashierId, cashierId)));
    return found;
  }
  // The first count has no row to lock, so the key decides between two of them.
  const stored = await db
    .insert(cashCounts)
    .values({ ...key, ...values, createdAt: now, modifiedAt: now })
    .onConflictDoNothing()
    .returning({ cashierId: cashCounts.cashierId });
  if (stored.length === 0) fail('STALE_VERSION');
  return undefined;
}

export const saveCashCount: Handler<'saveCashCount'> = async (ctx, { body }) => {
  const { schoolId, date: day, cashierId } = body;
  requireOwnDrawer(ctx, cashierId);
  const values = valuesOf(body);
  return ctx.write(async (db, unit) => {
    const lines = await linesOfDay(db, schoolId, day, cashierId);
    if (!lines.some(({ made }) => made)) fail('NOT_FOUND', { message: 'This user created no receipt on this day' });
    const now = instantOf(ctx.services.clock);
    const before = await store(
      db,
      { schoolId, day, cashierId },
      { ...values, countedBy: ctx.actor.userId },
      body.version,
      now,
    );
    unit.note({
      entity: `cash count of ${day}`,
      id: cashierId,
      schoolId,
      ...(before && { before: { amount: amountOf(before), remarks: before.remarks } }),
      after: { ...values, amount: amountOf(values) },
      changed: {
        version: (before?.version ?? 0) + 1,
        fields: before ? changedFields(before, values) : Object.keys(values),
      },
    });
    const [row] = await countsOfDay(db, schoolId, day, cashierId);
    return cashCountView(present(row, 'the stored count'), daySums(lines));
  });
};
