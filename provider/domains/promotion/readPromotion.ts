// Reads the sessions, classes and results of the year that decide a promotion.
import type { Context } from '../../call/context.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import type { Db } from '../../database/scope.ts';
import { fail, failField, failFields } from '../../shared/fail.ts';
import { isDefaultClass, listClassRows } from '../classes/index.ts';
import {
  configuredClasses,
  missingConfigsText,
  readYearVerdicts,
  type NamedClass,
  type VerdictOfStudent,
} from '../results/index.ts';
import { findSessionRow, type SessionRow } from '../sessions/index.ts';
import type { Sessions } from './promotion.queries.ts';
import type { ClassInOrder } from './promotion.rules.ts';

/** What every request of a promotion names. */
export type Requested = Omit<components['schemas']['PromotionPreviewRequest'], 'schoolId'>;

/** 109 for equal sessions and for a class that is listed twice. */
export function requireDistinct({ sourceSessionId, targetSessionId, classIds }: Requested): void {
  if (sourceSessionId === targetSessionId)
    failField('targetSessionId', 'Source and target session must not be the same');
  const twice = classIds.flatMap((id, at) =>
    classIds.indexOf(id) < at ? [{ path: `classIds.${at}`, message: 'The class is listed twice' }] : [],
  );
  if (twice.length > 0) failFields(twice);
}

/** 187 for an UPCOMING source; 191 for a COMPLETED target; 109 for a disabled target and one that starts before the source. */
export function requirePromotable({ source, target }: Sessions): void {
  if (source.status === 'UPCOMING') fail('ACTION_NOT_ALLOWED_FOR_UPCOMING_SESSION');
  if (target.status === 'COMPLETED') fail('ACTION_NOT_ALLOWED_FOR_COMPLETED_SESSION');
  if (target.disabled) failField('targetSessionId', 'The target session is disabled');
  if (target.startDate < source.startDate)
    failField('targetSessionId', 'The target session must start after the source session');
}

/** The classes of the request; 158 for an unknown one. */
export function chosenClasses(classes: readonly ClassInOrder[], classIds: readonly number[]): ClassInOrder[] {
  const byId = new Map(classes.map((row) => [row.id, row]));
  const unknown = classIds.flatMap((id, at) =>
    byId.has(id) ? [] : [{ path: `classIds.${at}`, message: 'The class is unknown' }],
  );
  if (unknown.length > 0) fail('INVALID_CLASS', { problems: unknown });
  const wanted = new Set(classIds);
  return classes.filter(({ id }) => wanted.has(id));
}

export const findSession = async (db: Db, id: number, path: keyof Requested): Promise<SessionRow> =>
  (await findSessionRow(db, id)) ?? fail('NOT_FOUND', { problems: [{ path, message: 'The session is unknown' }] });

/** 188 with a problem for each class that has no result config. The class outside the order needs none. */
async function requireCriteria(db: Db, { source }: Sessions, chosen: readonly ClassInOrder[], requested: Requested) {
  const has = await configuredClasses(db, { schoolId: source.schoolId, sessionId: source.id });
  const without = chosen.filter(({ id, name }) => !isDefaultClass(name) && !has.has(id));
  if (without.length === 0) return;
  fail('PROMOTION_CRITERIA_MISSING', {
    message: missingConfigsText(without),
    problems: without.map(({ id, name }) => ({
      path: `classIds.${requested.classIds.indexOf(id)}`,
      message: `No result config is saved for class ${name}`,
    })),
  });
}

/** By the marks of this class. */
export type ClassVerdict = VerdictOfStudent & { classId: number };

export interface ReadPromotion extends Sessions {
  classes: readonly ClassInOrder[];
  /** in their order */
  chosen: readonly ClassInOrder[];
  /** of the active students, by id */
  verdicts: ReadonlyMap<number, ClassVerdict>;
  /** exams and subjects of the chosen classes, by class */
  taught: ReadonlyMap<number, NamedClass>;
}

/**
 * Reads the facts that decide a promotion, each class in its own units of work, so that other calls do not wait. 103 for an unknown
 * session, 158, 109, 187, 191, 188.
 */
export async function readPromotion(ctx: Context, requested: Requested): Promise<ReadPromotion> {
  requireDistinct(requested);
  const { source, target, classes, chosen } = await ctx.read(async (db) => {
    const sessions = {
      source: await findSession(db, requested.sourceSessionId, 'sourceSessionId'),
      target: await findSession(db, requested.targetSessionId, 'targetSessionId'),
    };
    const all = await listClassRows(db, { schoolId: ctx.schoolId });
    const rows = chosenClasses(all, requested.classIds);
    requirePromotable(sessions);
    await requireCriteria(db, sessions, rows, requested);
    return { ...sessions, classes: all, chosen: rows };
  });
  const verdicts = new Map<number, ClassVerdict>();
  const taught = new Map<number, NamedClass>();
  for (const row of chosen) {
    const read = await readYearVerdicts(ctx, { schoolId: ctx.schoolId, sessionId: source.id, classId: row.id });
    for (const [studentId, verdict] of read.verdicts) verdicts.set(studentId, { ...verdict, classId: row.id });
    taught.set(row.id, read.taught);
  }
  return { source, target, classes, chosen, verdicts, taught };
}
