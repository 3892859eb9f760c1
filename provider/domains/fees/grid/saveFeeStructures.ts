import { toPaise } from '../../../../common/money.ts';
import { changedFields } from '../../../call/changes.ts';
import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { eachRow } from '../../../shared/eachRow.ts';
import { fail, failField } from '../../../shared/fail.ts';
import { lockClasses, type ClassWithSections } from '../../classes/index.ts';
import { lockSession, type SessionRow } from '../../sessions/index.ts';
import { selectionIn, type FeeSelection } from '../feeSelection.ts';
import { listTerms, lockFeeRow, type FeeRow } from '../fees.queries.ts';
import {
  readAmounts,
  readTerms,
  requireInSession,
  requireWithinTotal,
  type FeeAmounts,
  type Payment,
} from '../fees.rules.ts';
import { amountsOf } from '../fees.view.ts';
import { requireCurrent, storeAmounts, storeTerms } from '../storeFees.ts';
import { readGrid } from './readGrid.ts';

type RowForm = components['schemas']['FeeGridRowForm'];

interface Parsed {
  form: RowForm;
  amounts: FeeAmounts;
  /** undefined: the stored schedule stays */
  payments: Payment[] | undefined;
}

interface Prepared extends Parsed {
  selection: FeeSelection;
  before: FeeRow | undefined;
}

const rowName = ({ classId, stream = null }: RowForm): string => `${classId}/${stream ?? ''}`;

const parse =
  (rows: readonly RowForm[]) =>
  (form: RowForm, index: number): Parsed => {
    if (rows.findIndex((other) => rowName(other) === rowName(form)) < index)
      failField('classId', 'This class and stream are listed twice');
    return { form, amounts: readAmounts(form), payments: form.fees && readTerms(form.fees) };
  };

interface Scope {
  schoolId: number;
  session: SessionRow;
  classes: readonly ClassWithSections[];
}

/** Locks the structure of the row and checks its version and its schedule. */
const prepare =
  (db: Db, { schoolId, session, classes }: Scope) =>
  async (parsed: Parsed): Promise<Prepared> => {
    const { form, amounts, payments } = parsed;
    const found = { session, class: classes.find(({ id }) => id === form.classId) };
    const { selection } = selectionIn(schoolId, { ...form, sessionId: session.id }, found);
    const before = await lockFeeRow(db, selection);
    await requireCurrent(db, before, form.version);
    if (form.fees) requireInSession(form.fees, session);
    const stored = before && !payments ? await listTerms(db, before) : [];
    const schedule = payments ?? stored.map(({ amount }) => ({ amount: toPaise(Number(amount)) }));
    requireWithinTotal(schedule, amounts.totalFee);
    return { ...parsed, selection, before };
  };

/** Locks the session against other saves of fees, so that the second of two saves finds the rows of the first one. */
export const saveFeeStructures: Handler<'saveFeeStructures'> = async (ctx, { body }) => {
  const { schoolId } = ctx;
  const now = instantOf(ctx.services.clock);
  const parsed = await eachRow(body.rows, parse(body.rows));
  return ctx.write(async (db, unit) => {
    const session = (await lockSession(db, schoolId, body.sessionId, 'no key update')) ?? fail('NOT_FOUND');
    if (session.status !== 'UPCOMING') fail('FEE_UPDATE_FOR_NON_UPCOMING_SESSION');
    const classes = await lockClasses(db, schoolId);
    const prepared = await eachRow(parsed, prepare(db, { schoolId, session, classes }));
    for (const { selection, before, amounts, payments } of prepared) {
      const work = { db, unit, now };
      const isSame = before && changedFields(amountsOf(before), amounts).length === 0;
      const row = isSame ? before : await storeAmounts(work, selection, before, amounts);
      if (payments) await storeTerms(work, row, payments);
    }
    return readGrid(db, { schoolId, sessionId: session.id });
  });
};
