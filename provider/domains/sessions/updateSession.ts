import { eq } from 'drizzle-orm';
import { changedFields, requireUnchanged } from '../../call/changes.ts';
import type { Handler } from '../../call/handler.ts';
import { lockInSchool } from '../../database/advisoryLocks.ts';
import { sessions } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { Work } from '../../call/context.ts';
import { runSteps } from '../../call/crossRules.ts';
import { fail, failField, failFields } from '../../shared/fail.ts';
import { keyOf } from '../../shared/text.ts';
import type { Services } from '../../call/services.ts';
import { requireReady } from './requireReady.ts';
import { listSessionRows, lockSessionRow, type SessionRow } from './sessions.queries.ts';
import {
  changesWhileActive,
  sessionValues,
  transitionProblem,
  type SessionForm,
  type SessionStatus,
} from './sessions.rules.ts';
import { viewOfSession } from './sessions.view.ts';
import { changeSessionRow, checkSession, checkSource, copyConfig } from './storeSession.ts';

/** Changes an UPCOMING session, or moves a session to its next status. A COMPLETED session never changes (141). */
export const updateSession: Handler<'updateSession'> = (ctx, { path, body }) =>
  // There are two schools when a platform user moves the session to another school.
  ctx.write(async (db, unit) => {
    for (const schoolId of ctx.schoolIds) await lockInSchool(db, 'sessions', schoolId);
    const stored = await lockSessionRow(db, path.id);
    const problem = transitionProblem(stored.status, body.status);
    if (problem) fail(problem);
    await requireUnchanged(db, { ...stored, entity: 'session' }, body.version);
    const row =
      stored.status === 'ACTIVE'
        ? await completeOrKeep(db, ctx.services, stored, body)
        : await change(db, ctx.services, stored, body);
    noteChange(unit, stored, row);
    if (row.status === 'ACTIVE' && stored.status !== 'ACTIVE')
      await runSteps(ctx.services.rules.sessionIsActivated, db, {
        ...{ schoolId: row.schoolId, sessionId: row.id },
        note: (entity, id, before) => unit.note({ entity, id, schoolId: row.schoolId, before }),
      });
    return viewOfSession(ctx, db, row);
  });

async function completeOrKeep(db: Db, services: Services, stored: SessionRow, body: SessionForm): Promise<SessionRow> {
  const problems = changesWhileActive(stored, sessionValues(body));
  if (body.schoolId !== stored.schoolId)
    problems.push({ path: 'schoolId', message: 'School of an active session cannot be changed' });
  if (problems.length > 0) failFields(problems);
  if (body.status === 'ACTIVE') return stored;
  const row = await changeSessionRow(db, stored, { status: body.status });
  // Checked after the change, because the completed session determines the remaining dues.
  await runSteps(services.rules.sessionCompletes, db, { schoolId: stored.schoolId, sessionId: stored.id });
  return row;
}

async function change(db: Db, services: Services, stored: SessionRow, body: SessionForm): Promise<SessionRow> {
  const values = sessionValues(body);
  checkSession(values, services, stored);
  await checkSource(db, body.schoolId, values, stored);
  if (body.schoolId !== stored.schoolId) await changeSchool(db, services, stored, body.status);
  const period = { startDate: values.startDate, endDate: values.endDate };
  if (period.startDate !== stored.startDate || period.endDate !== stored.endDate)
    await runSteps(services.rules.sessionMoves, db, { schoolId: stored.schoolId, sessionId: stored.id, ...period });
  const row = await changeSessionRow(db, stored, {
    ...values,
    nameKey: keyOf(values.name, stored),
    schoolId: body.schoolId,
    status: body.status,
  });
  await copyConfig(db, services, row);
  if (row.status === 'ACTIVE')
    await requireReady(db, services.rules.sessionActivates, { schoolId: row.schoolId, sessionId: row.id, ...period });
  return row;
}

async function changeSchool(db: Db, { rules }: Services, stored: SessionRow, status: SessionStatus): Promise<void> {
  if (status !== 'UPCOMING') failField('schoolId', 'Change the school before the session becomes active');
  const [copy] = await listSessionRows(db, stored.schoolId, eq(sessions.sourceSessionId, stored.id));
  if (copy)
    failField('schoolId', `Cannot change session school because the session ${copy.name} was copied from this session`);
  await runSteps(rules.sessionChangesSchool, db, { schoolId: stored.schoolId, sessionId: stored.id });
}

const noted = ({ name, startDate, endDate, status, schoolId }: SessionRow) => ({
  name,
  startDate,
  endDate,
  status,
  schoolId,
});

const configured = (row: SessionRow) => ({
  ...noted(row),
  sourceSessionId: row.sourceSessionId,
  createSubjectsConfig: row.createSubjectsConfig,
  createExamConfig: row.createExamConfig,
  createMarksConfig: row.createMarksConfig,
});

const noteChange = (unit: Work, before: SessionRow, after: SessionRow) =>
  unit.note({
    entity: 'session',
    id: after.id,
    schoolId: after.schoolId,
    before: configured(before),
    after: configured(after),
    changed: { version: after.version, fields: changedFields(before, configured(after), { name: 'sessionName' }) },
  });
