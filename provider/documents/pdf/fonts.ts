// The fonts of documents in two weights: the base font has Latin letters, the rupee sign and Devanagari, other scripts have their own.
// Further fonts have the letters and signs that the base font lacks.
import fs from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { projectRoot } from '../../shared/projectRoot.ts';
import { shaperOf } from './shaper.ts';

export type Weight = 'regular' | 'bold';

/** Scripts with a font of their own. The base font has Latin letters, Devanagari and the characters that all scripts share. */
export const SCRIPTS = [
  ...(['Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'] as const),
  ...(['Arabic', 'Ol_Chiki', 'Meetei_Mayek'] as const),
] as const;

export type FontScript = (typeof SCRIPTS)[number];

/** All Latin letters, fractions and superscripts; then arrows and operators, in one weight. */
export const FURTHER = ['Latin', 'Math'] as const;

/** undefined: the base font */
export type FontName = FontScript | (typeof FURTHER)[number] | undefined;

const FOLDER = path.join(projectRoot, 'node_modules/@expo-google-fonts');
const STYLES: Readonly<Record<Weight, string>> = { regular: '400Regular', bold: '700Bold' };

function fileOf(font: FontName, weight: Weight): string {
  const style = STYLES[font === 'Math' ? 'regular' : weight];
  const words = font === 'Latin' ? [] : (font ?? 'Devanagari').split('_');
  const family = ['noto-sans', ...words].join('-').toLowerCase();
  return path.join(FOLDER, family, style, `NotoSans${words.join('')}_${style}.ttf`);
}

interface Glyph {
  id: number;
  advanceWidth: number;
}

/** The part of a font of fontkit that is used here. pdfkit measures and draws the words that `layout` shapes. */
interface OpenedFont {
  /** the code points that have a glyph, in ascending order */
  characterSet: readonly number[];
  glyphForCodePoint: (codePoint: number) => Glyph;
  getGlyph: (id: number, codePoints: readonly number[]) => Glyph;
  /** the characters of the glyph; none for a conjunct */
  stringsForGlyph: (id: number) => string[];
  layout: (text: string) => { glyphs: Glyph[]; positions: object[]; advanceWidth: number };
}

/** Opens a font once, because parsing its tables takes longer than a receipt; pdfkit accepts a font opened by another document. */
function open(file: string): OpenedFont {
  const document = new PDFDocument({ autoFirstPage: false, font: file });
  const { font } = (document as unknown as { _font: { font: OpenedFont } })._font;
  // fontkit caches a glyph with the characters of its first use, and with none where that is as a part of another glyph.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return font;
}

/** A font whose words are shaped by HarfBuzz instead of fontkit. */
function openShaped(script: FontScript, weight: Weight): OpenedFont {
  const file = fileOf(script, weight);
  const font = open(file);
  const shape = shaperOf(fs.readFileSync(file));
  font.layout = (text) => {
    const shaped = shape(text, script === 'Arabic' && !/^\p{N}/u.test(text));
    const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((one, other) => one - other);
    // For readers that ignore the text of the span: the character of the glyph, or those of its cluster.
    const glyphs = shaped.map(({ id, cluster }) => {
      const [own = text.slice(cluster, starts[starts.indexOf(cluster) + 1])] = font.stringsForGlyph(id);
      return font.getGlyph(
        id,
        Array.from(own, (character) => character.codePointAt(0) ?? 0),
      );
    });
    return {
      glyphs,
      positions: shaped.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset })),
      advanceWidth: shaped.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    };
  };
  return font;
}

const fonts = new Map<string, OpenedFont>();

const isScript = (font: FontName): font is FontScript => SCRIPTS.some((script) => script === font);
const keyOf = (font: FontName, weight: Weight): string => (font === undefined ? weight : `${font} ${weight}`);

function openedFont(font: FontName, weight: Weight): OpenedFont {
  const key = keyOf(font, weight);
  const opened = fonts.get(key) ?? (isScript(font) ? openShaped(font, weight) : open(fileOf(font, weight)));
  fonts.set(key, opened);
  return opened;
}

function register(document: PDFKit.PDFDocument, font: FontName, weight: Weight): void {
  const opened = openedFont(font, weight) as unknown as PDFKit.Mixins.PDFFontSource;
  document.registerFont(keyOf(font, weight), opened);
}

/** Registers both weights of the base font in a document. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const weight of ['regular', 'bold'] as const) register(document, undefined, weight);
}

/** Selects a font in a document; opens one other than the base font only for a text that needs it. */
export function selectFont(document: PDFKit.PDFDocument, font: FontName, weight: Weight): void {
  if (font !== undefined) register(document, font, weight);
  document.font(keyOf(font, weight));
}

const coverages = new Map<FontName, RegExp>();

/** Matches the texts that a font has all characters of. Its weights have the same characters. */
function coverageOf(font: FontName): RegExp {
  const ranges: [first: number, last: number][] = [];
  for (const codePoint of openedFont(font, 'regular').characterSet) {
    const range = ranges.at(-1);
    if (range && range[1] === codePoint - 1) range[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  const parts = ranges.map((range) => range.map((codePoint) => `\\u{${codePoint.toString(16)}}`).join('-'));
  return new RegExp(`^[${parts.join('')}]*$`, 'u');
}

/** Whether a font has all characters of a text. */
export function covers(font: FontName, text: string): boolean {
  const coverage = coverages.get(font) ?? coverageOf(font);
  coverages.set(font, coverage);
  return coverage.test(text);
}

interface LayoutCaches {
  _fontFamilies: Record<string, { layoutCache: Record<string, unknown> }>;
}

/** Releases the shaped words that pdfkit caches without a limit; a long list has many that occur once. */
export function releaseShapedWords(document: PDFKit.PDFDocument): void {
  for (const font of Object.values((document as unknown as LayoutCaches)._fontFamilies))
    font.layoutCache = Object.create(null) as Record<string, unknown>;
}
