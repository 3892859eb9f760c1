import type { Cell, PrintedDocument, ListDocument } from '../../../provider/documents/document.ts';
import { PdfFile } from '../../../provider/documents/pdf/file.ts';
import { readPdf, type ReadPage } from './readPdf';

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

interface DrawnBox {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The boxes of texts, from the height of a small letter to their line; without marks across the page. */
const boxesOf = ({ texts }: ReadPage): DrawnBox[] =>
  texts
    .filter(({ text }) => text.trim() !== '')
    .flatMap(({ text, turned, x, right, y, end, size }) => {
      const small = 0.55 * size;
      if (!turned) return [{ text, left: x, right, top: y - small, bottom: y }];
      return Math.abs(right - x) < 0.1 ? [{ text, left: x - small, right: x, top: end, bottom: y }] : [];
    });

/** Texts that are drawn on one another, as pairs. */
export function overlaps(page: ReadPage): [string, string][] {
  const boxes = boxesOf(page);
  const meet = (one: DrawnBox, other: DrawnBox) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.1;
  return boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other): [string, string][] => (meet(one, other) ? [[one.text, other.text]] : [])),
  );
}

/** Texts on a vertical line of a table. */
export const crossed = (page: ReadPage): string[] =>
  boxesOf(page)
    .filter(({ left, right, top, bottom }) =>
      page.uprights.some((line) => line.x > left && line.x < right && line.top < bottom && line.bottom > top),
    )
    .map(({ text }) => text);

/** Texts that come nearer to the edge of the page than any margin. */
export const outside = ({ texts, width, height }: ReadPage): string[] =>
  texts
    .filter(({ turned, x, right, y }) => !turned && (x < 27 || right > width - 27 || y < 27 || y > height - 18))
    .map(({ text }) => text);
