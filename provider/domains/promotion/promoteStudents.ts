import { present } from '../../../common/present.ts';
import type { Handler } from '../../call/handler.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { lockInSchool } from '../../database/advisoryLocks.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf } from '../../shared/clock.ts';
import { fail } from '../../shared/fail.ts';
import { lockClasses } from '../classes/index.ts';
import { lockSession, type SessionRow } from '../sessions/index.ts';
import { raiseVersions } from '../students/index.ts';
import { decideAll } from './decideAll.ts';
import { digestOf } from './digest.ts';
import { requireDecidable, requireOneDecision, wasPromoted, withoutLeftOut, withSections } from './ownDecisions.ts';
import { listCandidates, lockCandidates, storeRun, type PromotedStudent, type Sessions } from './promotion.queries.ts';
import { countsOf, isEligible, type Counts, type Decided } from './promotion.rules.ts';
import { chosenClasses, readPromotion, requirePromotable, type ReadPromotion } from './readPromotion.ts';
import { readStamps, requireSameResults } from './resultStamps.ts';

type Form = components['schemas']['PromotionRequest'];

/** Locks both sessions until commit, the one with the smaller id first. 103, 187, 191, 109. */
async function lockSessions(db: Db, schoolId: number, form: Form): Promise<Sessions> {
  const rows = new Map<number, SessionRow>();
  for (const id of [form.sourceSessionId, form.targetSessionId].sort((one, other) => one - other))
    rows.set(id, (await lockSession(db, schoolId, id)) ?? fail('NOT_FOUND'));
  const sessions = {
    source: present(rows.get(form.sourceSessionId), 'the source session'),
    target: present(rows.get(form.targetSessionId), 'the target session'),
  };
  requirePromotable(sessions);
  return sessions;
}

type Confirmed = Pick<Counts, 'promoted' | 'repeating' | 'passedOut'>;

/** 205 when the numbers, or the students by the digest, differ from those that the user confirmed. */
function requireExpected({ expected }: Form, { promoted, repeating, passedOut }: Confirmed, taken: readonly Decided[]) {
  if (!expected) return;
  if (promoted !== expected.promoted || repeating !== expected.repeating || passedOut !== expected.passedOut) {
    const now = `${promoted} promoted, ${repeating} repeating and ${passedOut} passed out`;
    fail('STALE_VERSION', { message: `Students or marks have changed: now ${now}. Search again` });
  }
  if (expected.digest !== undefined && expected.digest !== digestOf(taken))
    fail('STALE_VERSION', { message: 'Other students, classes or sections than those you confirmed. Search again' });
}

/** Whether these students include as many promoted ones as the user confirmed: then the request is a repeated one. */
const isRepeated = ({ expected }: Form, taken: readonly Decided[]): boolean =>
  !expected || taken.filter(wasPromoted).length >= expected.promoted + expected.repeating + expected.passedOut;

const promotedStudent = ({ candidate, decision }: Decided): PromotedStudent[] =>
  decision.outcome === 'NOT_ELIGIBLE'
    ? []
    : [
        {
          studentId: candidate.studentId,
          outcome: decision.outcome,
          reason: decision.reason,
          fromClassId: candidate.classId,
          toClassId: decision.target?.classId ?? null,
          toSectionId: decision.target?.sectionId ?? null,
          sectionMissing: decision.sectionMissing,
        },
      ];

/**
 * Decides by the results that were read before (resultStamps.ts) and by the enrolments of this unit, which are locked until commit, so that a
 * second run finds its students enrolled.
 */
async function decideLocked(db: Db, schoolId: number, form: Form, read: ReadPromotion) {
  await lockInSchool(db, 'promotion', schoolId);
  await lockCandidates(db, { schoolId, sessionId: form.sourceSessionId }, form.classIds);
  const sessions = await lockSessions(db, schoolId, form);
  const classes = await lockClasses(db, schoolId);
  const chosen = chosenClasses(classes, form.classIds);
  const candidates = await listCandidates(
    db,
    sessions,
    chosen.map(({ id }) => id),
  );
  const terms = { excludeFailed: form.excludeFailed, promoteAnyway: new Set(form.promoteAnyway) };
  const decided = decideAll(candidates, { classes, verdicts: read.verdicts }, terms);
  await requireDecidable(db, schoolId, form, decided);
  return { chosen, decided: withSections(decided, form, classes) };
}

/** Enrols the eligible students in the target session, all or none. A repeated request finds no eligible student and stores nothing. */
export const promoteStudents: Handler<'promoteStudents'> = async (ctx, { body }) => {
  requireOneDecision(body);
  const stamps = await readStamps(ctx, body);
  const read = await readPromotion(ctx, body);
  const { schoolId } = ctx;
  return ctx.write(async (db, unit) => {
    const { chosen, decided } = await decideLocked(db, schoolId, body, read);
    const { taken, leftOut } = withoutLeftOut(decided, body);
    const { notEligible, ...counts } = countsOf(taken);
    const answer = { ...counts, notEligible, leftOut };
    const promoted = taken.filter(isEligible).flatMap(promotedStudent);
    if (promoted.length === 0 && isRepeated(body, taken)) return { runId: null, ...answer };
    requireExpected(body, counts, taken);
    const { sourceSessionId, targetSessionId, excludeFailed } = body;
    const run = {
      schoolId,
      sourceSessionId,
      targetSessionId,
      classIds: chosen.map(({ id }) => id),
      excludeFailed,
      notEligible,
      leftOut,
      createdAt: instantOf(ctx.services.clock),
      createdBy: ctx.actor.userId,
    };
    const runId = await storeRun(db, run, promoted);
    const raised = await raiseVersions(db, ctx.services.clock, schoolId, enrolledOf(promoted));
    await requireSameResults(db, schoolId, body, stamps);
    const after = { sourceSessionId, targetSessionId, classIds: run.classIds, excludeFailed, ...answer };
    unit.note({ entity: 'promotion', id: runId, after, ...raised });
    return { runId, ...answer };
  });
};

/** Students who pass out get no enrolment. */
const enrolledOf = (promoted: readonly PromotedStudent[]): number[] =>
  promoted.filter(({ toClassId }) => toClassId !== null).map(({ studentId }) => studentId);
