// Copies the database files of a running provider, which it pauses between two transactions. The copy is what a killed process leaves,
// from which the engine recovers.
import { createConnection, type Socket } from 'node:net';
import { createInterface, type Interface } from 'node:readline';
import path from 'node:path';
import { CONTROL, controlPath, PAUSE_LIMIT_MS } from '../database/embedded/controlSocket.ts';
import { CommandError } from '../commands/commandError.ts';
import { FolderCopy } from './folderCopy.ts';

/** Rounds of copying before the pause; each copies what changed during the one before. */
const ROUNDS = 2;

/** The connection to the control socket of a provider. */
export class Control {
  readonly #socket: Socket;
  readonly #lines: AsyncIterator<string>;
  readonly #release: () => void;

  private constructor(socket: Socket, release: () => void) {
    this.#socket = socket;
    this.#release = release;
    const lines: Interface = createInterface({ input: socket });
    this.#lines = lines[Symbol.asyncIterator]();
    socket.on('error', () => lines.close());
  }

  /** Connects to the provider of a data folder; undefined when none listens there. */
  static connect(folder: string): Promise<Control | undefined> {
    const address = controlPath(folder);
    if (!address) return Promise.resolve(undefined);
    const socket = createConnection(address.path);
    return new Promise((resolve) => {
      socket.once('error', () => {
        address.release();
        resolve(undefined);
      });
      socket.once('connect', () => resolve(new Control(socket, address.release)));
    });
  }

  /** Sends a command and waits for its response. */
  async ask(command: (typeof CONTROL)[keyof typeof CONTROL]): Promise<void> {
    this.#socket.write(`${command.request}\n`);
    const line = await this.#lines.next();
    if (line.value === command.response) return;
    const reason = line.done ? 'it stopped, or the copy took too long' : line.value.replace(/^failed /, '');
    throw new CommandError(`The provider could not be paused for the backup: ${reason}. Run the backup again.`);
  }

  close(): void {
    this.#socket.destroy();
    this.#release();
  }
}

/** Copies the database of a data folder into `target`. Returns the milliseconds in which the provider was paused. */
export async function takeSnapshot(control: Control, folder: string, target: string): Promise<number> {
  const copy = new FolderCopy(path.join(folder, 'database'), target);
  await control.ask(CONTROL.checkpoint);
  for (let round = 0; round < ROUNDS; round += 1) await copy.update();
  await control.ask(CONTROL.pause);
  const from = performance.now();
  await copy.update();
  const pausedMs = Math.round(performance.now() - from);
  // The provider ends a longer pause by itself, and does not respond to this command then.
  if (pausedMs > PAUSE_LIMIT_MS)
    throw new CommandError('The files of the database could not be copied in time. Stop the provider for the backup.');
  await control.ask(CONTROL.resume);
  return pausedMs;
}
