// What the database is on goes away: the disk of the embedded one, the server of the other.
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { engine } from '../../support/provider';
import { ask, classNames, onServer, tokenAt, withOwnProvider } from './ownProvider';

/** Runs before the provider, in its threads too; `fs` is Node's own. */
const before = (script: string) => ({
  NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(
    `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; const own = fs.fsyncSync; ${script}; syncBuiltinESMExports();`,
  )}"`,
});

const newClass = (address: string, token: string, className: string) =>
  ask(address, 'POST', '/class/', { token, json: { className, schoolId: 1 } });

/** A cable to the server that can be cut. */
async function cableTo({ hostname, port }: URL) {
  const sockets = new Set<net.Socket>();
  let accepts = true;
  const server = net.createServer((near) => {
    if (!accepts) return void near.resetAndDestroy();
    const far = net.connect({ host: hostname, port: Number(port || 5432) });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket));
    }
  });
  // A test that fails halfway leaves it open, and jest must not wait for it.
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: String((server.address() as net.AddressInfo).port),
    cut() {
      accepts = false;
      for (const socket of sockets) socket.resetAndDestroy();
    },
    restore: () => void (accepts = true),
    open: () => sockets.size / 2,
    close: () => void server.close(),
  };
}

if (engine === 'embedded') {
  test('R2 R3 no write is acknowledged before it was synced to the disk', () =>
    withOwnProvider(async ({ start }) => {
      const provider = start(before("fs.fsyncSync = (file) => { own(file); fs.writeSync(2, 'synced\\n'); }"));
      const synced = () => provider.output().split('synced\n').length - 1;
      const address = await provider.ready;
      const token = await tokenAt(address);
      for (let count = 1; count <= 5; count += 1) {
        const earlier = synced();
        expect((await newClass(address, token, `Synced ${count}`)).status).toBe(200);
        await delay(50);
        expect(synced()).toBeGreaterThan(earlier);
      }
    }));

  test('R2 a disk that fails to sync ends the process with its reason, and nothing acknowledged is lost', () =>
    withOwnProvider(async ({ env, start }) => {
      const trigger = `${env['PORTAL_DATA']}/fail-now`;
      const failing = `if (fs.existsSync(${JSON.stringify(trigger)})) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })`;
      const provider = start(before(`fs.fsyncSync = (file) => { ${failing}; own(file); }`));
      const address = await provider.ready;
      const token = await tokenAt(address);
      expect((await newClass(address, token, 'Before the fault')).status).toBe(200);
      await (await import('node:fs/promises')).writeFile(trigger, '');
      const refused = await newClass(address, token, 'During the fault').catch(() => ({ status: 'no answer' }));
      expect([503, 'no answer']).toContain(refused.status);
      expect(await provider.ended).toBe(1);
      expect(provider.output()).toContain('the disk rejected a write');
      const next = await start().ready;
      expect(await classNames(next, await tokenAt(next))).toContain('Before the fault');
    }));
} else {
  test('R7 while PostgreSQL is away every call is refused with 503 and Retry-After; afterwards calls succeed again', () =>
    withOwnProvider(async ({ env, start }) => {
      const url = new URL(env['DATABASE_URL'] ?? '');
      const cable = await cableTo(url);
      Object.assign(url, { hostname: '127.0.0.1', port: cable.port });
      const provider = start({ DATABASE_URL: url.href });
      const address = await provider.ready;
      const token = await tokenAt(address);
      const answers: { status: number; retryAfter: string | null }[] = [];
      let over = false;
      const load = Array.from({ length: 20 }, async () => {
        while (!over) {
          answers.push(await ask(address, 'GET', '/class/all/1', { token }));
          await delay(10);
        }
      });
      const refused = () => answers.filter(({ status }) => status !== 200);
      const answered = async (since: number) => {
        while (!answers.slice(since).some(({ status }) => status === 200)) await delay(10);
      };
      await answered(0);
      cable.cut();
      while (refused().length < 2 * load.length) await delay(10);
      expect(provider.output()).toContain('the database is not available');
      cable.restore();
      await answered(answers.length);
      over = true;
      await Promise.all(load);
      expect(new Set(refused().map(({ status, retryAfter }) => `${status} ${Number(retryAfter) > 0}`))).toEqual(
        new Set(['503 true']),
      );
      expect((await newClass(address, token, 'After the outage')).status).toBe(200);
      expect(cable.open()).toBeLessThanOrEqual(10);
      expect(provider.child.exitCode).toBeNull();
      cable.close();
    }));

  test('R7 on a server that is no longer the primary, a read succeeds and a write is rejected with 503 and Retry-After', () =>
    withOwnProvider(async ({ env, start }) => {
      const url = new URL(env['DATABASE_URL'] ?? '');
      const address = await start().ready;
      const token = await tokenAt(address);
      const name = url.pathname.slice(1);
      /** For new connections, as on a node that was demoted; it ends the others. */
      const setReadOnly = (value: 'on' | 'off') =>
        onServer(async (admin) => {
          await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
          await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
        });
      await setReadOnly('on');
      while ((await ask(address, 'GET', '/class/all/1', { token })).status !== 200) await delay(10);
      const rejected = await newClass(address, token, 'On a standby');
      expect([rejected.status, rejected.responseCode, Number(rejected.retryAfter) > 0]).toEqual([503, 204, true]);
      await setReadOnly('off');
      while ((await ask(address, 'GET', '/class/all/1', { token })).status !== 200) await delay(10);
      expect((await newClass(address, token, 'On the primary')).status).toBe(200);
      expect(await classNames(address, token)).not.toContain('On a standby');
    }));
}
