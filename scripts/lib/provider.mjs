// The built provider as a separate process, for measurements and trials.
import { spawn } from 'node:child_process';
import { root } from './run.mjs';

export const PASSWORD = 'Portal@2026';

/** Without the settings of this machine's own portal. */
const cleanEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(PORTAL_|DATABASE_URL$|HOST$|PORT$)/.test(name)),
  );

/**
 * Spawns a provider on a free port and returns at once.
 * @param {Record<string, string>} env settings of README's table
 */
export function launch(env) {
  const from = performance.now();
  const child = spawn(process.execPath, ['build/provider/server.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...cleanEnvironment(), PORT: '0', ...env },
  });
  let output = '';
  const exited = new Promise((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, ms: performance.now() - from })),
  );
  const ready = new Promise((resolve) => {
    const hear = (part) => {
      output += part;
      const address = /School portal: (http:\S+)\n/.exec(output)?.[1];
      if (address) resolve({ address, ms: performance.now() - from });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  return {
    child,
    exited,
    output: () => output,
    /** @returns {Promise<{ address: string, ms: number }>} rejects with the provider's output when it ends first */
    ready: () =>
      Promise.race([
        ready,
        exited.then(({ code }) => Promise.reject(new Error(`The provider stopped with ${code}.\n${output}`))),
      ]),
    /** @param {NodeJS.Signals} [signal] */
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      return exited;
    },
  };
}

/** Sends a call and returns the data of the envelope. Throws on any response other than a success. */
export async function call(address, method, path, { token, json, form } = {}) {
  const response = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
    },
    body: json ? JSON.stringify(json) : form,
  });
  const { responseCode, responseMsg, data } = await response.json();
  if (responseCode !== 100)
    throw new Error(`${method} ${path} answered ${response.status}, ${responseCode}: ${responseMsg}`);
  return data;
}

export async function signIn(address, userName) {
  const { accessToken } = await call(address, 'POST', '/auth/login', { json: { userName, password: PASSWORD } });
  return accessToken;
}
