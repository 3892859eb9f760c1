// The worker thread of a command (command.ts).
import { parentPort, workerData } from 'node:worker_threads';
import { storageOf } from '../config.ts';
import { backUp } from '../backup/backup.ts';
import { move } from '../backup/move.ts';
import { backupReport, moveReport, restoreReport } from '../backup/report.ts';
import { restore } from '../backup/restore.ts';
import { eraseStudent, listErasable } from '../personalData/eraseStudent.ts';
import { exportStudent } from '../personalData/exportStudent.ts';
import { erasableReport, exportReport, replacedReport } from '../personalData/report.ts';
import { replaceSecret } from '../personalData/replaceSecret.ts';
import { CommandError, sentenceOf } from './commandError.ts';
import type { CommandReport } from './commandReport.ts';
import type { Surroundings } from './surroundings.ts';

const { command, args } = workerData as { command: string; args: string[] };
const post = (report: CommandReport) => parentPort?.postMessage(report);

const surroundings: Surroundings = {
  env: process.env,
  onCreated: (created) => post({ kind: 'created', created }),
  onCommit: () => post({ kind: 'committing' }),
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

const EXPORT_USAGE = 'npm run export-student -- SCHOOL STUDENT_CODE FOLDER';
const ERASE_USAGE = 'npm run erase-student -- SCHOOL [STUDENT_CODE]';
const ERASE_NUMBERS = '--erase-numbers';
const REPLACE_USAGE = `npm run replace-secret [-- ${ERASE_NUMBERS}]`;

/** The arguments of a command; none is blank. */
function argumentsOf(usage: string, least: number, most: number): string[] {
  if (args.length < least || args.length > most || args.includes('')) throw new CommandError(`Usage: ${usage}`);
  return args;
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
    const url = argument('npm run move -- DATABASE_URL', storageOf(process.env).databaseUrl);
    return moveReport(await move(url, surroundings), storageOf(process.env).dataFolder, performance.now() - from);
  },
  'export-student': async (from) => {
    const [school = '', student = '', folder = ''] = argumentsOf(EXPORT_USAGE, 3, 3);
    const result = await exportStudent(folder, { school, student }, surroundings);
    return exportReport(result, folder, performance.now() - from);
  },
  'erase-student': async () => {
    const [school = '', student] = argumentsOf(ERASE_USAGE, 1, 2);
    if (student === undefined) return erasableReport(await listErasable(school, surroundings));
    await eraseStudent({ school, student }, surroundings);
    return `The personal data of student ${student} were erased.`;
  },
  'replace-secret': async () => {
    const [flag] = argumentsOf(REPLACE_USAGE, 0, 1);
    if (flag !== undefined && flag !== ERASE_NUMBERS) throw new CommandError(`Usage: ${REPLACE_USAGE}`);
    return replacedReport(await replaceSecret(flag === ERASE_NUMBERS, surroundings));
  },
};

async function run(): Promise<string> {
  const found = commands[command];
  if (!found) throw new CommandError(`There is no command ${command}.`);
  // A command sets the format of dates and its time limits in its session.
  if (storageOf(process.env).pooled)
    throw new CommandError(
      'This command needs a direct connection: set DATABASE_URL to the PostgreSQL server itself, and remove PORTAL_POOLER.',
    );
  return found(performance.now());
}

run().then(
  (text) => post({ kind: 'done', text }),
  (error: unknown) => post({ kind: 'failed', message: sentenceOf(error) }),
);
