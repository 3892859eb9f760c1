// Runs a command of an operator, such as a backup. Its work runs in a worker thread, so that a signal stops it at any time; this thread then
// removes what the command has created.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { OTHERS } from '../shared/privateFolder.ts';
import type { CommandReport } from './commandReport.ts';
import { removeCreated, type Created } from './folders.ts';

/** The stack that the embedded engine needs; see databaseWorker.ts. */
const STACK_MB = 32;
const NOT_DONE: Readonly<Record<string, string>> = {
  backup: 'The backup was not written.',
  restore: 'The backup was not restored.',
  move: 'The installation was not moved.',
  'export-student': 'The data were not exported.',
  'erase-student': 'Nothing was erased.',
  'replace-secret': 'The secret was not replaced.',
};
/** The commands that change a database, when they end during its COMMIT. */
const UNKNOWN: Readonly<Record<string, string>> = {
  restore: 'It is not known whether the backup was restored.',
  move: 'It is not known whether the installation was moved.',
  'erase-student': 'It is not known whether the data were erased.',
  'replace-secret': 'It is not known whether the secret was replaced.',
};
const AGAIN = 'Run the command again: it changes nothing that is stored already.';

const [command = '', ...args] = process.argv.slice(2);
process.umask(OTHERS);

const created: Created[] = [];
let committing = false;
let ended = false;

const sentences = (message: string): string =>
  committing ? `${UNKNOWN[command] ?? ''} ${message} ${AGAIN}` : `${NOT_DONE[command] ?? ''} ${message}`;

/** A thread that ends by itself is not terminated at the same moment, because that can crash the process. */
const ENDS_WITHIN_MS = 1_000;

async function fail(worker: Worker, message: string, isEnding = false): Promise<void> {
  if (ended) return;
  ended = true;
  if (isEnding) await Promise.race([once(worker, 'exit'), delay(ENDS_WITHIN_MS, undefined, { ref: false })]);
  await worker.terminate();
  for (const one of created.toReversed()) await removeCreated(one);
  process.stderr.write(`${sentences(message).trimStart()}\n`);
  process.exit(1);
}

const worker = new Worker(new URL('./commandWorker.js', import.meta.url), {
  workerData: { command, args },
  execArgv: [],
  resourceLimits: { stackSizeMb: STACK_MB },
});
worker.on('message', (report: CommandReport) => {
  if (report.kind === 'created') created.push(report.created);
  else if (report.kind === 'committing') committing = true;
  else if (report.kind === 'failed') void fail(worker, report.message, true);
  else {
    ended = true;
    process.stdout.write(`${report.text}\n`);
    void worker.terminate();
  }
});
worker.on('error', (error: Error) => void fail(worker, error.message));
worker.on('exit', () => void fail(worker, 'The command ended unexpectedly.'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void fail(worker, 'It was stopped.'));
