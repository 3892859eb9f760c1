import { call, resetProvider, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { FIRST, SECOND } from '../support/schools';
import { createSession, FORM, removeSession } from '../support/sessions';
import { countOf, stored } from '../support/tables';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const many = <T>(count: number, make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)));
const oneOf = (count: number, code: number) => [[200, 100], ...Array.from({ length: count - 1 }, () => [409, code])];

test('C7 SESSION-58 CODE-113 of twenty sessions of one period created at once, one is', async () => {
  const answers = await many(20, () => createSession(token));
  expect(answers.map(verdict).sort()).toEqual(oneOf(20, 113));
  expect(await countOf('sessions', `school_id = ${FIRST}`)).toBe(4);
});

test('C7 SESSION-58 CODE-113 of twenty with different names and days that overlap, one is', async () => {
  const answers = await many(20, (at) =>
    createSession(token, {
      sessionName: `Session ${at}`,
      startDate: `2028-04-${String(at + 1).padStart(2, '0')}`,
      endDate: `2029-03-${String(31 - at)}`,
    }),
  );
  expect(answers.map(verdict).sort()).toEqual(oneOf(20, 113));
});

test('C7 SESSION-58 CODE-113 of nine with one name and days apart, one is', async () => {
  const answers = await many(9, (at) => {
    const month = `2028-${String(at + 4).padStart(2, '0')}`;
    const sessionName = at % 2 ? 'ONE  name' : ' one name';
    return createSession(token, { sessionName, startDate: `${month}-01`, endDate: `${month}-28` });
  });
  expect(answers.map(verdict).sort()).toEqual(oneOf(9, 113));
});

test('C7 sessions with days apart created at once are all stored', async () => {
  const answers = await many(8, (at) =>
    createSession(token, {
      sessionName: `Year ${at}`,
      startDate: `${2028 + at}-04-01`,
      endDate: `${2029 + at}-03-31`,
    }),
  );
  expect(answers.map(verdict)).toEqual(Array.from({ length: 8 }, () => [200, 100]));
});

test('C7 writes in two schools at once do not affect each other', async () => {
  const other = await tokenOf('admin2');
  const answers = await many(20, (at) => (at % 2 ? createSession(token) : createSession(other, { schoolId: SECOND })));
  const ofSchool = (parity: number) => answers.filter((_, at) => at % 2 === parity).map(verdict);
  expect(ofSchool(0).sort()).toEqual(oneOf(10, 113));
  expect(ofSchool(1).sort()).toEqual(oneOf(10, 113));
});

test('SCHOOL-49 a session and its school disabled at once: it is stored before that, or refused with 112', async () => {
  const platform = await tokenOf('platform');
  const [answer] = await Promise.all([
    createSession(token),
    call('PUT', `/school/${FIRST}/true/disable`, { token: platform }),
  ]);
  expect([
    [200, 100],
    [409, 112],
  ]).toContainEqual(verdict(answer));
  expect(await countOf('sessions', `school_id = ${FIRST}`)).toBe(answer.status === 200 ? 4 : 3);
});

describe('Idempotency-Key', () => {
  const KEY = { 'idempotency-key': '0b9f6c1e-6d0a-4f58-9a57-1f3c2d4e5f61' };

  test('C1 the same form with the same key is stored once and answered alike', async () => {
    const first = await createSession(token, {}, KEY);
    const second = await createSession(token, {}, KEY);
    expect(verdict(second)).toEqual([200, 100]);
    expect(second.data).toEqual(first.data);
    expect(await countOf('sessions', `school_id = ${FIRST}`)).toBe(4);
    expect(await countOf('audit_entries', "event = 'createSession'")).toBe(1);
  });

  test('C1 ten times at once it is stored once and answered alike', async () => {
    const answers = await many(10, () => createSession(token, {}, KEY));
    expect(answers.map(verdict)).toEqual(Array.from({ length: 10 }, () => [200, 100]));
    expect(new Set(answers.map(({ data }) => data.sessionId)).size).toBe(1);
  });

  test('C1 a key for another form answers 206 and stores nothing', async () => {
    await createSession(token, {}, KEY);
    const before = await stored();
    const next = { sessionName: 'Next', startDate: '2029-04-01', endDate: '2030-03-31' };
    expect(await createSession(token, next, KEY)).toMatchObject({ status: 422, responseCode: 206, data: null });
    expect(await stored()).toEqual(before);
  });

  test('C1 a refused form is not remembered: when it is corrected, it is stored with the same key', async () => {
    expect(await createSession(token, { sessionName: '2026 - 2027' }, KEY)).toMatchObject({ responseCode: 113 });
    expect(await createSession(token, { status: 'ACTIVE' }, KEY)).toMatchObject({ responseCode: 131 });
    expect(await createSession(token, {}, KEY)).toMatchObject({ status: 200, data: { sessionName: FORM.sessionName } });
  });

  test('C1 the answer stays when the session is deleted in the meantime', async () => {
    const first = await createSession(token, {}, KEY);
    await removeSession(token, first.data.sessionId);
    expect((await createSession(token, {}, KEY)).data).toEqual(first.data);
    expect(await countOf('sessions', `school_id = ${FIRST} AND deleted_at IS NULL`)).toBe(3);
  });
});
