// The worker thread of a command (command.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { storageOf } from '../config.ts';
import { backUp, type Surroundings } from './backup.ts';
import { CommandError, sentenceOf } from './commandError.ts';
import type { CommandReport } from './commandReport.ts';
import { move } from './move.ts';
import { backupReport, moveReport, restoreReport } from './report.ts';
import { restore } from './restore.ts';

const { command, args } = workerData as { command: string; args: string[] };
const post = (report: CommandReport) => parentPort?.postMessage(report);

const surroundings: Surroundings = {
  env: process.env,
  onCreated: (created) => post({ kind: 'created', created }),
  leave: (error) => {
    post({ kind: 'failed', message: `The database engine stopped: ${sentenceOf(error)}` });
    return process.exit(1);
  },
};

/** The single argument of a command. */
function argument(usage: string, byDefault?: string): string {
  const [first = byDefault, ...others] = args;
  if (first === undefined || first === '' || others.length > 0) throw new CommandError(`Usage: ${usage}`);
  return first;
}

const commands: Record<string, (from: number) => Promise<string>> = {
  backup: async (from) => {
    const folder = argument('npm run backup -- FOLDER');
    return backupReport(await backUp(folder, surroundings), folder, performance.now() - from);
  },
  restore: async (from) => {
    const folder = argument('npm run restore -- FOLDER');
    const result = await restore(folder, surroundings);
    const server = storageOf(process.env).databaseUrl !== undefined;
    return restoreReport(result, folder, server, performance.now() - from);
  },
  move: async (from) => {
    const url = argument('npm run move -- DATABASE_URL', process.env['DATABASE_URL']);
    return moveReport(await move(url, surroundings), storageOf(process.env).dataFolder, performance.now() - from);
  },
};

async function run(): Promise<string> {
  const found = commands[command];
  if (!found) throw new CommandError('Usage: backup FOLDER, restore FOLDER or move DATABASE_URL');
  return found(performance.now());
}

run().then(
  (text) => post({ kind: 'done', text }),
  (error: unknown) => post({ kind: 'failed', message: sentenceOf(error) }),
);
