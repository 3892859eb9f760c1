// What result configs mean for sessions and classes.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { removeClass } from '../support/classes';
import { feePlaceOf, giveFees, type FeePlace } from '../support/fees';
import { verdict } from '../support/http';
import { makeReady } from '../support/ready';
import { dropConfig, getConfig, listExams } from '../support/results';
import { createSession, demoSession, removeSession, updateSession, type Session } from '../support/sessions';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

test('SESSION-37 CODE-184 a session waits for the result config of each class, and the message names them', async () => {
  const session = await demoSession(token, 'UPCOMING');
  await makeReady(session.sessionId);
  for (const name of ['5', '7']) await dropConfig(await feePlaceOf(name));
  const answer = await updateSession(token, session, { status: 'ACTIVE' });
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    409,
    184,
    'No result config is saved for these classes yet: 5, 7',
  ]);
});

test('SESSION-37 SESSION-38 a disabled class and the class named Default need none', async () => {
  const session = await demoSession(token, 'UPCOMING');
  await makeReady(session.sessionId);
  for (const name of ['5', 'Default']) await dropConfig(await feePlaceOf(name));
  await sql("UPDATE classes SET disabled = true WHERE school_id = 1 AND name = '5'");
  expect(verdict(await updateSession(token, session, { status: 'ACTIVE' }))).toEqual([200, 100]);
});

const OPTIONS = { createSubjectsConfig: true, createMarksConfig: false };

test('SESSION-54 result config and exams are copied with names and grace, without locks and dates', async () => {
  const source = await feePlaceOf('5', 'ACTIVE');
  await sql('UPDATE result_configs SET max_grace_marks = 7.25, max_grace_subjects_no = 2 WHERE session_id = $1', [
    source.sessionId,
  ]);
  const locked = await sql(
    `UPDATE exams SET locked_edit_marks = true, locked_max_marks = true, locked_upload_marks = true,
            result_declaration_date = '2026-07-20' WHERE session_id = $1 AND class_id = $2 RETURNING id`,
    [source.sessionId, source.classId],
  );
  expect(locked).toHaveLength(5);
  const { data } = await createSession(token, {
    ...OPTIONS,
    createExamConfig: true,
    sourceSessionId: source.sessionId,
  });
  const place = { ...source, sessionId: data.sessionId };
  const { data: config } = await getConfig(token, source);
  expect(config).toMatchObject({ maxGraceMarks: 7.25, maxGraceSubjectsNo: 2 });
  expect((await getConfig(token, place)).data).toEqual({ ...config, sessionId: data.sessionId, version: 1 });
  const names = async (of: FeePlace) => (await listExams(token, of)).data.map(({ examName }) => examName);
  expect(await names(place)).toEqual(await names(source));
  for (const exam of (await listExams(token, place)).data)
    expect(exam).toMatchObject({
      lockedEditMarks: false,
      lockedMaxMarks: false,
      lockedUploadMarks: false,
      resultDeclarationDate: null,
    });
});

test('SESSION-54 no result config and no exams are copied where they are not chosen', async () => {
  const source = await feePlaceOf('5', 'ACTIVE');
  const { data } = await createSession(token, {
    ...OPTIONS,
    createExamConfig: false,
    sourceSessionId: source.sessionId,
  });
  expect(await configsOf(data)).toEqual([]);
});

test('SESSION-54 a class that has a config already keeps it', async () => {
  const session = await demoSession(token, 'UPCOMING');
  const [kept, empty] = [await feePlaceOf('5'), await feePlaceOf('6')];
  await sql("UPDATE result_configs SET annual_exam_name = 'Kept' WHERE session_id = $1 AND class_id = $2", [
    kept.sessionId,
    kept.classId,
  ]);
  await dropConfig(empty);
  const { data: exams } = await listExams(token, kept);
  const source = await demoSession(token, 'ACTIVE');
  await updateSession(token, session, { ...OPTIONS, createExamConfig: true, sourceSessionId: source.sessionId });
  expect((await getConfig(token, kept)).data).toMatchObject({ annualExamName: 'Kept', version: 1 });
  expect((await listExams(token, kept)).data).toEqual(exams);
  expect((await listExams(token, empty)).data).toHaveLength(5);
});

const configsOf = async ({ sessionId }: Pick<Session, 'sessionId'>) =>
  sql(
    'SELECT class_id FROM exams WHERE session_id = $1 UNION SELECT class_id FROM result_configs WHERE session_id = $1',
    [sessionId],
  );

test('SESSION-66 the result configs of a deleted session go with it', async () => {
  const { data } = await createSession(token);
  await makeReady(data.sessionId);
  expect(verdict(await removeSession(token, data.sessionId))).toEqual([200, 100]);
  expect(await configsOf(data)).toEqual([]);
});

test('a session with result configs stays in its school', async () => {
  const platform = await tokenOf('platform');
  const { data } = await createSession(token);
  await makeReady(data.sessionId);
  await sql('DELETE FROM fee_structures WHERE session_id = $1', [data.sessionId]);
  expect(verdict(await updateSession(platform, data, { schoolId: 2 }))).toEqual([400, 109]);
});

test('what is planned for a deleted class goes, what is in a session that has begun stays', async () => {
  const places: FeePlace[] = [await feePlaceOf('5', 'UPCOMING'), await feePlaceOf('5', 'ACTIVE')];
  const [planned, running] = places;
  await giveFees(planned?.sessionId ?? 0);
  await sql('DELETE FROM enrolments WHERE class_id = $1', [planned?.classId]);
  await removeClass(token, planned?.classId ?? 0);
  const stored = await sql<{ session_id: number }>('SELECT session_id FROM result_configs WHERE class_id = $1', [
    planned?.classId,
  ]);
  expect(stored.map(({ session_id }) => session_id)).toContain(running?.sessionId);
  expect(stored.map(({ session_id }) => session_id)).not.toContain(planned?.sessionId);
});

const grace = async ({ sessionId, classId }: FeePlace) =>
  (await getConfig(token, { sessionId, classId })).data['maxGraceSubjectsNo'];

test('SESSION-54 CODE-159 a copied config grants grace in no more subjects than the class has', async () => {
  const session = await demoSession(token, 'UPCOMING');
  const [source, few] = [await feePlaceOf('5', 'ACTIVE'), await feePlaceOf('5')];
  await sql('UPDATE result_configs SET max_grace_subjects_no = 3 WHERE session_id = $1', [source.sessionId]);
  await dropConfig(few);
  await dropConfig(await feePlaceOf('6'));
  await sql(
    `DELETE FROM class_subjects WHERE session_id = $1 AND class_id = $2 AND subject_id NOT IN
       (SELECT subject_id FROM class_subjects WHERE session_id = $1 AND class_id = $2 LIMIT 2)`,
    [few.sessionId, few.classId],
  );
  await updateSession(token, session, { ...OPTIONS, createExamConfig: true, sourceSessionId: source.sessionId });
  expect([await grace(few), await grace(await feePlaceOf('6'))]).toEqual([2, 3]);
});

test('CODE-159 a session with grace in more subjects than a class has does not become ACTIVE; disabled classes and Default do not count', async () => {
  const session = await demoSession(token, 'UPCOMING');
  await makeReady(session.sessionId);
  /** Allows grace in as many subjects as the class has in the session, plus `more`. */
  const setGrace = (name: string, more: number) =>
    sql<{ class_id: number }>(
      `UPDATE result_configs r SET max_grace_subjects_no = $3 + (SELECT count(*) FROM class_subjects s
          WHERE s.session_id = r.session_id AND s.class_id = r.class_id)
         FROM classes c WHERE r.session_id = $1 AND c.id = r.class_id AND c.school_id = 1 AND c.name = $2 RETURNING r.class_id`,
      [session.sessionId, name, more],
    );
  const above = { 5: 1, 6: 0, 7: 1, Default: 1 };
  for (const [name, more] of Object.entries(above)) expect(await setGrace(name, more)).toHaveLength(1);
  await sql("UPDATE classes SET disabled = true WHERE school_id = 1 AND name = '7'");
  const answer = await updateSession(token, session, { status: 'ACTIVE' });
  expect([...verdict(answer), answer.responseMsg]).toEqual([
    400,
    159,
    'Grace is granted in more subjects than the class has: 5. Lower it in the result config',
  ]);
  await setGrace('5', 0);
  expect(verdict(await updateSession(token, session, { status: 'ACTIVE' }))).toEqual([200, 100]);
});
