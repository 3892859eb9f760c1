// The built provider as a process of its own, on a data folder and a port of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { databaseParent } from '../../support/databaseParent.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const program = path.join(root, 'build/provider/server.js');
const START_WITHIN_MS = 60_000;

export interface Server {
  /** http://127.0.0.1:port */
  address: string;
  /** what the process has written so far */
  output: () => string;
  /** Starts the process again on the same data and address, with other settings. */
  restart: (settings: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
}

/** Settings of the machine must not reach the tests' provider, and none of it the machine's data. */
function environment(settings: Record<string, string>, dataFolder: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(PORTAL_|DATABASE_URL$|HOST$|PORT$)/.test(name));
  return { ...Object.fromEntries(own), PORT: '0', PORTAL_DATA: dataFolder, ...settings };
}

function whenReady(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const giveUp = (why: string) => reject(new Error(`The provider ${why}.\n${output()}`));
    const timer = setTimeout(() => giveUp(`did not start within ${START_WITHIN_MS} ms`), START_WITHIN_MS);
    child.once('exit', (code) => giveUp(`stopped with ${code}`));
    child.stdout?.on('data', () => {
      const address = /School portal: (http:\S+)\n/.exec(output())?.[1];
      if (!address) return;
      clearTimeout(timer);
      child.removeAllListeners('exit');
      resolve(address);
    });
  });
}

interface Run {
  address: string;
  output: () => string;
  /** ends the process, leaving its data folder */
  end: () => Promise<void>;
}

async function run(settings: Record<string, string>, dataFolder: string): Promise<Run> {
  for (const file of [program, path.join(root, 'build/portal/index.html')])
    if (!fs.existsSync(file))
      throw new Error('Portal and provider are not built: run npm test -- browser, which builds them first.');
  const child = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(settings, dataFolder),
  });
  let text = '';
  const keep = (part: Buffer) => (text += part.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = () => {
    child.kill('SIGTERM');
    return gone;
  };
  try {
    return { address: await whenReady(child, () => text), output: () => text, end };
  } catch (error) {
    await end();
    throw error;
  }
}

const newFolder = () => fs.mkdtempSync(path.join(databaseParent(), 'school-portal-e2e-'));
const remove = (folder: string) => fs.rmSync(folder, { recursive: true, force: true });

/** The variable that names a data folder with the demo, from which this run's servers begin. */
const FILLED = 'E2E_FILLED_DATA';

/** The day the tests' demo is built around, whatever the day of the run is: a program that runs before the provider sets its clock. */
const FILLED_ON = '2026-07-10T12:00:00.000Z';
export const clockAt = (instant: string) => {
  const script = `const Own = Date; const off = Own.parse('${instant}') - Own.now();
    globalThis.Date = new Proxy(Own, {
      construct: (Type, given) => (given.length > 0 ? new Type(...given) : new Type(Own.now() + off)),
      get: (Type, name) => (name === 'now' ? () => Own.now() + off : Reflect.get(Type, name)),
    });`;
  return { NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(script)}"` };
};

/** Fills the demo once, as that takes a server longest; the returned function removes it. */
export async function fillDemo(): Promise<() => void> {
  const folder = newFolder();
  await (await run(clockAt(FILLED_ON), folder)).end();
  process.env[FILLED] = folder;
  return () => remove(folder);
}

/**
 * Starts a provider with the demo; `settings` are environment variables of README's table and win over the tests' own.
 * The caller stops it, which also removes the data folder.
 */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
  const folder = newFolder();
  const filled = process.env[FILLED];
  if (filled !== undefined) fs.cpSync(filled, folder, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
  try {
    let current = await run(settings, folder);
    const { address } = current;
    const restart = async (changed: Record<string, string>) => {
      await current.end();
      current = await run({ ...changed, PORT: new URL(address).port }, folder);
    };
    const stop = () => current.end().finally(() => remove(folder));
    return { address, output: () => current.output(), restart, stop };
  } catch (error) {
    remove(folder);
    throw error;
  }
}
