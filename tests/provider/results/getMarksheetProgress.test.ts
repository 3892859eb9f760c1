// The progress of a download of marksheets, and what a closed connection ends.
import http from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { call, control, origin, resetProvider, setClock, sql, tokenOf, type Answer } from '../../support/provider';
import { bearer, send, verdict } from '../support/http';
import { holdFiles, passFiles, untilFiles } from '../support/insight';
import { marksForm, marksWorld, type MarksWorld } from '../support/marks';
import { setPrivileges } from '../support/privileges';

let token: string;
let world: MarksWorld;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  world = await marksWorld();
  await holdFiles(true);
});
afterEach(() => holdFiles(false));

interface Progress {
  done: number;
  of: number;
  state: string;
}
const KEY = 'run-of-this-test-1';
const TARGET = '/api/result/exams/students/card/download';
const progress = (key = KEY, as = token): Promise<Answer<Progress>> =>
  call('GET', `/result/exams/students/card/progress/${key}`, { token: as });
const request = (runKey = KEY) => ({
  headers: { 'content-type': 'application/json', ...bearer(token) },
  body: JSON.stringify({ ...marksForm(world), runKey }),
});
async function untilState(state: string): Promise<Progress> {
  for (;;) {
    const { data } = await progress();
    if (data.state === state) return data;
    await nextTurn();
  }
}

test('a run waits for its turn, runs and is done, and only its user sees it', async () => {
  const waiting = Array.from({ length: 2 }, (_, at) => send('POST', TARGET, request(`other-run-of-a-test-${at}`)));
  await untilFiles({ atGate: 2 });
  const file = send('POST', TARGET, request());
  await untilFiles({ waiting: 1 });
  expect((await progress()).data).toEqual({ done: 0, of: 0, state: 'WAITING' });
  await setPrivileges('teacher', 'DOWNLOAD_MARKSHEET');
  expect(verdict(await progress(KEY, await tokenOf('teacher')))).toEqual([404, 103]);
  await passFiles(2);
  const of = world.students.length;
  expect(await untilState('RUNNING')).toEqual({ done: 0, of, state: 'RUNNING' });
  await holdFiles(false);
  for (const { status } of await Promise.all([file, ...waiting])) expect(status).toBe(200);
  expect((await progress()).data).toEqual({ done: of, of, state: 'DONE' });
});

test('a failed run is done; unknown keys and those that ended five minutes ago are 103', async () => {
  await setClock('2026-07-15T06:00:00.000Z');
  token = await tokenOf('admin');
  await holdFiles(false);
  await sql(
    "UPDATE students SET life = 'STRUCK_OFF' WHERE id IN (SELECT student_id FROM enrolments WHERE class_id = $1)",
    [world.place.classId],
  );
  expect((await send('POST', TARGET, request())).status).toBe(404);
  expect((await progress()).data).toEqual({ done: 0, of: 0, state: 'DONE' });
  expect(verdict(await progress('no-such-run-at-all'))).toEqual([404, 103]);
  expect(verdict(await progress('short'))).toEqual([400, 109]);
  await setClock('2026-07-15T06:05:00.000Z');
  expect(verdict(await progress())).toEqual([404, 103]);
});

test('a closed connection ends the run before the next marksheets are written', async () => {
  const { headers, body } = request();
  const left = http.request(`${origin}${TARGET}`, { method: 'POST', headers, agent: false });
  left.on('error', () => undefined).end(body);
  await untilFiles({ atGate: 1 });
  expect((await progress()).data.state).toBe('RUNNING');
  left.destroy();
  // Answered after the provider has seen that the connection is closed.
  await progress();
  await holdFiles(false);
  const { done, of } = await untilState('DONE');
  expect(of).toBe(world.students.length);
  expect(done).toBeLessThan(of);
  await untilFiles({ running: 0 });
  expect((await send('POST', TARGET, request())).status).toBe(200);
});

test('the connection of a download may be idle for longer than the file may take; that of others may not', async () => {
  const idleLimits = () => control<number[]>('idleLimits');
  const usual = Math.max(...(await idleLimits()));
  const file = send('POST', TARGET, request());
  await untilFiles({ atGate: 1 });
  expect(usual).toBeLessThan(100_000);
  expect(Math.max(...(await idleLimits()))).toBe(250_000);
  await holdFiles(false);
  expect((await file).status).toBe(200);
});
