import type { components } from '../../contract/generated/operations.gen.ts';
import type { Db } from '../../database/scope.ts';
import type { Context } from '../../call/context.ts';
import { usedBy } from '../../call/crossRules.ts';
import type { SessionRow } from './sessions.queries.ts';

type SessionView = components['schemas']['Session'];

/** The display name is the name (SESSION-57). */
export const sessionView = (row: SessionRow, inUse: boolean): SessionView => ({
  sessionId: row.id,
  sessionName: row.name,
  sessionDisplayName: row.name,
  startDate: row.startDate,
  endDate: row.endDate,
  status: row.status,
  disabled: row.disabled,
  schoolId: row.schoolId,
  sourceSessionId: row.sourceSessionId,
  createSubjectsConfig: row.createSubjectsConfig,
  createExamConfig: row.createExamConfig,
  createMarksConfig: row.createMarksConfig,
  inUse,
  version: row.version,
});

/** Sessions of one school, each with whether students are enrolled in it. */
export async function sessionViews(ctx: Context, db: Db, rows: SessionRow[]): Promise<SessionView[]> {
  const [first] = rows;
  const used = first && (await usedBy(ctx.services.rules.sessionsUsed, db, first.schoolId));
  return rows.map((row) => sessionView(row, used?.has(row.id) ?? false));
}

export async function viewOfSession(ctx: Context, db: Db, row: SessionRow): Promise<SessionView> {
  const used = await usedBy(ctx.services.rules.sessionsUsed, db, row.schoolId);
  return sessionView(row, used.has(row.id));
}
