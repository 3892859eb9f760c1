// The main thread only handles signals; the provider runs in a worker thread, so that a busy provider cannot delay a stop.
import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { OTHERS } from './shared/privateFolder.ts';

const STOP_WITHIN_MS = 10_000;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

// Removes the access of other users from every file that the provider creates. A worker thread cannot set the umask.
process.umask(OTHERS);
const provider = new Worker(new URL('./serve.js', import.meta.url));

let stopping = false;
/** Stops the worker and kills the process when it does not end within STOP_WITHIN_MS; the database recovers from that. */
function stop(): void {
  if (stopping) return;
  stopping = true;
  setTimeout(() => {
    writeSync(2, `The school portal did not stop within ${STOP_WITHIN_MS / 1000} s and was terminated.\n`);
    process.kill(process.pid, 'SIGKILL');
  }, STOP_WITHIN_MS);
  provider.postMessage('stop');
}

// Until the worker reports that it can stop, a signal ends the process at once, because there is nothing to finish yet.
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
