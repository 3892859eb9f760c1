// Writes an archive whose entries are not compressed, because PDF files are. The size of an entry is in front of it, not behind,
// because many programs cannot read an entry that is neither compressed nor announced.
import { crc32 } from 'node:zlib';

export const ZIP_TYPE = 'application/zip';

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** The name is UTF-8. */
const UTF8 = 0x0800;
/** The time of each entry: 1 January 1980, the first that the format knows, since readers take it for local time. */
const DAY = 0x21;

interface Entry {
  name: Buffer;
  crc: number;
  size: number;
  offset: number;
}

/** Writes 16-bit and 32-bit numbers one after the other, as the format has them. */
function numbers(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of values) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

/** What the header of an entry and its line in the directory have in common. */
const facts = ({ name, crc, size }: Entry) =>
  [
    [2, VERSION],
    [2, UTF8],
    [2, 0],
    [2, 0],
    [2, DAY],
    [4, crc],
    [4, size],
    [4, size],
    [2, name.length],
    [2, 0],
  ] as const;

/** An archive that grows by whole files, up to 65,535 of them and 4 GB; its bytes are taken as they are produced. */
export class ZipFile {
  readonly #entries: Entry[] = [];
  #parts: Uint8Array[] = [];
  #length = 0;

  #put(...parts: readonly Uint8Array[]): void {
    this.#parts.push(...parts);
    this.#length += parts.reduce((sum, { length }) => sum + length, 0);
  }

  add(name: string, content: Uint8Array): void {
    const entry = { name: Buffer.from(name), crc: crc32(content), size: content.length, offset: this.#length };
    this.#entries.push(entry);
    this.#put(numbers([4, LOCAL], ...facts(entry)), entry.name, content);
  }

  /** The bytes produced since the last call. */
  take(): Buffer {
    const parts = this.#parts;
    this.#parts = [];
    return Buffer.concat(parts);
  }

  /** Ends the archive and returns its remaining bytes. */
  end(): Buffer {
    const from = this.#length;
    for (const entry of this.#entries) {
      const rest = [
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, entry.offset],
      ] as const;
      this.#put(numbers([4, ENTRY], [2, VERSION], ...facts(entry), ...rest), entry.name);
    }
    const count = this.#entries.length;
    this.#put(numbers([4, END], [2, 0], [2, 0], [2, count], [2, count], [4, this.#length - from], [4, from], [2, 0]));
    return this.take();
  }
}
