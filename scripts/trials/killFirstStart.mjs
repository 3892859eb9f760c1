// kill -9 during the first start, at points distributed over its duration: the next start succeeds (R5).
import { setTimeout as delay } from 'node:timers/promises';
import { launch, signIn } from '../lib/provider.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';

export const title = 'kill -9 during the first start';
export const head = ['killed after, ms', 'next start', 'ready, ms', 'demo signs in'];
/** Points relative to the duration of an undisturbed first start. */
const POINTS = Array.from({ length: 14 }, (_, at) => 0.05 + at * 0.07);

/** The duration of an undisturbed first start on this machine. */
const lengthOfFirstStart = () =>
  inScratchFolder(async (folder) => {
    const provider = launch({ PORTAL_DATA: folder });
    const { ms } = await provider.ready();
    await provider.end();
    return ms;
  });

const killedAt = (after) =>
  inScratchFolder(async (folder) => {
    const first = launch({ PORTAL_DATA: folder });
    await delay(after);
    await first.end('SIGKILL');
    const next = launch({ PORTAL_DATA: folder });
    try {
      const { address, ms } = await next.ready();
      await signIn(address, 'admin');
      return [Math.round(after), 'works', Math.round(ms), 'yes'];
    } catch (error) {
      return [Math.round(after), `fails: ${error.message.split('\n').at(-1)}`, 0, 'no'];
    } finally {
      await next.end();
    }
  });

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export async function run() {
  const length = await lengthOfFirstStart();
  const rows = [];
  for (const point of POINTS) rows.push(await killedAt(point * length));
  const good = rows.filter((row) => row[3] === 'yes').length;
  return {
    rows,
    passed: good === POINTS.length,
    says: `${good} of ${POINTS.length} next starts work; an undisturbed one takes ${Math.round(length)} ms`,
  };
}
