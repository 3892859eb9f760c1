// The process only receives signals, so that they are handled while the provider's own thread is busy.
import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { OTHERS } from './shared/privateFolder.ts';

const STOP_WITHIN_MS = 10_000;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

// Nothing the provider writes is open to other users of the machine; a thread could not see to that itself.
process.umask(OTHERS);
const provider = new Worker(new URL('./serve.js', import.meta.url));

let stopping = false;
/** Stops the provider's thread; one that does not come to an end in time is not waited for. The database bears that. */
function stop(): void {
  if (stopping) return;
  stopping = true;
  setTimeout(() => {
    writeSync(2, `The school portal did not stop within ${STOP_WITHIN_MS / 1000} s and was terminated.\n`);
    process.kill(process.pid, 'SIGKILL');
  }, STOP_WITHIN_MS);
  provider.postMessage('stop');
}

// Until then a signal ends the process at once, as of any program that has nothing to lose yet.
provider.once('message', () => {
  for (const signal of SIGNALS) process.on(signal, stop);
});
provider.once('error', (error) => {
  process.stderr.write(
    `The school portal stopped unexpectedly. ${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
});
provider.once('exit', (code) => process.exit(code));
