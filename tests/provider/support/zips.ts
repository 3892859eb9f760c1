// Zip files byte by byte: also those that no honest program writes.
import * as XLSX from '@e965/xlsx';
import { deflateRawSync } from 'node:zlib';

export interface Part {
  name: string;
  content: Buffer;
  /** what the headers say of the size, where it is not the truth */
  declared?: number;
  flags?: number;
}

const header = (signature: number, size: number) => {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(signature);
  return bytes;
};

export function zip(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declared = content.length, flags = 0 } of parts) {
    const packed = deflateRawSync(content);
    const label = Buffer.from(name);
    const local = header(0x04034b50, 30);
    const entry = header(0x02014b50, 46);
    for (const [bytes, at] of [
      [local, 4],
      [entry, 6],
    ] as const) {
      bytes.writeUInt16LE(20, at);
      bytes.writeUInt16LE(flags, at + 2);
      bytes.writeUInt16LE(8, at + 4);
      bytes.writeUInt32LE(packed.length, at + 14);
      bytes.writeUInt32LE(declared, at + 18);
      bytes.writeUInt16LE(label.length, at + 22);
    }
    entry.writeUInt32LE(offset, 42);
    files.push(local, label, packed);
    directory.push(entry, label);
    offset += local.length + label.length + packed.length;
  }
  const end = header(0x06054b50, 22);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}

interface Opened {
  FullPaths: string[];
  FileIndex: { content?: Uint8Array }[];
}
const { CFB } = XLSX as unknown as { CFB: { read(file: Buffer, options: { type: 'buffer' }): Opened } };

/** The parts of a zip file, unpacked. */
export function partsOf(file: Buffer): Part[] {
  const opened = CFB.read(file, { type: 'buffer' });
  return opened.FullPaths.flatMap((path, at) => {
    const content = opened.FileIndex[at]?.content;
    return path.endsWith('/') || !content
      ? []
      : [{ name: path.replace('Root Entry/', ''), content: Buffer.from(content) }];
  });
}
