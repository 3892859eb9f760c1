import { oneRow } from '../../database/oneRow.ts';
import { nameKey } from '../../../common/names.ts';
import type { Handler } from '../../call/handler.ts';
import { lockInSchool } from '../../database/advisoryLocks.ts';
import { sessions } from '../../database/schema/index.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail, failField } from '../../shared/fail.ts';
import { sessionValues } from './sessions.rules.ts';
import { viewOfSession } from './sessions.view.ts';
import { checkSession, checkSource, copyConfig } from './storeSession.ts';

/** A new session is UPCOMING: 131 for ACTIVE, 109 for COMPLETED. 113 when its name is in use or its dates overlap. */
export const createSession: Handler<'createSession'> = async (ctx, { body }) => {
  const { schoolId, status } = body;
  if (status === 'ACTIVE') fail('CREATE_ACTIVE_SESSION');
  if (status === 'COMPLETED') failField('status', 'New sessions cannot be created with completed status');
  const values = sessionValues(body);
  checkSession(values, ctx.services);
  return ctx.write(async (db, unit) => {
    await lockInSchool(db, 'sessions', schoolId);
    await checkSource(db, schoolId, values);
    const row = await oneRow(
      db
        .insert(sessions)
        .values({
          ...values,
          schoolId,
          status,
          nameKey: nameKey(values.name),
          createdAt: instantOf(ctx.services.clock),
        })
        .returning(),
    );
    await copyConfig(db, ctx.services, row);
    unit.note({ entity: 'session', id: row.id, after: values });
    return viewOfSession(ctx, db, row);
  });
};
