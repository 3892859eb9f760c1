// A session becomes ACTIVE when every class has fees in it.
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { demoClass, removeClass, removeSection, setClass } from '../support/classes';
import { feePlaceOf, giveFees } from '../support/fees';
import { giveLessons } from '../support/ready';
import { SECOND } from '../support/schools';
import { demoSession, getSession, updateSession, type Session } from '../support/sessions';
import { setFee } from '../support/studentFees';
import { stored } from '../support/tables';

let token: string;
let session: Session;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  session = await demoSession(token, 'UPCOMING');
  await giveLessons(session.sessionId);
});

const activate = () => updateSession(token, session, { status: 'ACTIVE' });
/** Takes fees away again: of a class, or of a stream of it. */
const forget = (className: string, stream: string | null = null) =>
  sql(
    `DELETE FROM fee_structures WHERE session_id = $1 AND stream IS NOT DISTINCT FROM $3
        AND class_id = (SELECT id FROM classes WHERE school_id = 1 AND name = $2)`,
    [session.sessionId, className, stream],
  );
const refused = (classes: string) => ({
  status: 409,
  responseCode: 140,
  responseMsg: `No fee structure is defined for ${classes}`,
  data: null,
});

test('SESSION-38 CODE-140 without fees it stays upcoming, and the message names ten classes and counts the others', async () => {
  const before = await stored();
  expect(await activate()).toMatchObject(
    refused('these classes yet: Nursery, LKG, UKG, 1, 2, 3, 4, 5, 6, 7 and 5 more'),
  );
  expect(await stored()).toEqual(before);
});

test('SESSION-38 CODE-140 every class needs its fees, and every stream of a class', async () => {
  await giveFees(session.sessionId);
  await forget('5');
  expect(await activate()).toMatchObject(refused('this class yet: 5'));
  await forget('11', 'ARTS');
  await forget('11', 'SCIENCE');
  expect(await activate()).toMatchObject(refused('these classes yet: 5, 11 (Arts, Science)'));
  await giveFees(session.sessionId);
  expect(await activate()).toMatchObject({ status: 200, data: { status: 'ACTIVE' } });
});

test('SESSION-38 the class named Default and disabled classes need none', async () => {
  await giveFees(session.sessionId);
  await forget('Default');
  await forget('5');
  await setClass(token, (await demoClass(token, '5')).classId, 'true');
  expect(await activate()).toMatchObject({ status: 200 });
});

test('SESSION-38 CODE-140 fees of another session or school do not count', async () => {
  await giveFees((await demoSession(token, 'COMPLETED')).sessionId);
  await giveFees((await demoSession(await tokenOf('admin2'), 'UPCOMING', SECOND)).sessionId, SECOND);
  expect(await activate()).toMatchObject({ status: 409, responseCode: 140 });
});

describe('classes that change', () => {
  beforeEach(async () => {
    await sql('DELETE FROM enrolments');
    await giveFees(session.sessionId);
  });

  test('SESSION-38 a stream whose sections are deleted needs no fees any more; without streams the class needs its own', async () => {
    await forget('11', 'ARTS');
    const { sections } = await demoClass(token, '11');
    for (const { sectionId, stream } of sections) if (stream === 'ARTS') await removeSection(token, sectionId);
    expect(await activate()).toMatchObject({ status: 200 });
    const { sections: others, classId } = await demoClass(token, '12');
    await sql("UPDATE sessions SET status = 'UPCOMING' WHERE id = $1", [session.sessionId]);
    session = (await getSession(token, session.sessionId)).data;
    for (const { sectionId } of others) await removeSection(token, sectionId);
    expect(await activate()).toMatchObject(refused('this class yet: 12'));
    // What was stored for its streams is there again with them.
    expect(await sql('SELECT 1 FROM fee_structures WHERE class_id = $1 AND stream IS NOT NULL', [classId])).not.toEqual(
      [],
    );
  });

  test('SESSION-38 the activation deletes fees that do not apply to their class, with an audit entry of each', async () => {
    const [five, eleven] = [await feePlaceOf('5'), await feePlaceOf('11')];
    const due = session.startDate;
    await setFee({ schoolId: 1, ...five }, {}, { stream: 'SCIENCE', terms: [{ minimumDate: due, minimumFee: 500 }] });
    await setFee({ schoolId: 1, ...eleven }, {}, { terms: [] });
    await setFee({ schoolId: 1, ...five, sessionId: 1 }, {}, { stream: 'SCIENCE' });
    for (const { sectionId, stream } of (await demoClass(token, '11')).sections)
      if (stream === 'ARTS') await removeSection(token, sectionId);
    const streamsIn = (sessionId: number, classId: number) =>
      sql<{ stream: string | null }>(
        'SELECT stream FROM fee_structures WHERE session_id = $1 AND class_id = $2 ORDER BY stream',
        [sessionId, classId],
      ).then((rows) => rows.map(({ stream }) => stream));
    const others = await streamsIn(1, five.classId);
    expect(await activate()).toMatchObject({ status: 200 });
    expect(await streamsIn(session.sessionId, five.classId)).toEqual([null]);
    expect(await streamsIn(session.sessionId, eleven.classId)).toEqual(['ARTS', 'COMMERCE', 'SCIENCE']);
    expect(others).toEqual(['SCIENCE', null]);
    expect(await streamsIn(1, five.classId)).toEqual(others);
    const noted = await sql<{ before: object }>(
      `SELECT details -> 'before' AS before FROM audit_entries
        WHERE event = 'updateSession' AND details ->> 'entity' = 'fee structure' ORDER BY details -> 'before' ->> 'stream'`,
    );
    const amounts = { sessionId: session.sessionId, totalFee: '24000.50', tuitionFee: '18000.50' };
    expect(noted.map(({ before }) => before)).toMatchObject([
      { ...amounts, classId: five.classId, stream: 'SCIENCE', fees: [{ dueDate: due, amount: '500.00' }] },
      { ...amounts, classId: eleven.classId, stream: null, fees: [] },
    ]);
  });

  test('a deleted class takes the fees planned for it along; those of sessions that have begun stay', async () => {
    const { classId } = await feePlaceOf('5');
    const statuses = () =>
      sql<{ status: string }>(
        `SELECT s.status FROM fee_structures f JOIN sessions s ON s.id = f.session_id WHERE f.class_id = $1 ORDER BY 1`,
        [classId],
      ).then((rows) => rows.map(({ status }) => status));
    expect(await statuses()).toEqual(['ACTIVE', 'COMPLETED', 'UPCOMING']);
    expect(await removeClass(token, classId)).toMatchObject({ status: 200, responseCode: 100 });
    expect(await statuses()).toEqual(['ACTIVE', 'COMPLETED']);
    expect(await activate()).toMatchObject({ status: 200 });
  });
});

test('SESSION-38 a class deleted while a session becomes ACTIVE leaves no half state', async () => {
  await sql('DELETE FROM enrolments');
  await giveFees(session.sessionId);
  const { classId } = await feePlaceOf('5');
  const [activated, removed] = await Promise.all([activate(), removeClass(token, classId)]);
  expect([activated.responseCode, removed.responseCode]).toEqual([100, 100]);
});
