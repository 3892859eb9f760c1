import type { Cell, PrintedDocument, ListDocument } from '../../../provider/documents/document.ts';
import { PdfFile } from '../../../provider/documents/pdf/file.ts';
import { readPdf, type ReadPage, type ShownText } from './readPdf';

/** The documents as one file, written here instead of in a thread. */
export async function pdfOf(...documents: readonly PrintedDocument[]): Promise<Buffer> {
  const [first] = documents;
  if (!first) throw new Error('No document.');
  const file = new PdfFile(first);
  for (const document of documents) file.add(document);
  const part = file.take();
  return Buffer.concat([part, await file.end()]);
}

export const pagesOf = async (...documents: readonly PrintedDocument[]): Promise<ReadPage[]> =>
  readPdf(await pdfOf(...documents));

export async function listPages(
  list: ListDocument,
  batches: readonly Cell[][][],
  totals: Cell[][],
): Promise<ReadPage[]> {
  const file = new PdfFile(list);
  file.openList(list);
  for (const rows of batches) file.addRows(rows);
  file.closeList(totals);
  while (file.drawFooters());
  return readPdf(await file.end());
}

/** All text without its blanks, since a line may be broken anywhere. */
export const inked = (text: string): string => text.replaceAll(/\s+/g, '');

/** Texts that stand on one another, as pairs. */
export function overlaps({ texts }: ReadPage): [string, string][] {
  const flat = texts.filter(({ turned, text }) => !turned && text.trim() !== '');
  // From the height of a small letter to the line it is on.
  const meet = (one: ShownText, other: ShownText) =>
    Math.min(one.right, other.right) - Math.max(one.x, other.x) > 0.5 &&
    Math.min(one.y, other.y) - Math.max(one.y - 0.55 * one.size, other.y - 0.55 * other.size) > 0.1;
  return flat.flatMap((one, at) =>
    flat.slice(at + 1).flatMap((other): [string, string][] => (meet(one, other) ? [[one.text, other.text]] : [])),
  );
}

/** Texts that come nearer to the edge of the page than any margin. */
export const outside = ({ texts, width, height }: ReadPage): string[] =>
  texts
    .filter(({ turned, x, right, y }) => !turned && (x < 27 || right > width - 27 || y < 27 || y > height - 18))
    .map(({ text }) => text);
