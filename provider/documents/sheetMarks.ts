// What a user sees in a spreadsheet beside its values: notes on cells, pictures, text boxes, and lines through text.
import type * as XLSX from '@e965/xlsx';
import { textOf, typedParts } from './partTypes.ts';
import type { ZipEntry } from './zipDirectory.ts';

/** The usual names. */
const NOTES = /^xl\/(?:comments[^/]*\.xml|threadedComments\/)/i;
const DRAWINGS = /^xl\/drawings\/[^/]+\.xml$/i;
/** The types of contents and of relationships. `vmlDrawing`, which Excel writes beside notes, is none of them. */
const MARKS = /[/.](?:(comments|threadedComments?)|drawing)(?:\+xml)?\s*(?:;|$)/i;
/** Google Sheets writes an empty drawing for each sheet. */
const LARGEST_EMPTY_DRAWING = 10_000;
const IN_DRAWING = /(?:oneCell|twoCell|absolute)Anchor\b/;

/** Whether a file has notes on cells, or a drawing with a picture or a text box. */
export function isAnnotated(entries: readonly ZipEntry[], contentOf: (entry: ZipEntry) => Buffer): boolean {
  if (entries.some(({ name }) => NOTES.test(name))) return true;
  const drawings = new Set<string>();
  for (const { name, type } of typedParts(entries, contentOf, MARKS)) {
    if (MARKS.exec(type)?.[1] !== undefined) return true;
    drawings.add(name);
  }
  return entries.some(
    (entry) =>
      (DRAWINGS.test(entry.name) || drawings.has(entry.name.toLowerCase())) &&
      (entry.unpacked > LARGEST_EMPTY_DRAWING || IN_DRAWING.test(textOf(contentOf(entry)))),
  );
}

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

/** Whether the stream of an older file has a record of this kind with such bytes. Each record has its kind, its length, and its bytes. */
function hasRecord(stream: Buffer, kind: number, isSuch: (bytes: Buffer) => boolean): boolean {
  let end: number;
  for (let at = 0; at + 4 <= stream.length; at = end) {
    end = at + 4 + stream.readUInt16LE(at + 2);
    if (stream.readUInt16LE(at) === kind && isSuch(stream.subarray(at + 4, end))) return true;
  }
  return false;
}

const FONT = 0x31;
const STRUCK = 0x08;

/** Whether the stream of an older file has a font that strikes text through. */
export const hasStruckFont = (stream: Buffer): boolean =>
  hasRecord(stream, FONT, (font) => font.length >= 4 && (font.readUInt16LE(2) & STRUCK) !== 0);

const OBJECT = 0x5d;
/** A group, whose members are objects too; a drop-down list, such as the arrow of a filter; a note, which `hasNotes` finds. */
const NOT_SEEN: readonly number[] = [0x00, 0x14, 0x19];

/** Whether any sheet in the stream of an older file has a picture, a text box or another shape. */
export const hasObjects = (stream: Buffer): boolean =>
  hasRecord(stream, OBJECT, (object) => object.length >= 6 && !NOT_SEEN.includes(object.readUInt16LE(4)));
