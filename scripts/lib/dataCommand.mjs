// Runs a command of provider/commands/ from a shell: installs and builds what is missing first.
import path from 'node:path';
import './nodeVersion.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { finish, node } from './run.mjs';

/** npm changes to the folder of the project; relative paths are relative to the folder in which npm was called. */
const fromCaller = (folder) => path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);

/**
 * @param {'backup' | 'restore' | 'move' | 'export-student' | 'erase-student' | 'replace-secret'} name
 * @param {{ folderAt?: number }} options the index of the argument that is a folder
 */
export const runDataCommand = (name, { folderAt } = {}) =>
  finish(async () => {
    await ensureInstalled();
    await ensureBuilt(['provider']);
    const args = process.argv.slice(2);
    const { code } = await node([
      'build/provider/commands/command.js',
      name,
      ...args.map((arg, at) => (at === folderAt && arg !== '' ? fromCaller(arg) : arg)),
    ]);
    return code;
  });
