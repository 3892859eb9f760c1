/** An archive without compression, for small files that the browser writes itself. */

interface ZipEntry {
  readonly name: string;
  readonly text: string;
}

const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;
/** 1 January 1980, the first day that the format has. */
const DAY = 0x21;
const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** The checksum of the format. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Numbers of two or four bytes, the lowest byte first. */
function numbers(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const buffer = new Uint8Array(values.reduce((sum, [bytes]) => sum + bytes, 0));
  const view = new DataView(buffer.buffer);
  let at = 0;
  for (const [bytes, value] of values) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return buffer;
}

/** The bytes of the archive in parts. */
export function zipStored(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder();
  const files: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0);
  for (const entry of entries) {
    const [name, content] = [encoder.encode(entry.name), encoder.encode(entry.text)];
    const facts = [
      ...([
        [2, VERSION],
        [2, UTF8],
        [2, 0],
        [2, 0],
        [2, DAY],
        [4, crc32(content)],
      ] as const),
      ...([
        [4, content.length],
        [4, content.length],
        [2, name.length],
        [2, 0],
      ] as const),
    ] as const;
    const offset = lengthOf(files);
    directory.push(numbers([4, ENTRY], [2, VERSION], ...facts, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]), name);
    files.push(numbers([4, LOCAL], ...facts), name, content);
  }
  const count = entries.length;
  const sizes = [
    [4, lengthOf(directory)],
    [4, lengthOf(files)],
  ] as const;
  return [...files, ...directory, numbers([4, END], [2, 0], [2, 0], [2, count], [2, count], ...sizes, [2, 0])];
}
