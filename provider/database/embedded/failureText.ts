// Emscripten throws objects with an error number of WASI and without a message.

/** ENOSPC and EDQUOT: in WASI numbers, and as codes of Node. */
const DISK_FULL: ReadonlySet<unknown> = new Set([51, 19, 'ENOSPC', 'EDQUOT']);

/** The message of anything that the engine throws while it uses files in `folder`. */
export function failureText(error: unknown, folder: string): string {
  const { errno, code } = Object(error) as { errno?: unknown; code?: unknown };
  if (DISK_FULL.has(code) || (!(error instanceof Error) && DISK_FULL.has(errno)))
    return `There is no space left on the disk of ${folder}.`;
  if (error instanceof Error) return error.message;
  return typeof errno === 'number' ? `The file system of ${folder} returned the WASI error ${errno}.` : String(error);
}
