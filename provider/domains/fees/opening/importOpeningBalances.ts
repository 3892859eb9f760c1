import { fromPaise, toPaise } from '../../../../common/money.ts';
import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { storeHeadings } from '../../../database/importHeadings.ts';
import { headingsToStore, requireConfirmedHeadings } from '../../../documents/importMapping.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail, type Problem } from '../../../shared/fail.ts';
import { lockSession } from '../../sessions/index.ts';
import { discountEntity } from '../discountChanges.ts';
import { checkRows, countOf, entriesOf, studentIdsOf, sumsOf, type CheckedRow, type ReadyEntry } from './dryRun.ts';
import { lockStudentsOf } from './opening.queries.ts';
import { openingWords as words } from './opening.words.ts';
import { READ_COLUMNS } from './openingColumns.ts';
import { PART, readOpening, requireOpenSession } from './openingFile.ts';
import { storeOpening } from './storeOpening.ts';

type Order = Pick<components['schemas']['OpeningOrder'], 'students' | 'paid' | 'discount' | 'earlierDues'>;

/** Maximum number of problems in a response. */
const MOST_PROBLEMS = 1_000;
/** Maximum length of a stored file name. */
const LONGEST_NAME = 200;

function requireNoErrors(checked: readonly CheckedRow[]): void {
  const wrong = countOf(checked, 'WRONG');
  if (wrong === 0) return;
  fail('INVALID_FILE_WITH_REASON', {
    message: words.wrong(wrong),
    problems: checked
      .flatMap(({ row, problems }) => problems.map(({ column, message }): Problem => ({ path: column, row, message })))
      .slice(0, MOST_PROBLEMS),
  });
}

/** 205 when number or sums of the ready rows differ from the confirmed ones. */
function requireConfirmed(entries: readonly ReadyEntry[], { students, paid, discount, earlierDues }: Order): void {
  const sums = sumsOf(entries);
  const equal =
    entries.length === students &&
    sums.paid === toPaise(paid) &&
    sums.discount === toPaise(discount) &&
    sums.earlierDues === toPaise(earlierDues);
  if (!equal) fail('STALE_VERSION', { message: words.otherSums });
}

/** Reads the file before the transaction, so that locks are short. The order of locks is that of a receipt: student, then session. */
export const importOpeningBalances: Handler<'importOpeningBalances'> = async (ctx, { body, files }) => {
  const { schoolId } = ctx;
  const { sessionId } = body;
  const { table, rows } = await readOpening(ctx, body, files);
  requireConfirmedHeadings(table, PART, words.undecided);
  return ctx.write(async (db, unit) => {
    const locked = await studentIdsOf(db, schoolId, rows);
    await lockStudentsOf(db, schoolId, locked);
    requireOpenSession(await lockSession(db, schoolId, sessionId));
    const checked = await checkRows(db, { schoolId, sessionId }, rows);
    requireNoErrors(checked);
    const entries = entriesOf(checked);
    // A code or Sr. No. that named another student before the lock is rejected.
    const ids = new Set(locked);
    if (entries.some(({ student }) => !ids.has(student.id))) fail('STALE_VERSION', { message: words.otherSums });
    requireConfirmed(entries, body);
    const fileName = (files['file']?.fileName ?? '').normalize('NFC').trim().slice(0, LONGEST_NAME) || words.file;
    const stored = { fileName, createdBy: ctx.actor.userId, now: instantOf(ctx.services.clock) };
    const importId = await storeOpening(db, { schoolId, sessionId, ...stored }, entries);
    await storeHeadings(db, schoolId, 'OPENING_BALANCES', headingsToStore(table, READ_COLUMNS));
    for (const { student, amounts } of entries)
      if (amounts.discount > 0)
        unit.note({
          entity: discountEntity(sessionId),
          id: student.id,
          before: { discount: '0.00' },
          after: { discount: fromPaise(amounts.discount).toFixed(2), file: fileName },
        });
    const sums = sumsOf(entries);
    unit.note({
      entity: 'opening balances',
      id: importId,
      after: {
        sessionId,
        fileName,
        students: entries.length,
        paid: fromPaise(sums.paid).toFixed(2),
        discount: fromPaise(sums.discount).toFixed(2),
        earlierDues: fromPaise(sums.earlierDues).toFixed(2),
      },
    });
    return { importId, students: entries.length };
  });
};
