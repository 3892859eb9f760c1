import { isDeepStrictEqual } from 'node:util';
import type { ResultRules } from '../../../../common/results/index.ts';
import { requireUnchanged } from '../../../call/changes.ts';
import type { Handler } from '../../../call/handler.ts';
import { resultRules } from '../../../database/schema/index.ts';
import { oneRow } from '../../../database/oneRow.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf, todayOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { lockSession } from '../../sessions/index.ts';
import { listDeclared, lockRulesRow, rulesOfSession, type RulesRow, type SessionRef } from './rules.queries.ts';
import { declaredText, readRules } from './rules.rules.ts';
import { rulesOf, rulesView } from './rules.view.ts';

/** 109 while results of the session are declared: they would change after they were announced. */
async function requireNoneDeclared(db: Db, session: SessionRef, today: string): Promise<void> {
  const [first, ...others] = await listDeclared(db, session, today);
  if (first) fail('BAD_REQUEST', { message: declaredText([first, ...others]) });
}

async function storeRules(
  db: Db,
  session: SessionRef,
  before: RulesRow | undefined,
  rules: ResultRules,
  modifiedAt: string,
): Promise<RulesRow> {
  const row = await oneRow(
    before
      ? db
          .update(resultRules)
          .set({ ...rules, modifiedAt, version: before.version + 1 })
          .where(rulesOfSession(session))
          .returning()
      : db
          .insert(resultRules)
          .values({ ...session, ...rules, createdAt: modifiedAt, modifiedAt })
          .returning(),
  );
  return row;
}

/** Stores the rules of a session; 191 in a COMPLETED one, 109 while results are declared. */
export const saveResultRules: Handler<'saveResultRules'> = async (ctx, { body }) => {
  const rules = readRules(body);
  return ctx.write(async (db, unit) => {
    const session = { schoolId: ctx.schoolId, sessionId: body.sessionId };
    const { status } = (await lockSession(db, session.schoolId, session.sessionId)) ?? fail('NOT_FOUND');
    if (status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
    const row = await lockRulesRow(db, session);
    const record = { entity: 'result rules', id: session.sessionId };
    if (row) await requireUnchanged(db, { ...record, ...session, version: row.version }, body.version);
    // The first rules are sent with version 0 or without a version.
    else if (body.version) fail('STALE_VERSION');
    await requireNoneDeclared(db, session, todayOf(ctx.services.clock));
    const stored = await storeRules(db, session, row, rules, instantOf(ctx.services.clock));
    const before = rulesOf(row);
    const fields = Object.entries(rules).filter(
      ([name, value]) => !isDeepStrictEqual(before[name as keyof ResultRules], value),
    );
    unit.note({
      ...record,
      before: { ...before },
      after: { ...rules },
      changed: { version: stored.version, fields: fields.map(([name]) => name) },
    });
    return rulesView(session, stored, []);
  });
};
