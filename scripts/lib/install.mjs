// Compares the installed packages with the lock file by content, because file times of a checkout are meaningless.
import fs from 'node:fs';
import path from 'node:path';
import { Plain, root, run, since } from './run.mjs';

const readPackages = (file) => {
  try {
    return JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/** npm stores the installed packages in node_modules/.package-lock.json; optional packages are for other platforms. */
function installed() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted) throw new Plain('package-lock.json is missing or damaged: check out the project again.');
  if (!present) return false;
  const same = ([at, { version, integrity, optional }]) =>
    at === '' || optional || (present[at]?.version === version && present[at]?.integrity === integrity);
  return Object.entries(wanted).every(same);
}

/** `npm ci` when packages are absent or differ from the lock file. Throws Plain when they cannot be fetched. */
export async function ensureInstalled() {
  if (installed()) return;
  const from = performance.now();
  console.log('Installing packages (needs a network, a minute or two) …');
  // dev packages build the portal, so they are wanted under NODE_ENV=production too
  // and no package needs its install script: what a package brings is run only where the project imports it
  const args = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const own = process.env.npm_execpath;
  const { code, output, signalled } = own?.endsWith('.js')
    ? await run(process.execPath, [own, ...args], { quiet: true })
    : await run('npm', args, { quiet: true, shell: process.platform === 'win32' });
  if (signalled || code > 128) process.exit(code);
  if (code !== 0)
    throw new Plain(
      `${output.trim()}\n\nThe packages could not be installed. \`npm ci\` needs the package registry once; with a network, run the command again.`,
    );
  console.log(`Packages installed, ${since(from)}`);
}
