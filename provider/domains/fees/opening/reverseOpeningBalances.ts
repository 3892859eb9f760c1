import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail, failField, failFields, type Problem } from '../../../shared/fail.ts';
import { lockSession } from '../../sessions/index.ts';
import { discountEntity, noteDiscounts, type ChangedDiscount } from '../discountChanges.ts';
import { deleteEntriesOf, listEntriesOf, lockStudentsOf, type EntryRow } from './opening.queries.ts';
import { openingWords as words } from './opening.words.ts';
import { requireOpenSession } from './openingFile.ts';
import {
  existing,
  findImport,
  listReversalFacts,
  lockImports,
  markReversed,
  removeDiscounts,
} from './reversal.queries.ts';

type Reversal = components['schemas']['OpeningReversal'];
type Stay = components['schemas']['OpeningStay'];

interface Scope {
  schoolId: number;
  sessionId: number;
}

const at = (index: number, message: string): Problem => ({ path: `studentIds.${index}`, message });

/** 109 without a choice, with both, and for a student who is listed twice. */
function requireChoice({ importId, studentIds }: Reversal): void {
  if ((importId === undefined) === (studentIds === undefined)) failField('studentIds', words.oneOf);
  const problems = (studentIds ?? []).flatMap((id, index, all) =>
    all.indexOf(id) < index ? [at(index, words.listedTwice)] : [],
  );
  if (problems.length > 0) failFields(problems);
}

/** The ids of the chosen students. 103 for an unknown workbook or student. */
async function chosenIds(db: Db, scope: Scope, { importId, studentIds = [] }: Reversal): Promise<number[]> {
  if (importId !== undefined)
    return (
      (await findImport(db, scope, importId)) ??
      fail('NOT_FOUND', { problems: [{ path: 'importId', message: 'The file is unknown' }] })
    );
  const known = await existing(db, scope.schoolId, studentIds);
  const problems = studentIds.flatMap((id, index) => (known.has(id) ? [] : [at(index, 'The student is unknown')]));
  if (problems.length > 0) fail('NOT_FOUND', { problems });
  return [...studentIds];
}

/** 205 where another user has reversed the workbook, or entries of the chosen students. */
function requireEntries(entries: readonly EntryRow[], { importId, studentIds = [] }: Reversal): void {
  if (importId !== undefined) {
    if (entries.length === 0) fail('STALE_VERSION', { message: words.reversedAlready });
    return;
  }
  const stored = new Set(entries.map(({ studentId }) => studentId));
  const problems = studentIds.flatMap((id, index) => (stored.has(id) ? [] : [at(index, words.noEntry)]));
  if (problems.length > 0) fail('STALE_VERSION', { message: words.noEntry, problems });
}

/** The entries to reverse, and the others with the reason why they stay. */
async function decide(db: Db, scope: Scope, entries: readonly EntryRow[]) {
  const entryOf = new Map(entries.map((entry) => [entry.studentId, entry]));
  const facts = await listReversalFacts(db, scope, [...entryOf.keys()]);
  const stays: Stay[] = [];
  const reversed: EntryRow[] = [];
  const discounts: number[] = [];
  for (const { hasReceipt, discount, ...student } of facts) {
    const entry = entryOf.get(student.studentId);
    if (!entry) continue;
    if (hasReceipt) {
      stays.push({ ...student, reason: 'RECEIPT' });
      continue;
    }
    reversed.push(entry);
    if (Number(entry.discount) === 0) continue;
    if (discount === entry.discount) discounts.push(student.studentId);
    else stays.push({ ...student, reason: 'DISCOUNT_CHANGED' });
  }
  return { stays, reversed, discounts };
}

const removedOf = (reversed: readonly EntryRow[], discounts: readonly number[]): ChangedDiscount[] =>
  reversed
    .filter(({ studentId }) => discounts.includes(studentId))
    .map(({ studentId, discount }) => ({ studentId, before: discount, after: '0.00' }));

/** The order of locks is that of a receipt: student, then session. A student with a receipt keeps the entry that the receipt states. */
export const reverseOpeningBalances: Handler<'reverseOpeningBalances'> = async (ctx, { body }) => {
  requireChoice(body);
  const { schoolId } = ctx;
  const scope = { schoolId, sessionId: body.sessionId };
  return ctx.write(async (db, unit) => {
    const ids = await chosenIds(db, scope, body);
    await lockStudentsOf(db, schoolId, ids);
    requireOpenSession(await lockSession(db, schoolId, scope.sessionId));
    const stored = await listEntriesOf(db, schoolId, scope.sessionId, ids);
    // Entries that another workbook stored before the lock are not of this one.
    const entries = stored.filter(({ importId }) => body.importId === undefined || importId === body.importId);
    requireEntries(entries, body);
    await lockImports(db, schoolId, entries);
    const { stays, reversed, discounts } = await decide(db, scope, entries);
    const now = instantOf(ctx.services.clock);
    await deleteEntriesOf(
      db,
      schoolId,
      scope.sessionId,
      reversed.map(({ studentId }) => studentId),
    );
    await removeDiscounts(db, { ...scope, now }, discounts);
    const removed = removedOf(reversed, discounts);
    await noteDiscounts(
      db,
      { ...scope, source: 'OPENING_REVERSAL', reason: null, changedBy: ctx.actor.userId, changedAt: now },
      removed,
    );
    for (const { studentId, before, after } of removed)
      unit.note({
        entity: discountEntity(scope.sessionId),
        id: studentId,
        before: { discount: before },
        after: { discount: after },
      });
    await markReversed(db, scope, reversed, { now, userId: ctx.actor.userId });
    unit.note({
      entity: 'opening balances',
      id: body.importId ?? scope.sessionId,
      before: {
        entries: reversed.map(({ studentId, importId, fileRow, paid, broughtForward, discount }) => ({
          ...{ studentId, importId, fileRow, paid, earlierDues: broughtForward, discount },
        })),
      },
      after: { sessionId: scope.sessionId, reversed: reversed.length, stays: stays.length },
    });
    return { reversed: reversed.length, stays };
  });
};
