// What a copied session takes over and does not, and that a deleted session leaves nothing of it.
import { getTableColumns, getTableName } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../../provider/database/schema/index.ts';
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { giveFees } from '../support/fees';
import { verdict } from '../support/http';
import { idAt, promoteNow, promotionForm, promotionWorld, undo } from '../support/promotion';
import { RULES, saveRules } from '../support/rules';
import { createSession, demoSession, removeSession } from '../support/sessions';

let admin: string;
beforeEach(async () => {
  await resetProvider();
  admin = await tokenOf('admin');
});

/** A session that copies everything it can from the running one. */
async function copyRunning(): Promise<number> {
  const { sessionId: sourceSessionId } = await demoSession(admin, 'ACTIVE');
  const options = { createSubjectsConfig: true, createExamConfig: true, createMarksConfig: true };
  return (await createSession(admin, { sourceSessionId, ...options })).data.sessionId;
}

const OF_SESSIONS = Object.values<unknown>(schema)
  .filter((one): one is PgTable => one instanceof PgTable)
  .filter((table) => 'sessionId' in getTableColumns(table))
  .map((table) => getTableName(table))
  // Counts of 0 stay.
  .filter((name) => name !== 'enrolment_counts');

/** The tables that have rows of the session. */
async function tablesWith(sessionId: number): Promise<string[]> {
  const counts = OF_SESSIONS.map((name) => `SELECT '${name}' AS name FROM ${name} WHERE session_id = $1 GROUP BY 1`);
  const rows = await sql<{ name: string }>(counts.join(' UNION ALL '), [sessionId]);
  return rows.map(({ name }) => name).sort();
}

const COPIED = ['class_subjects', 'exam_limits', 'exams', 'result_configs', 'subject_group_members', 'subject_groups'];

test('SESSION-54 a copy has subjects, groups, result config, exams and limits; fees, students, marks and rules are not copied', async () => {
  const copy = await copyRunning();
  expect(await tablesWith(copy)).toEqual(COPIED);
  const dated = 'locked_max_marks OR locked_upload_marks OR locked_edit_marks OR result_declaration_date IS NOT NULL';
  expect(await sql(`SELECT id FROM exams WHERE session_id = $1 AND (${dated})`, [copy])).toEqual([]);
});

test('SESSION-66 a session with fees, rules and an undone promotion is deleted with every row of it', async () => {
  const demo = await promotionWorld();
  const copy = await copyRunning();
  await giveFees(copy);
  expect(verdict(await saveRules(admin, { ...RULES, sessionId: copy }))).toEqual([200, 100]);
  const world = { ...demo, target: copy };
  const { runId } = await promoteNow(admin, promotionForm(world));
  expect(verdict(await removeSession(admin, copy))).toEqual([400, 109]);
  await undo(admin, runId);
  expect(await tablesWith(copy)).toEqual([...COPIED, 'fee_structures', 'result_rules'].sort());
  expect(verdict(await removeSession(admin, copy))).toEqual([200, 100]);
  expect(await tablesWith(copy)).toEqual([]);
  const answer = await call('GET', `/student/${idAt(world, 0)}`, { token: admin });
  expect(verdict(answer)).toEqual([200, 100]);
});
