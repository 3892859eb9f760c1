// The dates of a session and the dates that depend on them: checked when the session moves, as when they are saved themselves.
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { demoClass, removeSection, setClass } from '../support/classes';
import { AMOUNTS, feePlaceOf, saveFee, saveTerms } from '../support/fees';
import { verdict } from '../support/http';
import { makeReady } from '../support/ready';
import { FIRST } from '../support/schools';
import { demoSession, getSession, updateSession, type Session } from '../support/sessions';
import { stored } from '../support/tables';

let token: string;
let session: Session;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  session = await demoSession(token, 'UPCOMING');
});

/** A schedule of a class, or of a stream of it, with the first payment of 15/04/2027 and the last of 15/03/2028. */
async function schedule(className: string, stream: string | null = null, dates = ['2027-04-15', '2028-03-15']) {
  const place = { ...(await feePlaceOf(className)), stream };
  await saveFee(token, { ...place, ...AMOUNTS });
  return saveTerms(token, { ...place, fees: dates.map((minimumDate) => ({ minimumDate, minimumFee: 4000 })) });
}
const move = (startDate: string, endDate = session.endDate) => updateSession(token, session, { startDate, endDate });
const refused = (path: string, message: string) => ({
  status: 400,
  responseCode: 146,
  responseMsg: message,
  data: { problems: [{ path, message }] },
});

test('CODE-146 a session does not move away from fee dates, and the refusal names classes and dates', async () => {
  await schedule('2', null, ['2027-04-15', '2027-05-15', '2027-06-15', '2027-06-20', '2028-03-15']);
  await schedule('5');
  const before = await stored();
  expect(await move('2027-07-01')).toMatchObject(
    refused(
      'startDate',
      'Fee dates are before the start date: 15/04/2027, 15/05/2027, 15/06/2027 and 1 more (class 2), 15/04/2027 (class 5). ' +
        'Move or delete these payments first',
    ),
  );
  expect(await move('2027-04-01', '2028-02-29')).toMatchObject(
    refused(
      'endDate',
      'Fee dates are after the end date: 15/03/2028 (classes 2, 5). Move or delete these payments first',
    ),
  );
  expect(await stored()).toEqual(before);
});

test('CODE-146 dates that fit are taken, and so is every date once the schedules are empty', async () => {
  await schedule('2');
  expect(await move('2027-04-15', '2028-03-15')).toMatchObject({ status: 200 });
  expect(await move('2027-03-01', '2028-06-30')).toMatchObject({ status: 409, responseCode: 113 });
  expect(verdict(await schedule('2', null, []))).toEqual([200, 100]);
  expect(await move('2027-07-01', '2028-06-30')).toMatchObject({ status: 200, data: { startDate: '2027-07-01' } });
});

test('a whole session moves without losing its schedule: it is extended, the payments are moved, and it is shortened', async () => {
  await schedule('2');
  expect(await move('2027-04-01', '2028-06-30')).toMatchObject({ status: 200 });
  expect(verdict(await schedule('2', null, ['2027-07-15', '2028-06-15']))).toEqual([200, 100]);
  expect(await move('2027-07-01', '2028-06-30')).toMatchObject({ status: 200 });
});

test('CODE-146 a disabled class counts; a stream without a section, whose schedule nobody can open, does not', async () => {
  await schedule('2');
  await setClass(token, (await demoClass(token, '2')).classId, 'true');
  expect(verdict(await move('2027-07-01'))).toEqual([400, 146]);
  await schedule('2', null, []);
  await schedule('11', 'ARTS');
  await schedule('11', 'SCIENCE');
  expect(await move('2027-07-01')).toMatchObject({
    responseCode: 146,
    // Both streams have the date.
    responseMsg: 'Fee dates are before the start date: 15/04/2027 (class 11). Move or delete these payments first',
  });
  await schedule('11', 'SCIENCE', []);
  const ofStream = (stream: string | null, before: string | null) =>
    sql(
      `UPDATE fee_structures SET stream = $2 WHERE session_id = $1 AND stream IS NOT DISTINCT FROM $3
          AND class_id = (SELECT id FROM classes WHERE school_id = $4 AND name = '11')`,
      [session.sessionId, stream, before, FIRST],
    );
  // As it stays from before the class had streams.
  await ofStream(null, 'ARTS');
  expect(verdict(await move('2027-07-01'))).toEqual([200, 100]);
  session = (await getSession(token, session.sessionId)).data;
  session = (await move('2027-04-01')).data as Session;
  await ofStream('ARTS', null);
  await sql('DELETE FROM enrolments');
  for (const { sectionId, stream } of (await demoClass(token, '11')).sections)
    if (stream === 'ARTS') await removeSection(token, sectionId);
  expect(verdict(await move('2027-07-01'))).toEqual([200, 100]);
});

test('CODE-146 a session with fee dates outside it, from before this was checked, does not become ACTIVE and shows them', async () => {
  await makeReady(session.sessionId);
  await schedule('5');
  await sql("UPDATE fee_terms SET due_date = '2027-01-15' WHERE due_date = '2027-04-15'");
  expect(await updateSession(token, session, { status: 'ACTIVE' })).toMatchObject({
    status: 400,
    responseCode: 146,
    responseMsg: 'Fee dates are outside the session: 15/01/2027 (class 5). Move or delete these payments first',
  });
  expect((await getSession(token, session.sessionId)).data).toEqual(session);
  const { data } = await call<{ className: string; missing: { part: string; details: string[] }[] }[]>(
    'GET',
    `/result/readiness/${session.sessionId}`,
    { token },
  );
  expect(data.filter(({ missing }) => missing.length > 0)).toEqual([
    expect.objectContaining({ className: '5', missing: [{ part: 'FEE_DATES', details: ['15/01/2027'] }] }),
  ]);
  await schedule('5');
  expect(await updateSession(token, session, { status: 'ACTIVE' })).toMatchObject({ status: 200 });
});

test('CODE-146 of a schedule and a move that exclude each other, sent at once, one is refused', async () => {
  await schedule('2', null, []);
  const answers = await Promise.all([schedule('2'), move('2027-07-01')]);
  expect(answers.map(({ responseCode }) => responseCode).sort()).toEqual([100, 146]);
});

test('CODE-109 a session does not begin more than a year after it was paid for; cancelled receipts do not count', async () => {
  await sql(
    `UPDATE receipts SET session_id = $1, payment_date = '2026-04-05' WHERE school_id = $2 AND status <> 'CANCELLED'
        AND id = (SELECT min(id) FROM receipts WHERE school_id = $2 AND status <> 'CANCELLED')`,
    [session.sessionId, FIRST],
  );
  expect(verdict(await move('2027-04-06'))).toEqual([200, 100]);
  expect(await move('2027-04-07')).toMatchObject({
    status: 400,
    responseCode: 109,
    data: {
      problems: [
        {
          path: 'startDate',
          message: '1 receipt of this session was paid more than a year before this day. Choose an earlier start',
        },
      ],
    },
  });
  await sql("UPDATE receipts SET status = 'CANCELLED' WHERE session_id = $1", [session.sessionId]);
  expect(verdict(await move('2027-04-07'))).toEqual([200, 100]);
});
