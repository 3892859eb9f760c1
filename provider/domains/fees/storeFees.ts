// Stores the amounts and the schedule of one structure: for the form of a class and for the grid of a session.
import { and, eq } from 'drizzle-orm';
import { oneRow } from '../../database/oneRow.ts';
import { fromPaise } from '../../../common/money.ts';
import { changedFields, requireUnchanged } from '../../call/changes.ts';
import type { Work } from '../../call/context.ts';
import { feeStructures, feeTerms } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { fail } from '../../shared/fail.ts';
import type { FeeSelection } from './feeSelection.ts';
import { listTerms, type FeeRow } from './fees.queries.ts';
import type { FeeAmounts, Payment } from './fees.rules.ts';
import { amountsOf } from './fees.view.ts';

/** The transaction with its audit notes. `now`: the instant of the change. */
export interface FeeWork {
  db: Db;
  unit: Work;
  now: string;
}

/** As the database takes them: '24000.50'. */
export const storedAmounts = (amounts: FeeAmounts) =>
  Object.fromEntries(Object.entries(amounts).map(([name, paise]) => [name, fromPaise(paise).toFixed(2)])) as Record<
    keyof FeeAmounts,
    string
  >;

/** 205 for a stale version. Without a stored structure, version 0 and no version are alike. */
export async function requireCurrent(db: Db, before: FeeRow | undefined, version: number | undefined): Promise<void> {
  if (before) await requireUnchanged(db, { ...before, entity: 'fee structure' }, version);
  else if (version) fail('STALE_VERSION');
}

/** Stores the amounts of a structure and returns the stored row. */
export async function storeAmounts(
  { db, unit, now }: FeeWork,
  selection: FeeSelection,
  before: FeeRow | undefined,
  amounts: FeeAmounts,
): Promise<FeeRow> {
  const values = { ...storedAmounts(amounts), modifiedAt: now };
  const row = await oneRow(
    before
      ? db
          .update(feeStructures)
          .set({ ...values, version: before.version + 1 })
          .where(and(eq(feeStructures.schoolId, selection.schoolId), eq(feeStructures.id, before.id)))
          .returning()
      : db
          .insert(feeStructures)
          .values({ ...selection, ...values, createdAt: now })
          .returning(),
  );
  const was = before && amountsOf(before);
  unit.note({
    entity: 'fee structure',
    id: row.id,
    ...(was && { before: storedAmounts(was) }),
    after: {
      ...storedAmounts(amounts),
      sessionId: selection.sessionId,
      classId: selection.classId,
      stream: selection.stream,
    },
    changed: { version: row.version, fields: was ? changedFields(was, amounts) : Object.keys(amounts) },
  });
  return row;
}

/** Replaces the schedule of a structure and returns the stored row (FEE-31). */
export async function storeTerms(
  { db, unit, now }: FeeWork,
  found: FeeRow,
  payments: readonly Payment[],
): Promise<FeeRow> {
  const { schoolId, id } = found;
  const before = await listTerms(db, found);
  await db.delete(feeTerms).where(and(eq(feeTerms.schoolId, schoolId), eq(feeTerms.structureId, id)));
  const rows = payments.map(({ date, amount }) => ({ dueDate: date, amount: fromPaise(amount).toFixed(2) }));
  if (rows.length > 0) await db.insert(feeTerms).values(rows.map((row) => ({ ...row, schoolId, structureId: id })));
  const row = await oneRow(
    db
      .update(feeStructures)
      .set({ version: found.version + 1, modifiedAt: now })
      .where(and(eq(feeStructures.schoolId, schoolId), eq(feeStructures.id, id)))
      .returning(),
  );
  unit.note({
    entity: 'fee structure',
    id,
    before: { fees: before.map(({ dueDate, amount }) => ({ dueDate, amount })) },
    after: { fees: rows },
    changed: { version: row.version, fields: ['fees'] },
  });
  return row;
}
