import { addPaise, toPaise } from '../../../../common/money.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { fail } from '../../../shared/fail.ts';
import { listKeys } from '../list/list.queries.ts';
import { lockById, type ReceiptFacts } from './confirm.queries.ts';
import { confirmWords as words } from './confirm.words.ts';

interface Matching {
  schoolId: number;
  sessionId: number;
}

/**
 * The pending receipts of a session that match a filter, locked until commit. 205 when their number or sum is not the one that the
 * user has seen: another user created, confirmed or cancelled some of them.
 */
export async function lockMatching(
  db: Db,
  { expectedCount, expectedSum, ...filter }: components['schemas']['ReceiptsToConfirm'] & Matching,
): Promise<ReceiptFacts[]> {
  const ids = (await listKeys(db, { ...filter, status: 'PENDING' })).map(({ id }) => id);
  requireSeen(ids.length === expectedCount);
  const locked = await lockById(db, filter.schoolId, ids);
  // A receipt that was confirmed or cancelled before its lock is no longer pending.
  const sum = addPaise(...locked.map(({ amount }) => toPaise(Number(amount))));
  requireSeen(locked.every(({ status }) => status === 'PENDING') && sum === toPaise(expectedSum));
  return locked;
}

function requireSeen(isSame: boolean): void {
  if (!isSame) fail('STALE_VERSION', { message: words.otherReceipts });
}
