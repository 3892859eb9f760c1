// Runs the project's tools as child processes, which end with this process.
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
/** npm changes to the folder of the project; relative paths are relative to the folder in which npm was called. */
export const fromCaller = (file) => path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
/** A tool's script below node_modules, run with Node itself, which needs no shell or PATH. */
export const tool = (name) => path.join(root, 'node_modules', name);

const running = new Set();
let stop;
/** Calls this instead of ending the process by a signal; for a command that has to clean up. */
export const onStop = (listener) => (stop = listener);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (stop) return stop(signal);
    if (running.size === 0) process.exit(128 + os.constants.signals[signal]);
    // Ctrl-C in a terminal also reaches the children, and a second signal would make some of them abort.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of running) child.kill(signal);
  });

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, shell?: boolean, reportOnly?: boolean, signal?: AbortSignal }}
 * [options] quiet: return the output instead of showing it; reportOnly: show standard error alone; signal: ends the child with SIGTERM
 * @returns {Promise<{ code: number, output: string, signalled: boolean }>} code as a shell gives it: 128 + n after signal n
 */
export function run(command, args, { env = {}, quiet = false, shell = false, reportOnly = false, signal } = {}) {
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : reportOnly ? ['ignore', 'ignore', 'inherit'] : 'inherit';
  const child = spawn(command, args, { cwd: root, stdio, shell, env: { ...process.env, ...env } });
  running.add(child);
  signal?.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
  const parts = [];
  child.stdout?.on('data', (part) => parts.push(part));
  child.stderr?.on('data', (part) => parts.push(part));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, endedBy) => {
      running.delete(child);
      const output = Buffer.concat(parts).toString();
      resolve({ code: endedBy ? 128 + os.constants.signals[endedBy] : code, output, signalled: endedBy !== null });
    });
  });
}

export const node = (args, options) => run(process.execPath, args, options);

/** Seconds since `from` (performance.now()), as text. */
export const since = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** A failure that is reported by its message alone, without a stack. */
export class Plain extends Error {}

/** Runs `main` and exits with its code; prints only the message of a Plain failure. */
export async function finish(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Plain ? error.message : error);
    process.exitCode = 1;
  }
}
