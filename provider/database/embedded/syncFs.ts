// Syncs every fsync of the database to disk and keeps files private: PGlite's own file system ignores fsync, so that a power cut would
// lose acknowledged commits, and sets modes independently of the umask.
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OTHERS } from '../../shared/privateFolder.ts';

interface OpenFile {
  nfd?: number | null;
  node: { mode: number };
}

interface Attributes {
  mode?: number | null;
}

/** Sets attributes of a file, by its node or its open stream. */
interface Setter {
  setattr?: (file: unknown, attributes: Attributes) => void;
}

/** The part of Emscripten's Node file system that the hook needs; optional, because another version of PGlite may not have it. */
interface HookPoint {
  NODEFS?: {
    stream_ops?: Setter & { fsync?: (file: OpenFile) => number };
    node_ops?: Setter;
    realPath?: (node: OpenFile['node']) => string;
  };
}

function keepPrivate(operations: Setter): void {
  const set = operations.setattr;
  if (!set) return;
  operations.setattr = (file, attributes) =>
    set(file, attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS });
}

export class SyncFs extends NodeFS {
  /** sync calls that succeeded */
  syncCount = 0;
  readonly #onSyncFailure: (error: unknown) => never;

  /** `onSyncFailure` must end the thread: after a failed sync the content of the disk is unknown. */
  constructor(folder: string, onSyncFailure: (error: unknown) => never) {
    super(folder);
    this.#onSyncFailure = onSyncFailure;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(...args);
    const steps = prepared.emscriptenOpts.preRun;
    if (!steps) throw new Error('This version of PGlite has no preRun step: syncing cannot be hooked in.');
    steps.unshift((module) => this.#hook(module));
    return prepared;
  }

  #hook(module: HookPoint): void {
    const { stream_ops: operations, node_ops: nodes, realPath } = module.NODEFS ?? {};
    if (!operations || !nodes?.setattr || !realPath)
      throw new Error('This version of PGlite hides its file system: syncing cannot be hooked in.');
    keepPrivate(nodes);
    keepPrivate(operations);
    operations.fsync = (file) => {
      try {
        if (file.nfd != null) fsyncSync(file.nfd);
        else syncPath(realPath(file.node));
      } catch (error) {
        this.#onSyncFailure(error);
      }
      this.syncCount += 1;
      return 0;
    };
  }
}

/** Syncs a file or folder by its path. On Windows folders cannot be synced, and need no sync. */
export function syncPath(path: string): void {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r');
  } catch (error) {
    if (process.platform === 'win32') return;
    throw error;
  }
  try {
    fsyncSync(descriptor);
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** Syncs a folder and everything below it, once, before the folder is renamed to its final name. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}
