// kill -9 while writes are under way: what was acknowledged is there after the next start (R1).
import { launch, signIn } from '../lib/provider.mjs';
import { inScratchFolder } from '../lib/scratch.mjs';
import { readSchool, write } from './schoolWrites.mjs';

export const title = 'kill -9 under acknowledged writes, embedded engine';
export const head = ['kill', 'acknowledged', 'found', 'lost', 'ready again, ms'];
const KILLS = 20;

/** Writes until the provider is gone. @returns the number of the last acknowledged write */
async function writeUntilKilled(provider, address, token, school, from) {
  let acknowledged = from;
  const dead = provider.exited.then(() => 'dead');
  setTimeout(() => provider.child.kill('SIGKILL'), 60 + Math.random() * 500);
  for (;;) {
    const one = write(address, token, school, acknowledged + 1).then(
      () => 'stored',
      (error) => error,
    );
    const outcome = await Promise.race([one, dead]);
    if (outcome === 'stored') acknowledged += 1;
    else if (
      provider.child.exitCode === null &&
      provider.child.signalCode === null &&
      outcome instanceof Error &&
      outcome.cause === undefined
    )
      throw outcome;
    else return acknowledged;
  }
}

/** @returns {Promise<{ rows: (string | number)[][], passed: boolean, says: string }>} */
export const run = () =>
  inScratchFolder(async (folder) => {
    const rows = [];
    let acknowledged = 0;
    for (let kill = 0; kill <= KILLS; kill += 1) {
      const provider = launch({ PORTAL_DATA: folder });
      const { address, ms } = await provider.ready();
      const token = await signIn(address, 'admin');
      const { school, last } = await readSchool(address, token);
      // One write may have been stored without its answer having arrived.
      if (kill > 0) rows.push([kill, acknowledged, last, Math.max(0, acknowledged - last), Math.round(ms)]);
      if (kill < KILLS) acknowledged = await writeUntilKilled(provider, address, token, school, last);
      await provider.end('SIGKILL');
    }
    const lost = rows.reduce((sum, row) => sum + row[3], 0);
    const invented = rows.filter(([, sent, found]) => found > sent + 1).length;
    return {
      rows,
      passed: lost === 0 && invented === 0,
      says: `${acknowledged} writes acknowledged over ${KILLS} kills, ${lost} lost`,
    };
  });
