// What a user sees in a spreadsheet beside its values: notes on cells, pictures, text boxes, and lines through text.
import type * as XLSX from '@e965/xlsx';
import type { ZipEntry } from './zipDirectory.ts';

const NOTES = /^xl\/(?:comments[^/]*\.xml|threadedComments\/)/i;
/** Google Sheets writes an empty drawing for each sheet. */
const DRAWINGS = /^xl\/drawings\/[^/]+\.xml$/i;
const LARGEST_EMPTY_DRAWING = 10_000;
const IN_DRAWING = /(?:oneCell|twoCell|absolute)Anchor\b/;

/** Whether an entry has notes on cells, or is a drawing with a picture or a text box. */
export const isAnnotation = ({ name, unpacked }: ZipEntry, content: () => Buffer): boolean =>
  NOTES.test(name) ||
  (DRAWINGS.test(name) && (unpacked > LARGEST_EMPTY_DRAWING || IN_DRAWING.test(content().toString('latin1'))));

/** Whether a cell of any sheet of an older file has a note. */
export const hasNotes = ({ Sheets }: XLSX.WorkBook): boolean =>
  Object.values(Sheets).some((sheet) =>
    ((sheet as XLSX.DenseWorkSheet)['!data'] ?? []).some((row) => row?.some((cell) => cell?.c !== undefined)),
  );

const STYLED = /^xl\/(?:styles[^/]*|sharedStrings[^/]*|worksheets\/[^/]+)\.xml$/i;
const STRIKE = /<(?:\w+:)?strike(?:\s+val="(?:1|true)")?\s*\/?>/;

/** Whether an entry has a format, or a part of a text, that strikes text through. */
export const isStruck = (name: string, content: Buffer): boolean =>
  STYLED.test(name) && content.includes('strike') && STRIKE.test(content.toString('latin1'));

interface Compound {
  FullPaths: string[];
  FileIndex: { content?: Uint8Array | number[] }[];
}

/** The bytes of a stream of an older file, by its path; none without it. */
export function streamOf(container: unknown, path: RegExp): Buffer {
  const { FullPaths, FileIndex } = container as Compound;
  return Buffer.from(FileIndex[FullPaths.findIndex((one) => path.test(one))]?.content ?? []);
}

const FONT = 0x31;
const STRUCK = 0x08;

/** The same in the stream of an older file. Each record has its kind, its length, and its bytes. */
export function hasStruckFont(stream: Buffer): boolean {
  for (let at = 0; at + 4 <= stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const isFont = stream.readUInt16LE(at) === FONT && at + 8 <= stream.length;
    if (isFont && (stream.readUInt16LE(at + 6) & STRUCK) !== 0) return true;
  }
  return false;
}
