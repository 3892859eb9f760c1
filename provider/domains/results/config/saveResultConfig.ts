import { requireUnchanged } from '../../../call/changes.ts';
import type { Handler } from '../../../call/handler.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { lockClassSelection } from '../classSelection.ts';
import { lockTaught } from '../results.queries.ts';
import { configView } from '../results.view.ts';
import { lockConfigRow } from './config.queries.ts';
import { readConfig, requireSubjects } from './config.rules.ts';
import { recordOf, storeConfig } from './storeConfig.ts';

/** Stores the config of a class in a session and its exams (RESCONF-11); 152 in a session that has started. */
export const saveResultConfig: Handler<'saveResultConfig'> = async (ctx, { body }) => {
  const values = readConfig(body);
  return ctx.write(async (db, unit) => {
    const { selection, session } = await lockClassSelection(db, ctx.schoolId, body);
    if (session.status !== 'UPCOMING') fail('RESULT_CONFIG_UPDATE_FOR_NON_UPCOMING_SESSION');
    requireSubjects((await lockTaught(db, selection)).length, values);
    const before = await lockConfigRow(db, selection);
    const record = { ...recordOf(selection), ...selection };
    if (before) await requireUnchanged(db, { ...record, version: before.version }, body.version);
    // A first config is sent with version 0 or without a version.
    else if (body.version) fail('STALE_VERSION');
    const change = { before, values, removeLimits: body.removeLimits ?? false };
    return configView(await storeConfig({ db, unit, now: instantOf(ctx.services.clock) }, selection, change));
  });
};
