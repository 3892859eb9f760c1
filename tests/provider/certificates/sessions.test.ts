// A session in which certificates were issued stays in its school.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { SECOND } from '../support/schools';
import { demoSession, removeSession, updateSession, type Session } from '../support/sessions';

let token: string;
let session: Session;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('platform');
  session = await demoSession(token, 'UPCOMING');
  // Without fees, subjects and students, which would keep the session too.
  for (const table of ['enrolments', 'fee_terms', 'fee_structures', 'exam_limits', 'exams', 'result_configs'])
    await sql(`DELETE FROM ${table}${table === 'fee_terms' ? '' : ` WHERE session_id = ${session.sessionId}`}`);
  for (const table of ['subject_group_members', 'subject_groups', 'class_subjects'])
    await sql(`DELETE FROM ${table} WHERE session_id = $1`, [session.sessionId]);
});

/** A cancelled certificate of the session, past the provider. */
const giveCertificate = () =>
  sql(
    `INSERT INTO student_certificates (school_id, type, certificate_no, student_id, session_id, issued_on, student_name, name_key,
       content, created_by, created_at, cancelled_at, cancelled_by, cancel_reason)
     SELECT school_id, 'BONAFIDE', 1, min(id), $1, '2026-07-15', 'Tara', 'tara', '{}', 1, now(), now(), 1, 'Wrong name'
       FROM students WHERE school_id = 1 GROUP BY school_id`,
    [session.sessionId],
  );

test('a session with a cancelled certificate is not deleted, and one without is', async () => {
  await giveCertificate();
  const kept = await removeSession(token, session.sessionId);
  expect([...verdict(kept), kept.responseMsg]).toEqual([
    ...[400, 109],
    'The session still has certificates and cannot be deleted',
  ]);
  await sql('DELETE FROM student_certificates');
  expect(verdict(await removeSession(token, session.sessionId))).toEqual([200, 100]);
});

test('a session with a cancelled certificate does not change its school', async () => {
  await giveCertificate();
  const changes = { schoolId: SECOND, sessionName: '2031 - 2032', startDate: '2031-04-01', endDate: '2032-03-31' };
  const kept = await updateSession(token, session, { ...changes, sourceSessionId: null });
  expect([...verdict(kept), kept.responseMsg]).toEqual([
    ...[400, 109],
    'Cannot change session school because certificates were issued in it',
  ]);
});
