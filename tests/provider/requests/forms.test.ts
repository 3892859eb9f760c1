// Forms that never end, trickle in or come by the dozen: their bytes are counted as they come, and few are read at once.
import http from 'node:http';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { ask, bearer, envelopeOf, multipart, verdict, type Bytes, type Envelope } from '../support/http';
import { buffers, withApp } from '../support/insight';
import { setPrivileges } from '../support/privileges';
import { FIELDS, picture } from '../support/schools';
import { formAt, placeOf } from '../support/students';

const MB = 1024 * 1024;
const TARGET = '/api/school/';
const DONE = [200, 100];
const BUSY = [503, 204];

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('platform');
});

type Parts = Parameters<typeof multipart>[0];
const fields = (schoolName: string): Parts =>
  Object.entries({ ...FIELDS, schoolName }).map(([name, value]) => ({ name, value }));

/** A whole form, cut in two inside its last part. */
function halves(parts: Parts, caller = token) {
  const { headers, body } = multipart(parts);
  const whole = body as Buffer;
  return { headers: { ...headers, ...bearer(caller) }, head: whole.subarray(0, -60), tail: whole.subarray(-60) };
}

const endless = (parts: Parts, megabytes: number) => {
  const { headers, head, tail } = halves(parts);
  return { headers, body: [head, ...Array.from({ length: megabytes }, () => Buffer.alloc(MB, 'a')), tail] };
};
const logo = async (bytes = 0) => {
  const value = Buffer.concat([await picture(), Buffer.alloc(bytes)]);
  return { name: 'logo', value, fileName: 'logo.png' };
};

test.each<[string, () => Promise<Parts>]>([
  ['file', async () => [...fields('Endless'), await logo()]],
  ['text', () => Promise.resolve([{ name: 'address', value: 'a'.repeat(80) }])],
])(
  'D4 F8 a form of 100 MB without its length, all of it one %s, is refused when 32 MB are there',
  async (_what, parts) => {
    const held = await buffers();
    const answer = await ask('POST', TARGET, endless(await parts(), 100));
    expect((await buffers()) - held).toBeLessThan(20 * MB);
    expect(verdict(answer)).toEqual([413, 201]);
  },
);

test('SCHOOL-42 D4 F8 of a file of 20 MB without its length no more is kept than its field takes, whose words are answered', async () => {
  const answer = await ask('POST', TARGET, endless([...fields('Large'), await logo()], 20));
  expect(answer).toMatchObject({ status: 400, responseCode: 109, responseMsg: 'Image size should be less than 2MB.' });
});

test('F8 texts that are each small enough are refused when they are too large together', async () => {
  const many = Array.from({ length: 90 }, (_, at) => ({ name: `f${at}`, value: 'x'.repeat(10_000) }));
  const { headers, body } = multipart(many);
  const answer = await ask('POST', TARGET, { headers: { ...headers, ...bearer(token) }, body: body as Buffer });
  expect(verdict(answer)).toEqual([413, 201]);
});

/** A form that is sent but for its end. */
const hold = async (at: string, schoolName: string, bytes: number) =>
  holdHalf(at, TARGET, halves([...fields(schoolName), await logo(bytes)]));

function holdHalf(at: string, target: string, { headers, head, tail }: ReturnType<typeof halves>) {
  const request = http.request(`${at}${target}`, { method: 'POST', headers, agent: false });
  const answer = new Promise<Envelope>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const { statusCode: status = 0, headers: said } = response;
        const bytesSaid: Bytes = { status, headers: said, body: Buffer.concat(parts) };
        if (status === 503) expect(said['retry-after']).toBe('5');
        resolve(envelopeOf(bytesSaid));
      });
    });
  });
  answer.catch(() => undefined);
  request.write(head);
  return { answer, finish: () => void request.end(tail), leave: () => void request.destroy() };
}

const whole = (parts: Parts, caller: string, at: string) => {
  const { headers, body } = multipart(parts);
  return { at, headers: { ...headers, ...bearer(caller) }, body: body as Buffer };
};

test('D4 F8 of forty open forms of one user four are read and the others rejected with Retry-After; other users go on, and the four succeed', async () => {
  const admin = await tokenOf('admin');
  const student = { name: 'student', value: JSON.stringify(formAt(await placeOf())) };
  await withApp({ forms: { waitMs: 1_000 } }, async (at) => {
    const before = await buffers();
    const held = await Promise.all(Array.from({ length: 40 }, (_, one) => hold(at, `Held ${one}`, 1.9 * MB)));
    const read = new Set(held);
    const refused: Envelope[] = [];
    await new Promise<void>((resolve, reject) => {
      for (const one of held)
        one.answer.then((answer) => {
          refused.push(answer);
          read.delete(one);
          if (read.size === 4) resolve();
        }, reject);
    });
    expect((await buffers()) - before).toBeLessThan(40 * MB);
    expect(refused.map(verdict)).toEqual(refused.map(() => BUSY));
    const info = await ask('GET', '/api/user/info', { at, headers: bearer(token) });
    expect(verdict(info)).toEqual(DONE);
    expect(verdict(await ask('POST', '/api/student/register', whole([student], admin, at)))).toEqual(DONE);
    for (const one of read) one.finish();
    for (const one of read) expect(verdict(await one.answer)).toEqual(DONE);
  });
  expect(await sql("SELECT name FROM schools WHERE name LIKE 'Held %'")).toHaveLength(4);
});

test('F8 a form that has not arrived in its time is given up, and its place is free', async () => {
  await withApp({ forms: { ofOneUser: 1, arriveMs: 500 } }, async (at) => {
    const slow = await hold(at, 'Slow', 0);
    expect(await slow.answer).toMatchObject({ status: 400, responseMsg: 'The form took too long to arrive' });
    const next = whole([...fields('Next'), await logo()], token, at);
    expect(verdict(await ask('POST', TARGET, next))).toEqual(DONE);
  });
});

test('F8 a form of which no more bytes arrive is given up, and its slot is free', async () => {
  await withApp({ forms: { ofOneUser: 1, idleMs: 300 } }, async (at) => {
    const stopped = await hold(at, 'Stopped', 0);
    const next = ask('POST', TARGET, whole([...fields('Next'), await logo()], token, at));
    const responseMsg = 'The form stopped arriving. Check the connection and send it again';
    expect(await stopped.answer).toMatchObject({ status: 400, responseCode: 109, responseMsg });
    expect(verdict(await next)).toEqual(DONE);
  });
});

test('F8 slow forms of all accounts of one school leave slots for another school', async () => {
  const register = '/api/student/register';
  const form = { name: 'student', value: JSON.stringify(formAt(await placeOf())) };
  const accounts = await Promise.all(['admin', 'clerk'].map(tokenOf));
  await withApp({ forms: { atOnce: 3, ofOneSchool: 2, waitMs: 300 } }, async (at) => {
    const slow = accounts.map((caller) => holdHalf(at, register, halves([form], caller)));
    const refused = whole([form], accounts[0] ?? '', at);
    let answer = await ask('POST', register, refused);
    // Until the slow forms have their slots, this one is registered, and then rejected as a duplicate.
    while (verdict(answer)[0] !== 503) answer = await ask('POST', register, refused);
    expect(verdict(answer)).toEqual(BUSY);
    expect(verdict(await ask('POST', TARGET, whole([...fields('Other'), await logo()], token, at)))).toEqual(DONE);
    for (const one of slow) one.leave();
  });
});

test.each([
  ['whose privilege was withdrawn', () => setPrivileges('clerk', 'LIST_STUDENT'), [403, 137]],
  ['whose account was disabled', () => sql("UPDATE users SET disabled = true WHERE user_name = 'clerk'"), [401, 107]],
])('A15 a form of a user %s while it arrived is rejected and stores nothing', async (_, withdraw, rejected) => {
  const register = '/api/student/register';
  const form = { name: 'student', value: JSON.stringify(formAt(await placeOf())) };
  const clerk = await tokenOf('clerk');
  const students = await sql('SELECT id FROM students');
  await withApp({ forms: { ofOneUser: 1, waitMs: 100 } }, async (at) => {
    const slow = holdHalf(at, register, halves([form], clerk));
    const invalid = whole([{ name: 'student', value: '{}' }], clerk, at);
    let answer = await ask('POST', register, invalid);
    // Until the slow form has its slot, this one is read.
    while (verdict(answer)[0] !== 503) answer = await ask('POST', register, invalid);
    await withdraw();
    slow.finish();
    expect(verdict(await slow.answer)).toEqual(rejected);
  });
  expect(await sql('SELECT id FROM students')).toEqual(students);
});

test('F8 a form that is broken off, while it is read or waits, frees its place for the next one', async () => {
  await withApp({ forms: { ofOneUser: 1 } }, async (at) => {
    const [first, second] = [await hold(at, 'Broken off', 0), await hold(at, 'Waiting', 0)];
    const next = ask('POST', TARGET, whole([...fields('Next'), await logo()], token, at));
    first.leave();
    second.leave();
    expect(verdict(await next)).toEqual(DONE);
  });
});
