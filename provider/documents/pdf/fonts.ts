// The font of all documents in two weights; it has Latin letters, the rupee sign and shaped Devanagari.
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { projectRoot } from '../../shared/projectRoot.ts';

export type Weight = 'regular' | 'bold';

const FOLDER = path.join(projectRoot, 'node_modules/@expo-google-fonts/noto-sans-devanagari');
const FILES: Readonly<Record<Weight, string>> = {
  regular: '400Regular/NotoSansDevanagari_400Regular.ttf',
  bold: '700Bold/NotoSansDevanagari_700Bold.ttf',
};

/** Opens a font once, because parsing its tables takes longer than a receipt; pdfkit accepts a font opened by another document. */
type OpenedFont = PDFKit.Mixins.PDFFontSource;

function opened(weight: Weight): OpenedFont {
  const document = new PDFDocument({ autoFirstPage: false, font: path.join(FOLDER, FILES[weight]) });
  return (document as unknown as { _font: { font: OpenedFont } })._font.font;
}

let fonts: Readonly<Record<Weight, OpenedFont>> | undefined;

/** Registers both weights in a document by name. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  fonts ??= { regular: opened('regular'), bold: opened('bold') };
  document.registerFont('regular', fonts.regular);
  document.registerFont('bold', fonts.bold);
}

interface LayoutCaches {
  _fontFamilies: Record<string, { layoutCache: Record<string, unknown> }>;
}

/** Releases the shaped words that pdfkit caches without a limit; a long list has many that occur once. */
export function releaseShapedWords(document: PDFKit.PDFDocument): void {
  for (const font of Object.values((document as unknown as LayoutCaches)._fontFamilies))
    font.layoutCache = Object.create(null) as Record<string, unknown>;
}
