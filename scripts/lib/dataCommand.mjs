// Runs a command of provider/commands/ from a shell.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import './nodeVersion.mjs';
import { ensureBuilt, isBuilt, isCurrent } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { finish, fromCaller, node, Plain, root } from './run.mjs';

/** Whether another process has the data folder, by the lock of the build, which a provider in this folder of the project has too. */
async function isInUse(dataFolder) {
  if (!fs.existsSync(dataFolder)) return false;
  try {
    const lock = pathToFileURL(path.join(root, 'build/provider/database/embedded/lock.js'));
    const { lockFolder } = await import(lock.href);
    const release = await lockFolder(fs.realpathSync(dataFolder));
    await release();
    return false;
  } catch {
    return true; // also a folder that this user cannot open: the command names the reason
  }
}

/**
 * Whether a provider may be using the build: it loads files of its build while it runs, so that these are not replaced. Which providers use
 * a database of PostgreSQL is not known.
 */
async function mayBeUsed() {
  const { DATABASE_URL, PORTAL_DATA } = process.env;
  return Boolean(DATABASE_URL?.trim()) || isInUse(path.resolve(root, PORTAL_DATA?.trim() || '.data'));
}

/** Installs and builds what is missing or outdated; a command beside a provider uses its build, unless the command needs a current one. */
async function ensureProgram({ besideProvider, needsCurrent }) {
  if (besideProvider && isBuilt('provider') && (isCurrent('provider') || (await mayBeUsed()))) {
    if (!needsCurrent || isCurrent('provider')) return;
    throw new Plain(
      `The build in ${path.join(root, 'build')} is not that of its sources, and a provider may be using it. Stop the providers of this folder, run \`npm run build\`, and then run this command again.`,
    );
  }
  await ensureInstalled();
  await ensureBuilt(['provider']);
}

/**
 * @param {'backup' | 'restore' | 'move' | 'export-student' | 'erase-student' | 'replace-secret'} name
 * @param {{ folderAt?: number, besideProvider?: boolean, needsCurrent?: boolean }} options the index of the argument that is a folder;
 *   whether a provider may run; whether an outdated build is rejected: it would leave out data that only this version knows
 */
export const runDataCommand = (name, { folderAt, besideProvider = false, needsCurrent = false } = {}) =>
  finish(async () => {
    await ensureProgram({ besideProvider, needsCurrent });
    const args = process.argv.slice(2);
    const { code } = await node([
      'build/provider/commands/command.js',
      name,
      ...args.map((arg, at) => (at === folderAt && arg !== '' ? fromCaller(arg) : arg)),
    ]);
    return code;
  });
