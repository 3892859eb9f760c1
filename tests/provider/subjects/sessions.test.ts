// What subjects mean for sessions and classes: activation, copies, deletion, another school.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { demoClass, removeClass, setClass } from '../support/classes';
import { giveFees } from '../support/fees';
import { verdict } from '../support/http';
import { giveExams } from '../support/ready';
import { SECOND } from '../support/schools';
import {
  createSession,
  demoSession,
  getSession,
  removeSession,
  updateSession,
  type Session,
} from '../support/sessions';
import {
  giveSubjects,
  listGroups,
  listSubjects,
  masterId,
  saveSubject,
  SUBJECT,
  subjectPlaceOf,
} from '../support/subjects';
import { stored } from '../support/tables';

let token: string;
let session: Session;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  session = await demoSession(token, 'UPCOMING');
});

const activate = () => updateSession(token, session, { status: 'ACTIVE' });
const countIn = async (sessionId: number, table: string) =>
  Number((await sql<{ n: string }>(`SELECT count(*) AS n FROM ${table} WHERE session_id = $1`, [sessionId]))[0]?.n);
const TABLES = ['class_subjects', 'subject_groups', 'subject_group_members'];
const countsIn = (sessionId: number) => Promise.all(TABLES.map((table) => countIn(sessionId, table)));

test('SESSION-36 CODE-183 a session stays upcoming while a class has no subjects, and the message names the classes', async () => {
  const before = await stored();
  expect(await activate()).toMatchObject({
    status: 409,
    responseCode: 183,
    responseMsg: 'No subjects are defined for these classes yet: 11, 12',
    data: null,
  });
  expect(await stored()).toEqual(before);
});

test('SESSION-36 SESSION-38 CODE-183 with subjects in every class it is activated; Default and disabled classes need none', async () => {
  await giveFees(session.sessionId);
  await setClass(token, (await demoClass(token, '11')).classId, 'true');
  expect((await activate()).responseMsg).toBe('No subjects are defined for this class yet: 12');
  await giveSubjects(session.sessionId);
  await giveExams(session.sessionId);
  await sql(
    "DELETE FROM class_subjects WHERE class_id = (SELECT id FROM classes WHERE school_id = 1 AND name = 'Default')",
  );
  expect(await activate()).toMatchObject({ status: 200, data: { status: 'ACTIVE' } });
});

test('SESSION-54 subjects and groups are copied, for each class that has none', async () => {
  const source = await subjectPlaceOf('9', 'ACTIVE');
  const { data: made } = await createSession(token, {
    sourceSessionId: source.sessionId,
    createSubjectsConfig: true,
  });
  expect(await countsIn(made.sessionId)).toEqual(await countsIn(source.sessionId));
  const copy = { ...source, sessionId: made.sessionId };
  const bare = (rows: object[]) =>
    rows.map((row) => ({ ...row, sessionId: 0, groupIds: null, groupId: 0, version: 0 }));
  expect(bare((await listSubjects(token, copy)).data)).toEqual(bare((await listSubjects(token, source)).data));
  expect(bare((await listGroups(token, copy)).data)).toEqual(bare((await listGroups(token, source)).data));
});

test('SESSION-54 a class that has subjects keeps them as they are, and nothing is copied without the option', async () => {
  const { sessionId: sourceSessionId } = await demoSession(token, 'ACTIVE');
  const [{ classId }, other] = [await subjectPlaceOf('9'), await subjectPlaceOf('8')];
  const { data: made } = await createSession(token, { sourceSessionId });
  expect(await countsIn(made.sessionId)).toEqual([0, 0, 0]);
  const place = { classId, sessionId: made.sessionId };
  const subjectId = await masterId('Drawing');
  await saveSubject(token, { ...place, ...SUBJECT, subjectId });
  await updateSession(token, made, { sourceSessionId, createSubjectsConfig: true });
  expect((await listSubjects(token, place)).data.map((one) => one.subjectName)).toEqual(['Drawing']);
  expect((await listGroups(token, place)).data).toEqual([]);
  expect((await listSubjects(token, { ...place, classId: other.classId })).data).not.toEqual([]);
});

test('SESSION-66 a deleted session takes its subjects and groups along', async () => {
  const { sessionId } = session;
  await sql('DELETE FROM enrolments WHERE session_id = $1', [sessionId]);
  expect(await countsIn(sessionId)).not.toEqual([0, 0, 0]);
  expect(verdict(await removeSession(token, sessionId))).toEqual([200, 100]);
  expect(await countsIn(sessionId)).toEqual([0, 0, 0]);
});

test('CODE-109 a session with subjects stays in its school', async () => {
  const platform = await tokenOf('platform');
  const { data: made } = await createSession(token);
  await giveSubjects(made.sessionId);
  const current = (await getSession(platform, made.sessionId)).data;
  expect(await updateSession(platform, current, { schoolId: SECOND })).toMatchObject({
    status: 400,
    responseCode: 109,
    data: { problems: [{ path: 'schoolId' }] },
  });
});

test('a deleted class takes the subjects planned for it along; those of sessions that have begun stay', async () => {
  await sql('DELETE FROM enrolments');
  const { classId, sessionId } = await subjectPlaceOf('9');
  expect(verdict(await removeClass(token, classId))).toEqual([200, 100]);
  const rows = await sql<{ status: string }>(
    `SELECT DISTINCT s.status FROM class_subjects c JOIN sessions s ON s.id = c.session_id WHERE c.class_id = $1 ORDER BY 1`,
    [classId],
  );
  expect(rows.map(({ status }) => status)).toEqual(['ACTIVE', 'COMPLETED']);
  expect(
    await sql('SELECT 1 FROM subject_groups WHERE class_id = $1 AND session_id = $2', [classId, sessionId]),
  ).toEqual([]);
});
