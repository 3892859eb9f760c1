// The fonts of documents in two weights: the base font has Latin letters, the rupee sign and Devanagari, other scripts have their own.
import fs from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { projectRoot } from '../../shared/projectRoot.ts';
import type { FontScript } from './runs.ts';
import { shaperOf } from './shaper.ts';

export type Weight = 'regular' | 'bold';

const FOLDER = path.join(projectRoot, 'node_modules/@expo-google-fonts');
const STYLES: Readonly<Record<Weight, string>> = { regular: '400Regular', bold: '700Bold' };

function fileOf(script: FontScript | 'Devanagari', weight: Weight): string {
  const style = STYLES[weight];
  const name = `NotoSans${script.replace('_', '')}_${style}.ttf`;
  return path.join(FOLDER, `noto-sans-${script.toLowerCase().replace('_', '-')}`, style, name);
}

interface Glyph {
  id: number;
  advanceWidth: number;
}

/** The part of a font of fontkit that is used here. pdfkit measures and draws the words that `layout` shapes. */
interface OpenedFont {
  getGlyph: (id: number, codePoints: readonly number[]) => Glyph;
  /** the characters of the glyph; none for a conjunct */
  stringsForGlyph: (id: number) => string[];
  layout: (text: string) => { glyphs: Glyph[]; positions: object[]; advanceWidth: number };
}

/** Opens a font once, because parsing its tables takes longer than a receipt; pdfkit accepts a font opened by another document. */
function open(file: string): OpenedFont {
  const document = new PDFDocument({ autoFirstPage: false, font: file });
  return (document as unknown as { _font: { font: OpenedFont } })._font.font;
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

function register(document: PDFKit.PDFDocument, name: string, opened: () => OpenedFont): void {
  const font = fonts.get(name) ?? opened();
  fonts.set(name, font);
  document.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
}

/** Registers both weights of the base font in a document. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const weight of ['regular', 'bold'] as const)
    register(document, weight, () => open(fileOf('Devanagari', weight)));
}

/** Selects the font of a script, or the base font; opens one only for a text that needs it. */
export function selectFont(document: PDFKit.PDFDocument, script: FontScript | undefined, weight: Weight): void {
  const name = script === undefined ? weight : `${script} ${weight}`;
  if (script !== undefined) register(document, name, () => openShaped(script, weight));
  document.font(name);
}

interface LayoutCaches {
  _fontFamilies: Record<string, { layoutCache: Record<string, unknown> }>;
}

/** Releases the shaped words that pdfkit caches without a limit; a long list has many that occur once. */
export function releaseShapedWords(document: PDFKit.PDFDocument): void {
  for (const font of Object.values((document as unknown as LayoutCaches)._fontFamilies))
    font.layoutCache = Object.create(null) as Record<string, unknown>;
}
