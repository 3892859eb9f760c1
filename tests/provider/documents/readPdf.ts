// Reads back what pdfkit has written: each text of each page with its place. It knows of PDF what these files use.
import { inflateSync } from 'node:zlib';

export interface ShownText {
  text: string;
  /** from the left and the top of the page, in points; the text is on y */
  x: number;
  right: number;
  y: number;
  /** where it ends, from the top of the page; y of a text that is not turned */
  end: number;
  size: number;
  /** as a mark across the page is */
  turned: boolean;
  /** number of characters that the font lacks, printed as empty boxes */
  missing: number;
}

/** A vertical line, from the left and the top of the page. */
export interface Upright {
  x: number;
  top: number;
  bottom: number;
}

export interface ReadPage {
  width: number;
  height: number;
  texts: ShownText[];
  uprights: Upright[];
  /** line by line, each from left to right; marks come last */
  lines: string[];
}

type Matrix = [number, number, number, number, number, number];

interface Font {
  widths: number[];
  signs: string[];
}

const OBJECT = /(?:^|\n)(\d+) 0 obj\n/g;
const TOKEN = /<<|>>|\((?:\\[^]|[^\\)])*\)|<[\da-f]*>|\/[^\s/[\]<>()]+|[[\]]|[^\s/[\]<>()]+/g;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes of each object: its dictionary, and the content of its stream unpacked. */
function objectsOf(file: string): Map<string, { dictionary: string; content: string }> {
  const objects = new Map<string, { dictionary: string; content: string }>();
  for (OBJECT.lastIndex = 0; ;) {
    const found = OBJECT.exec(file);
    if (!found) return objects;
    const from = OBJECT.lastIndex;
    const end = file.indexOf('\nendobj', from);
    const stream = file.indexOf('>>\nstream\n', from);
    const streams = stream >= 0 && stream < end;
    const dictionary = file.slice(from, streams ? stream + 2 : end);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const at = stream + '>>\nstream\n'.length;
    const packed = streams ? Buffer.from(file.slice(at, at + length), 'latin1') : Buffer.alloc(0);
    const content = dictionary.includes('/FlateDecode')
      ? inflateSync(packed).toString('latin1')
      : packed.toString('latin1');
    objects.set(found[1] ?? '', { dictionary, content });
    OBJECT.lastIndex = streams ? at + length : end;
  }
}

function stringOf(token: string): string {
  const raw = token.slice(1, -1).replaceAll(/\\([^])/g, (_, sign: string) => ESCAPED[sign] ?? sign);
  return raw.startsWith('\xfe\xff') ? Buffer.from(raw.slice(2), 'latin1').swap16().toString('utf16le') : raw;
}

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

/** Texts and vertical lines that the operators of a page draw. */
function drawnBy(
  content: string,
  height: number,
  fonts: ReadonlyMap<string, Font>,
): Pick<ReadPage, 'texts' | 'uprights'> {
  const texts: ShownText[] = [];
  const uprights: Upright[] = [];
  let from: Matrix | undefined;
  const kept: Matrix[] = [];
  let axes: Matrix = [1, 0, 0, 1, 0, 0];
  let line: Matrix = axes;
  let font: Font = { widths: [], signs: [] };
  let size = 0;
  /** ActualText represents all that is shown inside. */
  let span: { text: string; first: number } | undefined;
  let operands: string[] = [];
  const numbers = () => operands.map(Number) as Matrix;
  const show = () => {
    let wide = 0;
    let text = '';
    let missing = 0;
    for (const token of operands)
      if (token.startsWith('<'))
        for (const [code] of token.matchAll(/[\da-f]{4}/g)) {
          const glyph = Number.parseInt(code, 16);
          wide += font.widths[glyph] ?? Number.NaN;
          if (glyph === 0) missing += 1;
          text += font.signs[glyph] ?? '\u0000';
        }
      else if (token !== '[' && token !== ']') wide -= Number(token);
    const at = times(line, axes);
    const next = times([1, 0, 0, 1, (wide / 1000) * size, 0], line);
    const [, , , , right, end] = times(next, axes);
    const turned = Math.abs(at[1]) > 0.001;
    const shown = size * Math.hypot(at[2], at[3]);
    texts.push({ text, x: at[4], right, y: height - at[5], end: height - end, size: shown, turned, missing });
    line = next;
  };
  const point = (): Matrix => times([1, 0, 0, 1, Number(operands[0]), Number(operands[1])], axes);
  const does: Readonly<Record<string, () => void>> = {
    q: () => void kept.push(axes),
    Q: () => (axes = kept.pop() ?? axes),
    cm: () => (axes = times(numbers(), axes)),
    m: () => (from = point()),
    l: () => {
      const [, , , , x, y] = point();
      if (from && Math.abs(x - from[4]) < 0.001)
        uprights.push({ x, top: height - Math.max(y, from[5]), bottom: height - Math.min(y, from[5]) });
    },
    Tm: () => (line = numbers()),
    Tf: () => {
      font = fonts.get(operands[0] ?? '') ?? font;
      size = Number(operands[1]);
    },
    TJ: show,
    BDC: () => {
      const actual = operands.indexOf('/ActualText');
      if (actual >= 0) span = { text: stringOf(operands[actual + 1] ?? ''), first: texts.length };
    },
    EMC: () => {
      if (!span) return;
      const inside = texts.splice(span.first);
      const [first] = inside;
      const missing = inside.reduce((sum, one) => sum + one.missing, 0);
      const right = Math.max(...inside.map((one) => one.right));
      const end = Math.min(...inside.map((one) => one.end));
      if (first) texts.push({ ...first, text: span.text, right, end, missing });
      span = undefined;
    },
  };
  for (const [token] of content.matchAll(TOKEN)) {
    if (!/^[A-Za-z]/.test(token)) {
      operands.push(token);
      continue;
    }
    does[token]?.();
    operands = [];
  }
  return { texts, uprights };
}

function linesOf(texts: readonly ShownText[]): string[] {
  const lines = new Map<string, ShownText[]>();
  const ordered = texts.toSorted((one, other) => Number(one.turned) - Number(other.turned) || one.y - other.y);
  for (const text of ordered) {
    const key = `${text.turned} ${Math.round(text.y)}`;
    lines.set(key, [...(lines.get(key) ?? []), text]);
  }
  return [...lines.values()].map((line) =>
    line
      .toSorted((one, other) => one.x - other.x)
      .map(({ text }) => text)
      .join(' '),
  );
}

export function readPdf(bytes: Uint8Array): ReadPage[] {
  const file = Buffer.from(bytes).toString('latin1');
  const objects = objectsOf(file);
  const at = (number: string | undefined) => objects.get(number ?? '') ?? { dictionary: '', content: '' };
  const refs = (text: string, key: string) => new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(text)?.[1];
  const fontOf = (number: string): Font => {
    const { dictionary } = at(number);
    const widths = /\/W \[0 \[([^\]]*)\]/.exec(at(refs(dictionary, 'DescendantFonts')).dictionary)?.[1] ?? '';
    const mapped = /beginbfrange\n([^]*)endbfrange/.exec(at(refs(dictionary, 'ToUnicode')).content)?.[1] ?? '';
    const ranges = [...mapped.matchAll(/\[([^\]]*)\]/g)].map(([, list = '']) => list).join(' ');
    const text = [...ranges.matchAll(/<([^>]*)>/g)].map(([, units = '']) =>
      Buffer.from(units.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    );
    return { widths: widths.trim().split(/\s+/).map(Number), signs: text };
  };
  const [, kids = ''] = /\/Type \/Pages[^]*?\/Kids \[([^\]]*)\]/.exec(file) ?? [];
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => {
    const { dictionary } = at(number);
    const [, , width = 0, height = 0] = (/\/MediaBox \[([^\]]*)\]/.exec(dictionary)?.[1] ?? '').split(' ').map(Number);
    const [, listed = ''] = /\/Font <<([^>]*)>>/.exec(at(refs(dictionary, 'Resources')).dictionary) ?? [];
    const fonts = new Map(
      [...listed.matchAll(/(\/F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [name, fontOf(font)]),
    );
    const [, contents = ''] = /\/Contents (\[[^\]]*\]|\d+ 0 R)/.exec(dictionary) ?? [];
    const content = [...contents.matchAll(/(\d+) 0 R/g)].map(([, part]) => at(part).content).join('\n');
    const { texts, uprights } = drawnBy(content, height, fonts);
    return { width, height, texts, uprights, lines: linesOf(texts) };
  });
}
