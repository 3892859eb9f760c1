import { isStale, latestChange } from '../../../call/changes.ts';
import type { Handler } from '../../../call/handler.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail, failFields, type Problem } from '../../../shared/fail.ts';
import { listClassRows } from '../../classes/index.ts';
import { lockSession } from '../../sessions/index.ts';
import { examControlsView } from '../results.view.ts';
import { changedControls, controlsNote, controlsOf, requireLockable, storeControls } from './examControls.ts';
import { lockExams, type ExamRow } from './exams.queries.ts';

type Form = components['schemas']['ExamControlForm'];

/** 109 for an exam that is listed twice. */
function requireOnce(forms: readonly Form[]): void {
  const ids = forms.map(({ examId }) => examId);
  const problems = ids.flatMap((id, at): Problem[] =>
    ids.indexOf(id) < at ? [{ path: `exams.${at}.examId`, message: 'The exam is listed twice' }] : [],
  );
  if (problems.length > 0) failFields(problems);
}

interface Sent {
  form: Form;
  exam: ExamRow;
  path: string;
}

/** 161 with a problem for each exam that the session does not have. */
function withExams(forms: readonly Form[], exams: readonly ExamRow[]): Sent[] {
  const byId = new Map(exams.map((exam) => [exam.id, exam]));
  const found = forms.map((form, at) => ({ form, exam: byId.get(form.examId), path: `exams.${at}` }));
  const problems = found
    .filter(({ exam }) => !exam)
    .map(({ path }) => ({ path: `${path}.examId`, message: 'The session has no such exam' }));
  if (problems.length > 0) fail('EXAM_NOT_FOUND', { problems });
  return found.flatMap(({ exam, ...sent }) => (exam ? [{ ...sent, exam }] : []));
}

/** 205 with a problem for each exam of which the caller edited a stale version; `change` names these exams by their paths. */
async function requireCurrent(db: Db, schoolId: number, sent: readonly Sent[]): Promise<void> {
  const stale = sent.filter(({ form, exam }) => isStale(exam, form.version));
  if (stale.length === 0) return;
  const classes = new Map((await listClassRows(db, { schoolId })).map(({ id, name }) => [id, name]));
  const problems = stale.map(({ exam, path }) => ({
    path: `${path}.version`,
    message: `${exam.name} of class ${classes.get(exam.classId) ?? ''} was changed by another user`,
  }));
  const change = await latestChange(
    db,
    { entity: 'exam', schoolId },
    stale.map(({ exam }) => exam.id),
  );
  fail('STALE_VERSION', {
    problems,
    ...(change && { change: { ...change, fields: stale.map(({ path }) => path) } }),
  });
}

/** Stores the changed locks and dates of exams, all or none; an exam without a change keeps its version (CONTROL-10). */
export const saveExamControls: Handler<'saveExamControls'> = async (ctx, { body }) => {
  requireOnce(body.exams);
  return ctx.write(async (db, unit) => {
    const { schoolId } = ctx;
    const session = (await lockSession(db, schoolId, body.sessionId)) ?? fail('NOT_FOUND');
    // Waits for transactions that save marks; later ones read the new locks (lockExamForMarks).
    const locked = await lockExams(
      db,
      { schoolId, sessionId: session.id },
      body.exams.map(({ examId }) => examId),
    );
    const sent = withExams(body.exams, locked);
    requireLockable(session);
    await requireCurrent(db, schoolId, sent);
    const changes = sent
      .map(({ form: { examId: _examId, version: _version, ...fields }, exam }) => ({
        exam,
        values: { ...controlsOf(exam), ...fields },
      }))
      .filter((change) => changedControls(change).length > 0);
    const stored = await storeControls(db, schoolId, changes, instantOf(ctx.services.clock));
    for (const change of changes) unit.note(controlsNote(change));
    const rows = new Map([...locked, ...stored].map((exam) => [exam.id, exam]));
    return [...rows.values()].map(examControlsView);
  });
};
