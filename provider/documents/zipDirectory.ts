// Reads and checks the directory of a zip file before any entry is unpacked.

export interface ZipEntry {
  name: string;
  /** 0 stored, 8 deflated */
  method: number;
  /** bytes in the file, and bytes as declared when unpacked */
  packed: number;
  unpacked: number;
  /** offset of the entry's header */
  offset: number;
}

export type ZipFault = 'damaged' | 'encrypted' | 'tooManyParts' | 'tooLarge' | 'overpacked';

const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const ENCRYPTED = 0x2041;
const IN_ZIP64 = 0xffffffff;
const ZIP64_FIELD = 1;

const MOST_ENTRIES = 200;
export const MOST_UNPACKED = 50 * 1024 * 1024;
const MOST_RATIO = 200;

/** The end of the directory; -1 if the file has none. */
function endOf(file: Buffer): number {
  const from = Math.max(0, file.length - END_BYTES - LONGEST_COMMENT);
  for (let at = file.length - END_BYTES; at >= from; at -= 1) if (file.readUInt32LE(at) === END) return at;
  return -1;
}

/** Sizes and the offset that do not fit 32 bits are in an extra field, in this order. */
function inZip64(extra: Buffer, values: number[]): number[] | undefined {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== ZIP64_FIELD) continue;
    let next = at + 4;
    const end = next + extra.readUInt16LE(at + 2);
    return values.map((value) => {
      if (value !== IN_ZIP64 || next + 8 > Math.min(end, extra.length)) return value;
      const read = Number(extra.readBigUInt64LE(next));
      next += 8;
      return read;
    });
  }
  return undefined;
}

function entryAt(file: Buffer, at: number): { entry: ZipEntry; next: number } | ZipFault {
  if (at + ENTRY_BYTES > file.length || file.readUInt32LE(at) !== ENTRY) return 'damaged';
  if ((file.readUInt16LE(at + 8) & ENCRYPTED) !== 0) return 'encrypted';
  const nameEnd = at + ENTRY_BYTES + file.readUInt16LE(at + 28);
  const extraEnd = nameEnd + file.readUInt16LE(at + 30);
  const short = [file.readUInt32LE(at + 24), file.readUInt32LE(at + 20), file.readUInt32LE(at + 42)];
  const long = short.includes(IN_ZIP64) ? inZip64(file.subarray(nameEnd, extraEnd), short) : short;
  const [unpacked = IN_ZIP64, packed = IN_ZIP64, offset = IN_ZIP64] = long ?? [];
  const name = file.toString('utf8', at + ENTRY_BYTES, nameEnd).replaceAll('\\', '/');
  const entry = { name, method: file.readUInt16LE(at + 10), packed, unpacked, offset };
  return { entry, next: extraEnd + file.readUInt16LE(at + 32) };
}

type Sizes = Pick<ZipEntry, 'packed' | 'unpacked'>;

const isTooLarge = ({ unpacked }: Sizes): boolean => unpacked > MOST_UNPACKED;
const isOverpacked = ({ packed, unpacked }: Sizes): boolean => unpacked > MOST_RATIO * Math.max(1, packed);

function faultOf(file: Buffer, entries: readonly ZipEntry[]): ZipFault | undefined {
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length) return 'damaged';
  const sum = (size: keyof Sizes) => entries.reduce((total, entry) => total + entry[size], 0);
  const sizes = [...entries, { packed: sum('packed'), unpacked: sum('unpacked') }];
  if (sizes.some(isTooLarge)) return 'tooLarge';
  if (sizes.some(isOverpacked)) return 'overpacked';
  return entries.some(({ offset, packed }) => offset + packed > file.length) ? 'damaged' : undefined;
}

/** The entries of a file with at most 200 entries, 50 MB and 200 times its own size when unpacked; otherwise the error. */
export function readZipDirectory(file: Buffer): ZipEntry[] | ZipFault {
  const end = endOf(file);
  if (end < 0) return 'damaged';
  const count = file.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return 'tooManyParts';
  const entries: ZipEntry[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let read = 0; read < count; read += 1) {
    const found = entryAt(file, at);
    if (typeof found === 'string') return found;
    entries.push(found.entry);
    at = found.next;
  }
  // More entries than the directory counts: two readers would not see the same file.
  if (at !== end && (at + 4 > file.length || file.readUInt32LE(at) === ENTRY)) return 'damaged';
  return faultOf(file, entries) ?? entries;
}

/** The packed bytes of an entry; undefined if its header is not at the offset in the directory. */
export function packedBytes(file: Buffer, { offset, packed }: ZipEntry): Buffer | undefined {
  if (offset + LOCAL_BYTES > file.length || file.readUInt32LE(offset) !== LOCAL) return undefined;
  const from = offset + LOCAL_BYTES + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
  return from + packed > file.length ? undefined : file.subarray(from, from + packed);
}
