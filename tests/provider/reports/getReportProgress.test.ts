// The progress of the file of a report, and what a closed connection ends.
import http from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { call, origin, resetProvider, sql, tokenOf, type Answer } from '../../support/provider';
import { bearer, send, verdict } from '../support/http';
import { holdFiles, passFiles, untilFiles } from '../support/insight';
import { setPrivileges } from '../support/privileges';
import { listReport, reportForm, RUNNING } from '../support/reports';

let token: string;
beforeEach(async () => {
  await resetProvider();
  token = await tokenOf('admin');
  await holdFiles(true);
});
afterEach(() => holdFiles(false));

interface Progress {
  done: number;
  of: number;
  state: string;
}
const KEY = 'run-of-this-test-1';
const TARGET = '/api/reports/pending-fee/download';
const progress = (key = KEY, as = token): Promise<Answer<Progress>> =>
  call('GET', `/reports/progress/${key}`, { token: as });
const request = (changes: object = {}) => ({
  headers: { 'content-type': 'application/json', ...bearer(token) },
  body: JSON.stringify(reportForm({ fileFormat: 'EXCEL', runKey: KEY, ...changes })),
});
async function untilState(state: string): Promise<Progress> {
  for (;;) {
    const { data } = await progress();
    if (data.state === state) return data;
    await nextTurn();
  }
}

test.each(['EXCEL', 'PDF'])(
  'a file of the kind %s waits for its turn, runs and is done, and only its user sees it',
  async (fileFormat) => {
    const { data } = await listReport(token, 'pending-fee');
    const waiting = Array.from({ length: 2 }, () => send('POST', TARGET, request({ runKey: undefined })));
    await untilFiles({ atGate: 2 });
    const file = send('POST', TARGET, request({ fileFormat }));
    await untilFiles({ waiting: 1 });
    expect((await progress()).data).toEqual({ done: 0, of: 0, state: 'WAITING' });
    await setPrivileges('teacher', 'PENDING_FEE_REPORT');
    expect(verdict(await progress(KEY, await tokenOf('teacher')))).toEqual([404, 103]);
    await passFiles(2);
    const of = data.totalElements;
    expect(await untilState('RUNNING')).toEqual({ done: 0, of, state: 'RUNNING' });
    await holdFiles(false);
    for (const { status } of await Promise.all([file, ...waiting])) expect(status).toBe(200);
    expect((await progress()).data).toEqual({ done: of, of, state: 'DONE' });
  },
);

test('a rejected file is done; unknown keys are 103, keys of another form 109', async () => {
  await holdFiles(false);
  await sql('DELETE FROM fee_structures WHERE session_id = $1', [RUNNING]);
  expect((await send('POST', TARGET, request())).status).toBe(404);
  expect((await progress()).data).toEqual({ done: 0, of: 0, state: 'DONE' });
  expect(verdict(await progress('no-such-run-at-all'))).toEqual([404, 103]);
  expect(verdict(await progress('short'))).toEqual([400, 109]);
  for (const runKey of ['short', 'x'.repeat(65), '<script>alert(1)', 'क'.repeat(20), 7])
    expect((await send('POST', TARGET, request({ runKey }))).status).toBe(400);
});

test('a closed connection ends the file before it is written', async () => {
  const { headers, body } = request({ fileFormat: 'PDF' });
  const left = http.request(`${origin}${TARGET}`, { method: 'POST', headers, agent: false });
  left.on('error', () => undefined).end(body);
  await untilFiles({ atGate: 1 });
  expect((await progress()).data.state).toBe('RUNNING');
  left.destroy();
  // Answered after the provider has seen that the connection is closed.
  await progress();
  await holdFiles(false);
  const { done, of } = await untilState('DONE');
  expect(of).toBeGreaterThan(0);
  expect(done).toBe(0);
  await untilFiles({ running: 0 });
});
