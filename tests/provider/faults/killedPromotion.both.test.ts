// The process is killed during a promotion: all students are enrolled or none, and the repeated request completes it.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { engine } from '../../support/provider';
import type { Listed, Promoted, Run } from '../support/promotion';
import { ask, tokenAt, withOwnProvider, type Running } from './ownProvider';

/**
 * The moments of a kill, as parts of the writes of a whole promotion: the first, one in the transaction, the last. To PostgreSQL
 * most of what is sent are the reads before the transaction.
 */
const MOMENTS = [0, engine === 'embedded' ? 0.6 : 0.97, 1];
const CLASSES = 4;

/**
 * Runs before the provider, in its threads too. Counts what is written to the disk, or sent to PostgreSQL, from the moment on at
 * which the file exists, and ends the process before the write whose number is in the file.
 */
const COUNTING = (file: string) => {
  const wrapped =
    engine === 'embedded'
      ? `for (const name of ['writeSync', 'fsyncSync']) {
           const own = fs[name];
           fs[name] = (...given) => { if (given[0] !== 2) step(); return own(...given); };
         }`
      : `const own = net.Socket.prototype.write;
         net.Socket.prototype.write = function (...given) {
           if (this.remotePort === 5432) step();
           return own.apply(this, given);
         };`;
  return `import fs from 'node:fs'; import net from 'node:net'; import { syncBuiltinESMExports } from 'node:module';
    let count = 0;
    const print = fs.writeSync;
    const step = () => {
      if (!fs.existsSync(${JSON.stringify(file)})) return;
      count += 1;
      print(2, 'step ' + count + '.\\n');
      if (count === Number(fs.readFileSync(${JSON.stringify(file)}, 'utf8'))) process.kill(process.pid, 'SIGKILL');
    };
    ${wrapped}
    syncBuiltinESMExports();`;
};

interface School {
  address: string;
  token: string;
}
const started = async (provider: Running): Promise<School> => {
  const address = await provider.ready;
  return { address, token: await tokenAt(address) };
};

/** A promotion of some classes, with each student whom the user can promote by decision. */
async function someClasses({ address, token }: School): Promise<object> {
  const read = async <T>(target: string) => (await ask<T>(address, 'GET', target, { token })).data;
  const sessions = await read<{ sessionId: number; status: string }[]>('/session/all/1');
  const classes = await read<{ classId: number }[]>('/class/all/1');
  const idOf = (status: string) => sessions.find((one) => one.status === status)?.sessionId;
  const form = {
    schoolId: 1,
    sourceSessionId: idOf('ACTIVE'),
    targetSessionId: idOf('UPCOMING'),
    classIds: classes.slice(0, CLASSES).map(({ classId }) => classId),
    excludeFailed: false,
  };
  const { data } = await ask<Listed[]>(address, 'POST', '/session/control/promote/eligible', {
    token,
    json: { ...form, showEligibleOnly: false },
  });
  const promoteAnyway = data.filter(({ promotion }) => promotion.canBePromoted).map(({ studentId }) => studentId);
  return { ...form, promoteAnyway };
}

const promote = ({ address, token }: School, json: object, key: string) =>
  ask<Promoted>(address, 'POST', '/session/control/promote', { token, json, headers: { 'idempotency-key': key } });
const runsAt = async ({ address, token }: School): Promise<Run[]> =>
  (await ask<Run[]>(address, 'GET', '/session/control/promote/runs/1', { token })).data.filter(
    ({ undoneAt }) => undoneAt === null,
  );
const undoAt = ({ address, token }: School, runId: number | null) =>
  ask<{ removed: number }>(address, 'POST', `/session/control/promote/runs/1/${runId}/undo`, { token });
/** The students in the target session. */
async function enrolledAt({ address, token }: School, form: object): Promise<number> {
  const json = { schoolId: 1, sessionId: (form as { targetSessionId: number }).targetSessionId };
  const { data } = await ask<{ totalElements: number }>(address, 'POST', '/student/all/paged?size=1', { token, json });
  return data.totalElements;
}

const stepsIn = (output: string): number =>
  Number(
    output
      .match(/step (\d+)\./g)
      ?.at(-1)
      ?.slice(5, -1) ?? 0,
  );

test('C6 R1 a kill at any moment of a promotion leaves all students enrolled or none, and the repeated request completes it', () =>
  withOwnProvider(async ({ start }) => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'killed-promotion-'));
    const file = path.join(folder, 'kill-at');
    const settings = {
      NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(COUNTING(file))}"`,
    };
    let provider = start(settings);
    let school = await started(provider);
    const form = await someClasses(school);
    await fs.writeFile(file, '0');
    const { data: whole } = await promote(school, form, randomUUID());
    const steps = stepsIn(provider.output());
    await fs.rm(file);
    const all = await enrolledAt(school, form);
    expect([all > 100, whole.promoted + whole.repeating, steps > 5]).toEqual([true, all, true]);
    expect((await undoAt(school, whole.runId)).data.removed).toBe(all);

    const found = new Set<number>();
    for (const moment of MOMENTS) {
      const key = randomUUID();
      const before = stepsIn(provider.output());
      await fs.writeFile(file, String(before + 1 + Math.round(moment * (steps - 1))));
      const answer = await promote(school, form, key).catch(() => null);
      // The number of writes differs a little from run to run: a promotion may be over before the last moment.
      if (answer !== null) await provider.end('SIGKILL');
      await provider.ended;
      await fs.rm(file);
      provider = start(settings);
      school = await started(provider);
      const enrolled = await enrolledAt(school, form);
      expect([0, all]).toContain(enrolled);
      expect(await runsAt(school)).toHaveLength(enrolled === 0 ? 0 : 1);
      found.add(enrolled);
      const repeated = await promote(school, form, key);
      expect([repeated.responseCode, repeated.data.promoted]).toEqual([100, whole.promoted]);
      expect(await enrolledAt(school, form)).toBe(all);
      expect((await runsAt(school)).map(({ runId }) => runId)).toEqual([repeated.data.runId]);
      expect((await undoAt(school, repeated.data.runId)).data.removed).toBe(all);
    }
    expect(found.has(0)).toBe(true);
    await fs.rm(folder, { recursive: true });
  }));
