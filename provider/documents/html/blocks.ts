// Renders each kind of block as HTML.
import type { Block, Cell, Letterhead, DocumentColumn, DocumentTable } from '../document.ts';
import { figures, textLine, textLines } from '../documentText.ts';
import { pictureAddress } from '../documentPicture.ts';
import { markup, type Markup } from './markup.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const lines = (text: string): Markup => markup`${textLines(text).map((line, at) => [at > 0 && markup`<br />`, line])}`;

export const letterheadMarkup = ({ logo, name, lines: below, number }: Letterhead): Markup => markup`
<header${logo ? '' : markup` class="plain"`}>
${logo && markup`<img src="${pictureAddress(logo)}" alt="" />`}
<div><p class="school">${textLine(name)}</p>${below.map((line) => markup`<p>${textLine(line)}</p>`)}</div>
</header>
${number !== undefined && markup`<p class="number">${textLine(number)}</p>`}`;

const pairsMarkup = ({ across, pairs, picture }: Of<'pairs'>): Markup => markup`
${picture && markup`<img class="picture" src="${pictureAddress(picture)}" alt="" />`}
<dl style="grid-template-columns: repeat(${across}, minmax(0, 1fr))">
${pairs.map(({ label, value, wide }) => {
  const cell = markup`<dt>${textLine(label)}</dt><dd>${lines(value)}</dd>`;
  return wide ? markup`<div class="wide">${cell}</div>` : markup`<div>${cell}</div>`;
})}
</dl>`;

/** Dates, numbers and single words do not wrap. */
const MOST_WHOLE = 12;

const classOf = (text: string, column: DocumentColumn | undefined): string =>
  `${column?.align ?? 'left'}${text.length <= MOST_WHOLE ? ' whole' : ''}`;

/** In totals, whether a text further to the left extends over this empty cell. */
function isRunOver(cells: readonly Cell[], at: number): boolean {
  const owner = cells.slice(0, at + 1).findLast((cell) => cell !== null);
  return cells[at] === null && typeof owner === 'string';
}

function cellMarkup(
  cells: readonly Cell[],
  at: number,
  { columns }: DocumentTable,
  total: boolean,
): Markup | undefined {
  const cell = cells[at] ?? '';
  if (total && isRunOver(cells, at)) return undefined;
  if (typeof cell !== 'string') return markup`<td class="amount whole">${figures(cell)}</td>`;
  const next = cells.findIndex((_, after) => after > at && !isRunOver(cells, after));
  const span = total ? (next < 0 ? columns.length : next) - at : 1;
  return markup`<td class="${classOf(cell, columns[at])}"${span > 1 && markup` colspan="${span}"`}>${lines(cell)}</td>`;
}

/** A table of more columns scrolls sideways on a phone, also by keyboard. */
const MOST_NARROW = 4;

const headingMarkup = (column: DocumentColumn, over?: Markup): Markup =>
  markup`<th scope="col"${over} class="${classOf(column.title, column)}">${textLine(column.title)}</th>`;

/** The rows of the headings: groups of columns above, where the table has them. */
function headMarkup({ columns, groups }: DocumentTable): Markup {
  if (!groups) return markup`<tr>${columns.map((column) => headingMarkup(column))}</tr>`;
  const upper: Markup[] = [];
  const lower: Markup[] = [];
  let from = 0;
  for (const { title, span } of groups) {
    const own = columns.slice(from, from + span);
    from += span;
    if (title === '') upper.push(...own.map((column) => headingMarkup(column, markup` rowspan="2"`)));
    else {
      upper.push(markup`<th scope="colgroup" colspan="${span}" class="center">${textLine(title)}</th>`);
      lower.push(...own.map((column) => headingMarkup(column)));
    }
  }
  return markup`<tr>${upper}</tr><tr>${lower}</tr>`;
}

function tableMarkup(table: DocumentTable): Markup {
  const { columns, rows, totals = [], small, ruled, boxed } = table;
  const look = [small === true && 'small', ruled === true && 'ruled', boxed === true && 'boxed'];
  const looks = look.filter(Boolean).join(' ');
  const weights = columns.reduce((sum, { weight }) => sum + weight, 0);
  const rowMarkup = (cells: readonly Cell[], total: boolean) =>
    markup`<tr>${columns.map((_, at) => cellMarkup(cells, at, table, total))}</tr>\n`;
  return markup`
<div class="scroll"${columns.length > MOST_NARROW && markup` tabindex="0" role="region" aria-label="${columns.map(({ title }) => title).join(', ')}"`}>
<table${looks !== '' && markup` class="${looks}"`}>
<colgroup>${columns.map(({ weight }) => markup`<col style="width: ${((100 * weight) / weights).toFixed(2)}%" />`)}</colgroup>
<thead>${headMarkup(table)}</thead>
<tbody>
${rows.map((cells) => rowMarkup(cells, false))}</tbody>
${totals.length > 0 && markup`<tfoot>${totals.map((cells) => rowMarkup(cells, true))}</tfoot>`}
</table>
</div>`;
}

const amountMarkup = ({ label, amount, words }: Of<'amount'>): Markup => markup`
<div class="sum"><div><span class="quiet">${textLine(label)}</span><b>₹ ${figures(amount)}</b></div><p>${lines(words)}</p></div>`;

const signaturesMarkup = ({ lines, tall = false }: Of<'signatures'>): Markup => markup`
<div class="${tall ? 'signatures tall' : 'signatures'}">
${lines.map(
  ({ caption, name = '' }) =>
    markup`<figure><b>${textLine(name)}</b><figcaption>${textLine(caption)}</figcaption></figure>`,
)}
</div>`;

export function blockMarkup(block: Block): Markup {
  switch (block.kind) {
    case 'title':
      return markup`<h1>${textLine(block.text)}</h1>${block.note !== undefined && markup`<p class="quiet center">${textLine(block.note)}</p>`}`;
    case 'heading':
      return markup`<h2>${textLine(block.text)}</h2>`;
    case 'pairs':
      return pairsMarkup(block);
    case 'table':
      return tableMarkup(block);
    case 'paragraph':
      return markup`<p class="${block.tone ?? 'plain'} ${block.align ?? 'left'}">${lines(block.text)}</p>`;
    case 'amount':
      return amountMarkup(block);
    case 'signatures':
      return signaturesMarkup(block);
  }
}
