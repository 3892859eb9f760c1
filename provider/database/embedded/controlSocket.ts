// A private socket in the data folder, through which another process of the same user pauses the database while it copies the files. It
// is not reachable from the network, and its folder and mode keep other users out.
import { chmodSync, closeSync, openSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startTimeLimit } from './timeLimit.ts';

/** The commands of a connection, one per line, each followed by one line of response. */
export const CONTROL = {
  checkpoint: { request: 'checkpoint', response: 'written' },
  pause: { request: 'pause', response: 'paused' },
  resume: { request: 'resume', response: 'resumed' },
} as const;

/** The pause ends after this time, even if the other process does not request it. */
export const PAUSE_LIMIT_MS = 20_000;

const NAME = 'control.sock';
/** Bytes of a socket's path, with its final zero, that every system accepts. */
const LONGEST_PATH = 103;

interface SocketPath {
  path: string;
  /** to call when the socket is no longer used */
  release: () => void;
}

/** The path of the socket; undefined where the system has none for this folder. Linux accepts a long path through a file descriptor. */
export function controlPath(folder: string): SocketPath | undefined {
  if (process.platform === 'win32') return undefined;
  const path = join(folder, NAME);
  if (Buffer.byteLength(path) <= LONGEST_PATH) return { path, release: () => {} };
  if (process.platform !== 'linux') return undefined;
  const descriptor = openSync(folder, 'r');
  return { path: `/proc/self/fd/${descriptor}/${NAME}`, release: () => closeSync(descriptor) };
}

interface Pausable {
  /** Writes changed pages to the files, so that a copy recovers quickly. */
  checkpoint: () => Promise<void>;
  /** Runs `work` while the files do not change. */
  pause: (work: () => Promise<void>) => Promise<void>;
}

/** Serves one connection; its end ends the pause. */
class Session {
  readonly #socket: Socket;
  readonly #engine: Pausable;
  #pausing = false;
  #resume: (() => void) | undefined;

  constructor(socket: Socket, engine: Pausable) {
    this.#socket = socket;
    this.#engine = engine;
    socket.on('error', () => undefined);
    socket.on('close', () => this.#resume?.());
    const lines = createInterface({ input: socket });
    lines.on('error', () => undefined);
    lines.on('line', (line) => void this.#serve(line).catch((error: unknown) => this.#fail(error)));
  }

  #fail(error: unknown): void {
    this.#socket.end(`failed ${error instanceof Error ? error.message : String(error)}\n`);
  }

  async #serve(line: string): Promise<void> {
    if (line === CONTROL.checkpoint.request) {
      await this.#engine.checkpoint();
      this.#socket.write(`${CONTROL.checkpoint.response}\n`);
    } else if (line === CONTROL.pause.request && !this.#pausing) {
      this.#pausing = true;
      await this.#engine.pause(() => this.#untilResumed());
    } else if (line === CONTROL.resume.request && this.#resume) {
      this.#resume();
      this.#socket.end(`${CONTROL.resume.response}\n`);
    } else {
      throw new Error('The command is unknown.');
    }
  }

  /** Without the response `resumed`, the copy is not used: the time limit, a stop of the provider and a lost connection end the pause. */
  async #untilResumed(): Promise<void> {
    if (this.#socket.destroyed) return;
    const resumed = new Promise<void>((resolve) => (this.#resume = resolve));
    const cancelLimit = startTimeLimit(PAUSE_LIMIT_MS, () => this.#socket.destroy());
    this.#socket.write(`${CONTROL.pause.response}\n`);
    await resumed;
    cancelLimit();
    this.#resume = undefined;
  }
}

const listen = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });

/**
 * Listens in the data folder, which this process has locked. Returns the function that ends it, with all pauses. Where the system or the
 * disk of the folder has no such sockets, the provider starts without, and a backup requires that it is stopped.
 */
export async function listenForControl(folder: string, engine: Pausable): Promise<() => void> {
  const address = controlPath(folder);
  if (!address) return () => {};
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    void new Session(socket, engine);
  });
  try {
    // A killed process leaves its socket.
    rmSync(address.path, { force: true });
    await listen(server, address.path);
    chmodSync(address.path, 0o600);
  } catch {
    server.close();
    address.release();
    return () => {};
  }
  server.unref();
  return () => {
    for (const socket of sockets) socket.destroy();
    server.close(() => address.release());
  };
}
