// The style sheet of HTML documents: sizes and colours of the PDF, one column on a phone, A4 in print.
import { colours, copySizes, LINE_HEIGHT, LIST_SIZE, pageSizes, RULED_HEIGHT, type Sizes } from '../documentStyle.ts';
import { documentWords } from '../document.words.ts';

const FONTS = '"Noto Sans Devanagari", "Noto Sans", "Nirmala UI", "Kohinoor Devanagari", system-ui, sans-serif';

const variables = (sizes: Sizes): string =>
  Object.entries(sizes)
    .map(([name, points]) => `--${name}: ${points}pt;`)
    .join(' ');

const screen = `
* { box-sizing: border-box; margin: 0; }
html { color-scheme: light; -webkit-text-size-adjust: 100%; }
body { background: #e6e9ec; color: ${colours.ink}; font-family: ${FONTS}; line-height: ${LINE_HEIGHT}; font-variant-numeric: tabular-nums; }
main { display: flex; flex-wrap: wrap; gap: 16px; justify-content: center; max-width: 297mm; margin: 0 auto; padding: 16px; }
article { ${variables(pageSizes)} --mark: 64pt; position: relative; overflow: hidden; flex: 1 1 100%; min-width: 0; max-width: 210mm; padding: 12mm; background: #fff; font-size: var(--text); overflow-wrap: anywhere; }
.landscape article { max-width: 297mm; }
.copies article { ${variables(copySizes)} --mark: 52pt; flex-basis: 340px; padding: 8mm; }
article > * + * { margin-top: var(--gap); }
header { display: grid; grid-template-columns: var(--logo) 1fr var(--logo); gap: 8pt; align-items: center; padding-bottom: 6pt; border-bottom: 1pt solid ${colours.rule}; text-align: center; }
header.plain { display: block; }
header img { width: 100%; height: var(--logo); object-fit: contain; }
header p, .quiet, .number, .copy, footer, figcaption { color: ${colours.quiet}; font-size: var(--small); }
header .school { color: inherit; font-size: var(--school); font-weight: 700; }
article > .number { margin-top: 0; padding-top: 3pt; text-align: right; }
article > .copy { height: 0; margin-top: 6pt; text-align: right; }
h1, article > .copy + h1 { margin-top: 4pt; font-size: var(--title); text-align: center; }
h1 + .quiet { margin-top: 0; }
h1 + dl, h1 + .quiet + dl, h2 + * { margin-top: 4pt; }
h2 { font-size: inherit; }
.right { text-align: right; }
.center { text-align: center; }
figure b, .alert { font-weight: 700; }
.alert { color: ${colours.alert}; }
dl { display: grid; gap: 2pt 12pt; }
dl > div { display: grid; grid-template-columns: 7.5em minmax(0, 1fr); gap: 6pt; }
dl > .wide { grid-column: 1 / -1; }
dt { color: ${colours.quiet}; }
dd { font-weight: 700; unicode-bidi: isolate; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 2.4pt 4pt; border-bottom: .5pt solid ${colours.hairline}; text-align: left; vertical-align: top; unicode-bidi: isolate; }
th.right, td.right { text-align: right; }
th.center, td.center { text-align: center; }
thead th, tfoot td { background: ${colours.tint}; border-bottom-color: ${colours.rule}; font-weight: 700; }
tfoot td { border-top: .7pt solid ${colours.rule}; }
td.amount { text-align: right; }
.whole { white-space: nowrap; }
table.ruled :is(th, td) { height: ${RULED_HEIGHT}pt; border: .5pt solid ${colours.quiet}; vertical-align: middle; }
table.boxed :is(th, td) { border: .5pt solid ${colours.quiet}; }
.picture { float: right; width: 76pt; height: 76pt; margin-left: 12pt; object-fit: contain; object-position: right; }
table.small { min-width: 640pt; font-size: 8pt; }
.sum { display: grid; grid-template-columns: minmax(30%, max-content) minmax(0, 1fr); gap: 12pt; align-items: center; padding: 5pt 6pt; background: ${colours.tint}; border: solid ${colours.rule}; border-width: .7pt 0; font-weight: 700; }
.sum b { display: block; font-size: var(--amount); }
.sum span { font-weight: 400; }
.signatures { display: flex; justify-content: space-between; gap: 24pt; padding-top: calc(2.2 * var(--gap)); text-align: center; }
.signatures.tall { padding-top: calc(4.6 * var(--gap)); }
.signatures figure { flex: 0 1 150pt; min-width: 0; padding-top: 3pt; border-top: .5pt solid ${colours.ink}; }
.signatures b { display: block; }
.signatures figure:only-child { margin-left: auto; }
.mark { position: absolute; inset: 0; display: grid; place-items: center; pointer-events: none; }
.mark span { padding: 0 .3em; border: .05em solid; border-radius: .12em; color: ${colours.quiet}; font-size: var(--mark); font-weight: 700; opacity: .2; transform: rotate(-55deg); white-space: nowrap; }
.mark .alert { color: ${colours.alert}; }
`;

const narrow = `
@media screen and (max-width: 600px) {
  main { padding: 0; }
  article, .copies article { ${variables(pageSizes)} --mark: 40pt; padding: 16px; }
  header { display: block; }
  th, td { overflow-wrap: break-word; }
  .sum { grid-template-columns: minmax(0, 1fr); gap: 4pt; }
  dl { grid-template-columns: minmax(0, 1fr) !important; }
}
`;

const print = (layout: string, pages: boolean): string => `
@page { size: A4 ${layout}; margin: ${layout === 'portrait' ? '12mm 15mm 16mm' : '10mm'};${pages ? PAGE_NUMBERS : ''} }
@media print {
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  body { background: none; }
  main { display: block; max-width: none; padding: 0; }
  main + main { break-before: page; }
  article { max-width: none !important; padding: 0; overflow: visible; }
  .copies main { display: grid; grid-template-columns: 1fr 1fr; gap: 0; }
  .copies article { padding: 0 8mm 0 0; }
  .copies article + article { padding: 0 0 0 8mm; border-left: .6pt dashed ${colours.quiet}; }
  table.small { min-width: 0; font-size: ${LIST_SIZE}pt; }
  .scroll { overflow: visible; }
  tr, header, .sum, .signatures, dl > div { break-inside: avoid; }
  h1, h2 { break-after: avoid; }
  tfoot { display: table-row-group; }
  .mark { position: fixed; }
  .copies .mark { position: absolute; }
}
`;

const [before = '', between = '', after = ''] = documentWords.page(1, 2).split(/\d/);
const PAGE_NUMBERS = ` @bottom-right { content: "${before}" counter(page) "${between}" counter(pages) "${after}"; font: ${pageSizes.small}pt ${FONTS}; color: ${colours.quiet}; } `;

/** @param pages whether the printer numbers the pages */
export const styleOf = (layout: 'portrait' | 'landscape', pages: boolean): string =>
  screen + narrow + print(layout, pages);
