/** Blocks of cells as spreadsheets put them on the clipboard: lines of texts separated by tabs. */

export type Block = readonly (readonly string[])[];

/** Text in quotes may contain line breaks, tabs and doubled quotes, as Excel and LibreOffice write such cells. */
const FIELD = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;

/** The cells line by line, without spaces around them; the line break at the end begins no further line. */
export function readBlock(clipboard: string): string[][] {
  const text = clipboard.replace(/(\r\n|\r|\n)$/, '');
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(FIELD)) {
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end !== '\t') lines.push([]);
  }
  return lines;
}

const quoted = (text: string): string => (/[\t\r\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Every line ends with a line break, as in spreadsheets: without the last one an empty cell at the end would be lost. */
export const writeBlock = (block: Block): string => block.map((line) => `${line.map(quoted).join('\t')}\n`).join('');
