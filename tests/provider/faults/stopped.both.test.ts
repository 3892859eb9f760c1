// The process is asked to stop: it answers what it has been asked, ends well, and leaves the database to the next.
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { engine } from '../../support/provider';
import { classNames, onServer, tokenAt, withOwnProvider } from './ownProvider';

const IN_FLIGHT = 120;

/** One request on its own kept connection: its status, or what broke it off. */
const request = (agent: http.Agent, address: string, token: string, className?: string): Promise<number | string> =>
  new Promise((resolve) => {
    const outgoing = http.request(
      `${address}/api${className === undefined ? '/class/all/1' : '/class/'}`,
      {
        agent,
        method: className === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0)).once('error', (error) => resolve(error.message));
      },
    );
    outgoing.once('error', (error) => resolve(error.message));
    outgoing.end(className === undefined ? undefined : JSON.stringify({ className, schoolId: 1 }));
  });

test('R10 SIGTERM with 120 requests in flight: each is answered, the process ends with 0, and the database is free', () =>
  withOwnProvider(async ({ start }) => {
    const provider = start();
    const address = await provider.ready;
    const token = await tokenAt(address);
    const agents = Array.from({ length: IN_FLIGHT }, () => new http.Agent({ keepAlive: true, maxSockets: 1 }));
    await Promise.all(agents.map((agent) => request(agent, address, token)));
    const answers = agents.map((agent, at) =>
      request(agent, address, token, at % 2 === 0 ? undefined : `Asked last ${at}`),
    );
    await Promise.race(answers);
    // A provider that needs more than its ten seconds is ended by a signal and has no exit code.
    expect(await provider.end('SIGTERM')).toBe(0);
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
    for (const agent of agents) agent.destroy();
    const next = await start().ready;
    const kept = (await classNames(next, await tokenAt(next))).filter((name) => name.startsWith('Asked last'));
    expect(kept).toHaveLength(IN_FLIGHT / 2);
  }));

/** Runs before the provider, in its threads too: a request for /busy holds the thread that serves for ever. */
const BUSY = `import fs from 'node:fs'; import http from 'node:http';
  const own = http.Server.prototype.emit;
  http.Server.prototype.emit = function (event, request, ...rest) {
    if (event === 'request' && request.url === '/busy') { fs.writeSync(2, 'busy now\\n'); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); }
    return own.call(this, event, request, ...rest);
  };`;

// What watches the thread asks no database: one engine is enough.
if (engine === 'embedded')
  test('R10 F8 SIGTERM ends a provider whose thread is busy after its ten seconds, and the database is free', () =>
    withOwnProvider(async ({ start }) => {
      const provider = start({ NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(BUSY)}"` });
      const address = await provider.ready;
      const busy = fetch(`${address}/busy`).catch(() => undefined);
      while (!provider.output().includes('busy now')) await delay(10);
      expect(await provider.end('SIGTERM')).toBeNull();
      expect(provider.output()).toContain('The school portal did not stop within 10 s and was terminated.');
      await busy;
      const next = await start().ready;
      expect(await classNames(next, await tokenAt(next))).toContain('Nursery');
    }));

if (engine === 'embedded')
  test('R4 a second process on the same data folder is refused, and the message names the first process, which goes on', () =>
    withOwnProvider(async ({ start }) => {
      const first = start();
      const address = await first.ready;
      const second = start();
      const cameUp = second.ready.then(
        () => 'it came up',
        () => second.ended,
      );
      expect(await cameUp).toBe(1);
      expect(second.output()).toContain(`in use by process ${first.child.pid}`);
      expect(await classNames(address, await tokenAt(address))).toContain('Nursery');
    }));
else
  test('R18 two instances that start together on an empty database migrate it once, fill it once, and see the same data', () =>
    withOwnProvider(async ({ env, start }) => {
      const url = env['DATABASE_URL'];
      const [one = '', other = ''] = await Promise.all([start().ready, start().ready]);
      const counts = await onServer(
        (admin) =>
          admin.query<{ twice: number; platform: number }>(
            `SELECT (SELECT count(*) - count(DISTINCT name) FROM migrations)::integer AS twice,
                      (SELECT count(*) FROM users WHERE is_platform)::integer AS platform`,
          ),
        url,
      );
      expect(counts.rows).toEqual([{ twice: 0, platform: 1 }]);
      const token = await tokenAt(one);
      expect(await classNames(other, token)).toEqual(await classNames(one, token));
    }, 'empty'));
