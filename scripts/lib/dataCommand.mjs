// Runs a command of provider/backup/ from a shell: installs and builds what is missing first.
import path from 'node:path';
import './nodeVersion.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { finish, node } from './run.mjs';

/** npm changes to the folder of the project; relative paths are relative to the folder in which npm was called. */
const fromCaller = (folder) => path.resolve(process.env.INIT_CWD ?? process.cwd(), folder);

/**
 * @param {'backup' | 'restore' | 'move'} name
 * @param {{ takesFolder: boolean }} options
 */
export const runDataCommand = (name, { takesFolder }) =>
  finish(async () => {
    await ensureInstalled();
    await ensureBuilt(['provider']);
    const args = process.argv.slice(2);
    const { code } = await node([
      'build/provider/backup/command.js',
      name,
      ...(takesFolder ? args.map(fromCaller) : args),
    ]);
    return code;
  });
