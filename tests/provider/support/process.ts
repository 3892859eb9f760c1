// The compiled provider as a process of its own, on a data folder of its own.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildFolder } from './insight';

export interface Started {
  /** http://127.0.0.1:port */
  at: string;
  output: string;
}

const ownEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(PORTAL_|DATABASE_URL$|HOST$|PORT$)/.test(name)),
  );

async function run(settings: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(await buildFolder(), 'server.js')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...ownEnvironment(), PORT: '0', ...settings },
  });
  const seen = { output: '' };
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string | undefined>((resolve) => {
    const read = (part: Buffer) => {
      seen.output += part.toString();
      const address = /School portal: (http:\S+)\n[^]*Ready in/.exec(seen.output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => resolve(undefined));
  });
  return { child, seen, ended, ready };
}

/** Starts the provider with these settings, lets `work` use it and stops it. Returns all it has written. */
export async function withProcess(
  settings: Record<string, string>,
  work: (started: Started) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const { child, seen, ended, ready } = await run(settings);
  try {
    const at = await ready;
    if (at === undefined) throw new Error(`The provider did not start.\n${seen.output}`);
    await work({ at, output: seen.output });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  return seen.output;
}

/** For settings that cannot be: what the provider writes, and how it ends. */
export async function refusedStart(settings: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const { child, seen, ended, ready } = await run(settings);
  if ((await ready) !== undefined) child.kill('SIGTERM');
  return { code: await ended, output: seen.output };
}
