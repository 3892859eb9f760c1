// Runs a command of provider/commands/ from a shell.
import path from 'node:path';
import './nodeVersion.mjs';
import { ensureBuilt, isBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { finish, node } from './run.mjs';

/** npm changes to the folder of the project; relative paths are relative to the folder in which npm was called. */
const fromCaller = (folder) => path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);

/** Installs and builds what is missing or outdated; for a command that runs beside the provider only what is missing, because a
 * provider loads files of its build while it runs. */
async function ensureProgram(besideProvider) {
  if (besideProvider && isBuilt('provider')) return;
  await ensureInstalled();
  await ensureBuilt(['provider']);
}

/**
 * @param {'backup' | 'restore' | 'move' | 'export-student' | 'erase-student' | 'replace-secret'} name
 * @param {{ folderAt?: number, besideProvider?: boolean }} options the index of the argument that is a folder; whether a provider may run
 */
export const runDataCommand = (name, { folderAt, besideProvider = false } = {}) =>
  finish(async () => {
    await ensureProgram(besideProvider);
    const args = process.argv.slice(2);
    const { code } = await node([
      'build/provider/commands/command.js',
      name,
      ...args.map((arg, at) => (at === folderAt && arg !== '' ? fromCaller(arg) : arg)),
    ]);
    return code;
  });
