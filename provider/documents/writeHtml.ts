// Writes a document as one HTML page for a sandboxed frame, without scripts, external resources or markup from data.
import { blockMarkup, letterheadMarkup } from './html/blocks.ts';
import { markup, Markup } from './html/markup.ts';
import { styleOf } from './html/style.ts';
import type { Mark, PrintedDocument } from './document.ts';
import { textLine } from './documentText.ts';

export const HTML_TYPE = 'text/html; charset=utf-8';

/** Protects a page that is opened outside its frame. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";

const markMarkup = ({ text, tone }: Mark): Markup =>
  markup`<div class="mark"><span class="${tone}">${textLine(text)}</span></div>`;

const articleMarkup = ({ letterhead, blocks, mark, foot }: PrintedDocument, copy?: string): Markup => markup`
<article>
${letterhead && letterheadMarkup(letterhead)}
${copy !== undefined && markup`<p class="copy">${textLine(copy)}</p>`}
${blocks.map((block) => [blockMarkup(block), '\n'])}
${foot !== undefined && markup`<footer>${textLine(foot)}</footer>`}
${mark && markMarkup(mark)}
</article>`;

/**
 * The HTML page for screens of any width and A4 print. Further documents have the layout of the first one and begin on pages of
 * their own.
 */
export function writeHtml(document: PrintedDocument, ...more: readonly PrintedDocument[]): string {
  const { layout, title } = document;
  const copies = typeof layout === 'string' ? [undefined] : layout.copies;
  const orientation = typeof layout === 'string' ? layout : 'landscape';
  const style = new Markup(styleOf(orientation, typeof layout === 'string'));
  const page = markup`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8" />
<meta http-equiv="Content-Security-Policy" content="${POLICY}" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${textLine(title)}</title>
<style>${style}</style>
</head>
<body class="${typeof layout === 'string' ? layout : 'copies'}">
${[document, ...more].map(
  (each) => markup`<main>${copies.map((copy) => articleMarkup(each, copy))}
</main>
`,
)}</body>
</html>
`;
  return page.source;
}
