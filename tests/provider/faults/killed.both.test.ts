// The process is killed while it writes: what it acknowledged is kept, and what is sent again is there once.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ask, classNames, tokenAt, withOwnProvider, type Running } from './ownProvider';

/** One kill; a hundred of them are a long proof (npm run trials -- killUnderWrites). */
const ACKNOWLEDGED = 10;
const WRITERS = 3;

interface Write {
  name: string;
  key: string;
  acknowledged: boolean;
}

async function send(address: string, token: string, write: Write): Promise<number> {
  const { responseCode } = await ask(address, 'POST', '/class/', {
    token,
    json: { className: write.name, schoolId: 1 },
    headers: { 'idempotency-key': write.key },
  });
  write.acknowledged ||= responseCode === 100;
  return responseCode;
}

/** Several writers, each one write after the other, until the process is gone. */
async function writeUntilKilled(provider: Running, address: string, token: string): Promise<Write[]> {
  const writes: Write[] = [];
  const writer = async (who: number) => {
    for (let count = 1; provider.child.exitCode === null; count += 1) {
      const write = { name: `Kill ${who} ${count}`, key: randomUUID(), acknowledged: false };
      writes.push(write);
      await send(address, token, write);
    }
  };
  const writing = Array.from({ length: WRITERS }, (_, who) => writer(who).catch(() => undefined));
  while (writes.filter(({ acknowledged }) => acknowledged).length < ACKNOWLEDGED) await delay(5);
  await provider.end('SIGKILL');
  await Promise.all(writing);
  return writes;
}

test('SHELL-06 R1 C1 a kill under acknowledged writes loses none, and a write sent again is stored once', () =>
  withOwnProvider(async ({ start }) => {
    const killed = start();
    const before = await killed.ready;
    const writes = await writeUntilKilled(killed, before, await tokenAt(before));
    const address = await start().ready;
    const token = await tokenAt(address);
    const stored = await classNames(address, token);
    const acknowledged = writes.filter((write) => write.acknowledged);
    expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED);
    expect(acknowledged.filter(({ name }) => !stored.includes(name))).toEqual([]);
    for (const write of writes) expect(await send(address, token, write)).toBe(100);
    const inTheEnd = (await classNames(address, token)).filter((name) => name.startsWith('Kill '));
    expect(inTheEnd.sort()).toEqual(writes.map(({ name }) => name).sort());
  }));
