// Runs a command of an operator, such as a backup. Its work runs in a worker thread, so that a signal stops it at any time; this thread then
// removes what the command has created.
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
};

const [command = '', ...args] = process.argv.slice(2);
process.umask(OTHERS);

const created: Created[] = [];
let ended = false;

async function fail(worker: Worker, message: string): Promise<void> {
  if (ended) return;
  ended = true;
  await worker.terminate();
  for (const one of created.toReversed()) await removeCreated(one);
  process.stderr.write(`${NOT_DONE[command] ?? ''} ${message}\n`.trimStart());
  process.exit(1);
}

const worker = new Worker(new URL('./commandWorker.js', import.meta.url), {
  workerData: { command, args },
  execArgv: [],
  resourceLimits: { stackSizeMb: STACK_MB },
});
worker.on('message', (report: CommandReport) => {
  if (report.kind === 'created') created.push(report.created);
  else if (report.kind === 'failed') void fail(worker, report.message);
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
