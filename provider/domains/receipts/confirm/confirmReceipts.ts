import type { Handler } from '../../../call/handler.ts';
import type { CodeName } from '../../../contract/generated/codes.gen.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { fail, failField, failFields, type Problem } from '../../../shared/fail.ts';
import { lockSession } from '../../sessions/index.ts';
import { confirmLocked, lockById, type ReceiptFacts } from './confirm.queries.ts';
import { confirmWords as words } from './confirm.words.ts';
import { lockMatching } from './lockMatching.ts';

type ConfirmationForm = components['schemas']['ReceiptConfirmationForm'];

const pathAt = (at: number): string => `receipts.${at}.receiptId`;

/** 109 for a receipt that is listed twice. */
function requireOnce(ids: readonly number[]): void {
  const again = ids.flatMap((id, at) => (ids.indexOf(id) < at ? [{ path: pathAt(at), message: words.twice }] : []));
  if (again.length > 0) failFields(again);
}

/** Why this receipt cannot be confirmed in this session. */
function reasonOf(receipt: ReceiptFacts | undefined, sessionId: number): string | undefined {
  if (receipt?.sessionId !== sessionId) return words.unknown;
  if (receipt.status === 'CANCELLED') return words.isCancelled(receipt.receiptNo);
  return receipt.status === 'CONFIRMED' ? words.isConfirmed(receipt.receiptNo) : undefined;
}

/** The code of the most severe reason, and a message that names the receipts. */
function failureOf(receipts: readonly ReceiptFacts[], allKnown: boolean): { code: CodeName; message: string } {
  if (!allKnown) return { code: 'NOT_FOUND', message: words.unknown };
  const numbersOf = (status: ReceiptFacts['status']) =>
    receipts.filter((one) => one.status === status).map(({ receiptNo }) => receiptNo);
  const [cancelled, confirmed] = [numbersOf('CANCELLED'), numbersOf('CONFIRMED')];
  const reasons = [
    ...(cancelled.length > 0 ? [words.cancelled(cancelled)] : []),
    ...(confirmed.length > 0 ? [words.confirmed(confirmed)] : []),
  ];
  const code = cancelled.length > 0 ? 'RECEIPT_ALREADY_DELETED' : 'STALE_VERSION';
  return { code, message: words.nothing(reasons) };
}

/** 103, 134 or 205 unless all are pending receipts of the session; the problems contain the index of each other receipt. */
function requirePending(ids: readonly number[], found: readonly ReceiptFacts[], sessionId: number): void {
  const byId = new Map(found.map((one) => [one.id, one]));
  const problems = ids.flatMap((id, at): Problem[] => {
    const message = reasonOf(byId.get(id), sessionId);
    return message === undefined ? [] : [{ path: pathAt(at), message }];
  });
  if (problems.length === 0) return;
  const { code, message } = failureOf(
    found,
    ids.every((id) => byId.get(id)?.sessionId === sessionId),
  );
  fail(code, { message, problems });
}

/** Confirms all receipts or none, which includes receipts that another user confirmed or cancelled (CONFIRM-09, CONFIRM-10). */
export const confirmReceipts: Handler<'confirmReceipts'> = async (ctx, { body }) => {
  const { schoolId } = ctx;
  const { sessionId } = body;
  const lock = lockingOf(body, schoolId);
  return ctx.write(async (db, unit) => {
    unit.changesOnly('receipts');
    if (!(await lockSession(db, schoolId, sessionId))) fail('NOT_FOUND');
    return confirmLocked(db, unit, ctx.services.clock, { schoolId, sessionId }, await lock(db));
  });
};

/** The query that locks and checks the receipts of a request; 109 for a request with both or neither of receipts and filter. */
function lockingOf({ sessionId, receipts, filter }: ConfirmationForm, schoolId: number) {
  if (filter !== undefined && receipts === undefined)
    return (db: Db) => lockMatching(db, { ...filter, schoolId, sessionId });
  if (receipts === undefined || filter !== undefined) failField('receipts', words.either);
  const ids = receipts.map(({ receiptId }) => receiptId);
  requireOnce(ids);
  return async (db: Db) => {
    const locked = await lockById(db, schoolId, ids);
    requirePending(ids, locked, sessionId);
    return locked;
  };
}
