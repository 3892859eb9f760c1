// Copies a folder that another process changes, in two parts: everything while it changes, and then, while it does not, the files that
// changed in between. Only the second part delays the other process.
import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** The clock of a file system moves in steps of some milliseconds, so that a file may change twice at the same time. */
const RECENT_MS = 2_000;
const AT_ONCE = 16;

interface State {
  changed: bigint;
  size: bigint;
  /** changed so shortly before it was read that a later change may have the same time */
  recent: boolean;
}

async function stateOf(file: string): Promise<State> {
  const { ctimeNs, ctimeMs, size } = await stat(file, { bigint: true });
  return { changed: ctimeNs, size, recent: Date.now() - Number(ctimeMs) < RECENT_MS };
}

/** The result of `work`, or undefined when a file has been removed in between. */
async function ifPresent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export class FolderCopy {
  readonly #from: string;
  readonly #to: string;
  readonly #copied = new Map<string, State>();

  /** `to` does not exist. */
  constructor(from: string, to: string) {
    this.#from = from;
    this.#to = to;
  }

  /** Copies new and changed files, and removes those that the source no longer has. Returns the number of copied files. */
  async update(): Promise<number> {
    await mkdir(this.#to, { recursive: true, mode: 0o700 });
    const entries = await readdir(this.#from, { recursive: true, withFileTypes: true });
    const nameOf = ({ parentPath, name }: Dirent) => path.relative(this.#from, path.join(parentPath, name));
    for (const folder of entries.filter((entry) => entry.isDirectory()))
      await mkdir(path.join(this.#to, nameOf(folder)), { recursive: true, mode: 0o700 });
    const files = entries.filter((entry) => entry.isFile()).map(nameOf);
    let copies = 0;
    for (let next = 0; next < files.length; next += AT_ONCE) {
      const copied = await Promise.all(files.slice(next, next + AT_ONCE).map((name) => this.#copy(name)));
      copies += copied.filter(Boolean).length;
    }
    const present = new Set(files);
    for (const name of [...this.#copied.keys()].filter((each) => !present.has(each))) {
      await rm(path.join(this.#to, name), { force: true });
      this.#copied.delete(name);
    }
    return copies;
  }

  async #copy(name: string): Promise<boolean> {
    const from = path.join(this.#from, name);
    const state = await ifPresent(stateOf(from));
    if (!state) return false;
    const before = this.#copied.get(name);
    if (before && !before.recent && before.changed === state.changed && before.size === state.size) return false;
    // A file system that can share blocks copies nothing until one of the files changes.
    const copied = copyFile(from, path.join(this.#to, name), constants.COPYFILE_FICLONE).then(() => true);
    if (!(await ifPresent(copied))) return false;
    this.#copied.set(name, state);
    return true;
  }
}
