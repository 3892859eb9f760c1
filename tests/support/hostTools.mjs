// What tests of safety see of a provider process from within: its hashing, its log, its limits, and a second app on its rows.
import { createRequire } from 'node:module';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import v8 from 'node:v8';
import vm from 'node:vm';

// Memory in use is what remains after a garbage collection.
v8.setFlagsFromString('--expose-gc');
const collectGarbage = vm.runInNewContext('gc');

const require = createRequire(import.meta.url);
const argon2 = require('@node-rs/argon2');
const { hash, verify } = argon2;

/** The number of hashes made, every stored hash that was verified, and the gate that delays them. */
const hashing = { made: 0, looked: [], gate: undefined, open: undefined };
/** Answers by hash and password. */
const verified = new Map();
// The provider, which is loaded later, gets these in place of the library's own.
argon2.hash = (...given) => {
  hashing.made += 1;
  return hash(...given);
};
argon2.verify = async (stored, password, ...given) => {
  hashing.looked.push(stored);
  await hashing.gate;
  const known = `${stored} ${password}`;
  // The same password against the same hash is the same answer: hundreds of guesses cost the processor one.
  if (!verified.has(known)) verified.set(known, verify(stored, password, ...given));
  return verified.get(known);
};

const LINES_KEPT = 5_000;
const lines = [];
/** Takes the lines of the log instead of standard output. */
export const log = {
  write(line) {
    if (lines.length < LINES_KEPT) lines.push(line);
  },
};

/** An engine whose database does not respond. */
async function lostEngine(build) {
  const { DatabaseUnavailableError } = await import(pathToFileURL(path.join(build, 'database/engine.js')));
  const reject = () => Promise.reject(new DatabaseUnavailableError('The connection is lost.'));
  return {
    kind: 'postgres',
    transaction: reject,
    exclusive: reject,
    figures: () => ({}),
    close: () => Promise.resolve(),
  };
}

let threads = 0;
process.on('worker', () => (threads += 1));

function letHashingGo() {
  hashing.open?.();
  Object.assign(hashing, { gate: undefined, open: undefined });
}

/** Nothing of an earlier test is seen in the next one. */
export function forgetSeen() {
  letHashingGo();
  Object.assign(hashing, { made: 0, looked: [] });
  lines.length = 0;
}

/** The commands; `parts` are those an app is built from. */
export function toolsOf({ build, app, buildApp, ...parts }) {
  const others = new Map();
  return {
    build: () => build,
    log: () => lines,
    memory: () => process.memoryUsage().rss,
    buffers: () => {
      // Twice: what the first one frees is counted as free by the second.
      collectGarbage();
      collectGarbage();
      return process.memoryUsage().arrayBuffers;
    },
    threads: () => threads,
    hashing: () => ({ made: hashing.made, looked: hashing.looked }),
    /** With `held` no password is verified until the next call without it. */
    holdHashing: ({ held }) => {
      letHashingGo();
      if (held) hashing.gate = new Promise((resolve) => (hashing.open = resolve));
    },
    limits: () => {
      const { requestTimeout, headersTimeout, timeout } = app.server;
      return { requestTimeout, headersTimeout, timeout, maxHeaderSize: http.maxHeaderSize };
    },
    /** another app on the same rows with other settings, as after a restart or beside the first one */
    openApp: async ({ settings = {}, lostDatabase = false, ...options }) => {
      const other = await buildApp({
        ...parts,
        ...(lostDatabase ? { engine: await lostEngine(build) } : {}),
        settings: { ...parts.settings, ...settings },
        protect: false,
        ...options,
      });
      await other.listen({ port: 0, host: '127.0.0.1' });
      const { port } = other.server.address();
      others.set(port, other);
      return { port };
    },
    closeApp: async ({ port }) => {
      await others.get(port)?.close();
      others.delete(port);
    },
  };
}
