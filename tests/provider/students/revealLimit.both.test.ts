// One user may view the numbers of a limited number of students per hour, also with simultaneous requests.
import { moveClock, resetProvider, setClock, sql, tokenOf } from '../../support/provider';
import { verdict } from '../support/http';
import { withApp } from '../support/insight';
import { FIRST, SECOND } from '../support/schools';
import { reveal } from '../support/students';

let token: string;

beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

const pupils = async (count: number, schoolId = FIRST): Promise<number[]> =>
  (
    await sql<{ id: number }>(`SELECT id FROM students WHERE school_id = $1 AND life = 'ACTIVE' ORDER BY id LIMIT $2`, [
      schoolId,
      count,
    ])
  ).map(({ id }) => id);
const trail = () =>
  sql<{ event: string; pupil: number; user: string; school: number }>(
    `SELECT event, (details ->> 'id')::integer AS pupil, user_name AS "user", a.school_id AS school FROM audit_entries a
      JOIN users u ON u.id = a.user_id WHERE event LIKE 'revealStudent%' ORDER BY a.id`,
  );
const revealAll = (ids: number[], as = token) => Promise.all(ids.map((id) => reveal(as, id)));
const TOO_MANY = 'You have opened the numbers of 20 students in the last hour. Try again in 60 minutes.';

test('E1 E4 code 203 of 50 students opened at once 20 are; the trail says which, and of those refused one', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  token = await tokenOf('admin');
  const ids = await pupils(50);
  const answers = await revealAll(ids);
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.filter(({ status }) => status === 200).length, refused.length]).toEqual([20, 30]);
  for (const { responseCode, responseMsg, data, headers } of refused) {
    expect([responseCode, responseMsg, data]).toEqual([203, TOO_MANY, null]);
    expect(headers.get('retry-after')).toBe('3600');
  }
  const opened = ids.filter((_id, at) => answers[at]?.status === 200);
  const rows = await trail();
  const of = (event: string) => rows.filter((row) => row.event === event).map(({ pupil }) => pupil);
  expect(of('revealStudent').sort((a, b) => a - b)).toEqual(opened);
  expect(of('revealStudentRefused')).toHaveLength(1);
  expect(opened).not.toContain(of('revealStudentRefused')[0]);
  expect(new Set(rows.map(({ user, school }) => `${user} ${school}`))).toEqual(new Set([`admin ${FIRST}`]));
});

test('E1 code 203 a student opened again counts once; the next may be opened when the first is an hour old; others have their own count', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  token = await tokenOf('admin');
  const [first = 0, ...others] = await pupils(21);
  const last = others.pop() ?? 0;
  await reveal(token, first);
  await moveClock(600_000);
  token = await tokenOf('admin');
  await revealAll(others);
  expect(verdict(await reveal(token, others[3] ?? 0))).toEqual([200, 100]);
  expect(verdict(await reveal(token, first))).toEqual([200, 100]);
  expect((await revealAll(await pupils(2, SECOND), await tokenOf('platform'))).map(({ status }) => status)).toEqual([
    200, 200,
  ]);
  expect(await reveal(token, last)).toMatchObject({ status: 429, responseCode: 203, responseMsg: TOO_MANY });
  await moveClock(3_599_999);
  token = await tokenOf('admin');
  const { status, responseMsg, headers } = await reveal(token, last);
  expect([status, headers.get('retry-after')]).toEqual([429, '1']);
  expect(responseMsg).toMatch(/ Try again in 1 minute\.$/);
  await moveClock(1);
  expect(verdict(await reveal(token, last))).toEqual([200, 100]);
});

test('E1 code 203 the number of students an hour is a setting', async () => {
  const [one = 0, other = 0] = await pupils(2);
  await withApp({ settings: { revealsPerHour: 1 } }, async (at) => {
    const open = async (id: number) => {
      const answer = await fetch(`${at}/api/student/${id}/reveal`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      });
      return ((await answer.json()) as { responseMsg: string }).responseMsg;
    };
    expect(await open(one)).toBe('Success');
    expect(await open(other)).toMatch(
      /^You have opened the numbers of 1 student in the last hour\. Try again in \d+ minutes\.$/,
    );
  });
});
