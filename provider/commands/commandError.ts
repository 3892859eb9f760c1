// Failures of the commands, each as one sentence for the operator.
import path from 'node:path';

/** A failure that the operator can correct; its message is complete. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

const OF_CODE: Readonly<Record<string, (file: string) => string>> = {
  ENOSPC: (file) => `There is no space left on the disk of ${file}.`,
  EDQUOT: (file) => `There is no space left on the disk of ${file}.`,
  EFBIG: (file) => `There is no space left for ${file}.`,
  EACCES: (file) => `${file} cannot be opened: this user has no permission.`,
  EPERM: (file) => `${file} cannot be opened: this user has no permission.`,
  EROFS: (file) => `${file} is on a disk that cannot be written.`,
  ENOENT: (file) => `${file} does not exist.`,
  ENOTDIR: (file) => `${path.dirname(file)} is not a folder.`,
  EEXIST: (file) => `${file} exists already.`,
};

/** Errors of the file that is written, which a copy or a rename has in `dest`; its `path` is the file that is read. */
const OF_TARGET: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EEXIST']);

/** Errors of the connection and of the server, without the password of its address. */
const UNREACHABLE: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', 'ECONNRESET']);
const SQL_STATE = /^[0-9A-Z]{5}$/;
/** disk_full, on the server or in the embedded database */
const DISK_FULL = '53100';

/** The sentence of any failure. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CommandError) return error.message;
  const { code, sqlState, path: source, dest, address } = error as Error & Record<string, unknown>;
  const file = dest !== undefined && OF_TARGET.has(String(code)) ? dest : source;
  const state = typeof sqlState === 'string' ? sqlState : code;
  if (typeof code === 'string' && UNREACHABLE.has(code))
    return `The PostgreSQL server does not respond${typeof address === 'string' ? ` on ${address}` : ''} (${code}).`;
  if (typeof code === 'string' && OF_CODE[code]) return OF_CODE[code](typeof file === 'string' ? file : 'the backup');
  if (state === DISK_FULL) return 'There is no space left on the disk of the database.';
  if (typeof state === 'string' && SQL_STATE.test(state)) return `The database rejected a statement: ${error.message}.`;
  return `${error.message.replace(/\.$/, '')}.`;
}
