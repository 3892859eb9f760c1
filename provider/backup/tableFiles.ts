// The file of a table: rows in the text format of COPY, compressed.
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CommandError } from '../commands/commandError.ts';
import { linesIn } from './lines.ts';
import type { TableFile } from './manifest.ts';

/** Twice as fast as the default level, for files that are a tenth larger. */
const LEVEL = 3;

/** Passes everything on, and calls `onPart` with each part. */
const observed = (onPart: (part: Uint8Array) => void) =>
  new Transform({
    transform(part: Uint8Array, _encoding, done) {
      onPart(part);
      done(null, part);
    },
  });

/** Writes the rows of a table to a new file and to the disk. Returns the figures of the file. */
export async function writeTable(
  file: string,
  parts: AsyncIterable<Uint8Array>,
): Promise<Pick<TableFile, 'bytes' | 'sha256' | 'rows'>> {
  let rows = 0;
  let bytes = 0;
  const hash = createHash('sha256');
  await pipeline(
    Readable.from(parts, { objectMode: false }),
    observed((part) => (rows += linesIn(part))),
    createGzip({ level: LEVEL }),
    observed((part) => {
      bytes += part.length;
      hash.update(part);
    }),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { bytes, sha256: hash.digest('hex'), rows };
}

async function digestOf(file: string): Promise<string> {
  const hash: Hash = createHash('sha256');
  for await (const part of createReadStream(file, { highWaterMark: 2 ** 20 })) hash.update(part as Uint8Array);
  return hash.digest('hex');
}

/** Throws unless every file of the backup is complete and unchanged. */
export async function checkFiles(folder: string, tables: readonly TableFile[]): Promise<void> {
  for (const { file, bytes, sha256 } of tables) {
    const full = path.join(folder, file);
    const found = await lstat(full).catch(() => undefined);
    if (!found?.isFile()) throw new CommandError(`${folder} is not a complete backup: ${file} is missing.`);
    if (found.size !== bytes)
      throw new CommandError(`${full} is damaged: it has ${found.size} bytes instead of ${bytes}.`);
    if ((await digestOf(full)) !== sha256)
      throw new CommandError(`${full} is damaged: its content is not that of the backup.`);
  }
}

/** The rows of a file. */
export function readTable(file: string): AsyncIterable<Uint8Array> {
  const unpacked = createGunzip({ chunkSize: 2 ** 18 });
  // A failure of the file reaches the reader through the end of the unpacked stream.
  pipeline(createReadStream(file), unpacked).catch((error: unknown) => unpacked.destroy(error as Error));
  return unpacked;
}
