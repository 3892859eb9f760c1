// One process per data folder: a second one is rejected at once, and the folder is free again after kill -9 (R4).
import { launch } from '../lib/provider.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';

export const title = 'a second process on the same data folder';
export const head = ['round', 'exit code', 'names the holder', 'refused after, ms', 'starts after kill -9'];
const ROUNDS = 20;
const WITHIN_MS = 3_000;

async function round(folder, number) {
  const first = launch({ PORTAL_DATA: folder });
  await first.ready();
  const second = launch({ PORTAL_DATA: folder });
  // A second process that starts ends the trial with a failure.
  const { code, ms } = await Promise.race([
    second.exited,
    second.ready().then(
      () => second.end('SIGKILL'),
      () => second.exited,
    ),
  ]);
  const named = second.output().includes(String(first.child.pid));
  await first.end('SIGKILL');
  const third = launch({ PORTAL_DATA: folder });
  const restarted = await third.ready().then(
    () => true,
    () => false,
  );
  await third.end();
  return [number, code ?? 'none', named ? 'yes' : 'no', Math.round(ms), restarted ? 'yes' : 'no'];
}

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export const run = () =>
  inScratchFolder(async (folder) => {
    const rows = [];
    for (let number = 1; number <= ROUNDS; number += 1) rows.push(await round(folder, number));
    const good = rows.filter(
      ([, code, named, ms, restarted]) => code === 1 && named === 'yes' && ms < WITHIN_MS && restarted === 'yes',
    );
    return {
      rows,
      passed: good.length === ROUNDS,
      says: `${good.length} of ${ROUNDS} refused within ${WITHIN_MS} ms and free after kill -9`,
    };
  });
