import { changedFields, requireUnchanged } from '../../../call/changes.ts';
import type { Handler } from '../../../call/handler.ts';
import { resultConfigs } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { instantOf } from '../../../shared/clock.ts';
import { fail } from '../../../shared/fail.ts';
import { lockClassSelection, type ClassSelection } from '../classSelection.ts';
import { storeExams } from '../exams/storeExams.ts';
import { lockTaught } from '../results.queries.ts';
import { configView } from '../results.view.ts';
import { configOf, lockConfigRow, type ConfigRow } from './config.queries.ts';
import { readConfig, type ConfigValues } from './config.rules.ts';

/** 155 without subjects, 159 for more grace subjects than there are subjects (RESCONF-13, RESCONF-14). */
async function requireSubjects(db: Db, selection: ClassSelection, { maxGraceSubjectsNo }: ConfigValues): Promise<void> {
  const subjects = (await lockTaught(db, selection)).length;
  if (subjects === 0) fail('NO_SUBJECTS_CONFIGURED_IN_CLASS');
  if (maxGraceSubjectsNo <= subjects) return;
  const message = `The class has ${subjects === 1 ? 'one subject' : `${subjects} subjects`} only`;
  fail('GRACE_SUBJECTS_ABOVE_AVAILABLE', { problems: [{ path: 'maxGraceSubjectsNo', message }] });
}

const stored = ({ maxGraceMarks, ...values }: ConfigValues) => ({ ...values, maxGraceMarks: maxGraceMarks.toFixed(2) });

async function storeConfig(
  db: Db,
  selection: ClassSelection,
  before: ConfigRow | undefined,
  values: ConfigValues,
  now: string,
) {
  const row = { ...stored(values), modifiedAt: now };
  const [config] = before
    ? await db
        .update(resultConfigs)
        .set({ ...row, version: before.version + 1 })
        .where(configOf(selection))
        .returning()
    : await db
        .insert(resultConfigs)
        .values({ ...selection, ...row, createdAt: now })
        .returning();
  if (!config) throw new Error('The result config was not stored.');
  return config;
}

/** Stores the config of a class in a session and its exams (RESCONF-11); 152 in a session that has started. */
export const saveResultConfig: Handler<'saveResultConfig'> = async (ctx, { body }) => {
  const values = readConfig(body);
  return ctx.write(async (db, unit) => {
    const { selection, session } = await lockClassSelection(db, ctx.schoolId, body);
    if (session.status !== 'UPCOMING') fail('RESULT_CONFIG_UPDATE_FOR_NON_UPCOMING_SESSION');
    await requireSubjects(db, selection, values);
    const before = await lockConfigRow(db, selection);
    const record = { entity: `result config of session ${selection.sessionId}`, id: selection.classId };
    if (before) await requireUnchanged(db, { ...record, ...selection, version: before.version }, body.version);
    // A first config is sent with version 0 or without a version.
    else if (body.version) fail('CHANGED_MEANWHILE');
    const now = instantOf(ctx.services.clock);
    const row = await storeConfig(db, selection, before, values, now);
    const removed = await storeExams(db, selection, values, { removeLimits: body.removeLimits ?? false, now });
    const was = before && { ...before, maxGraceMarks: Number(before.maxGraceMarks) };
    unit.note({
      ...record,
      ...(was && {
        before: Object.fromEntries(Object.keys(values).map((name) => [name, was[name as keyof ConfigValues]])),
      }),
      after: { ...values, ...(removed.length > 0 && { removedExams: removed }) },
      changed: { version: row.version, fields: was ? changedFields(was, values) : Object.keys(values) },
    });
    return configView(row);
  });
};
