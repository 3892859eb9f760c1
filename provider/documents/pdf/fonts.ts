// The two weights of the one font of all papers; it has Latin letters, the rupee sign and shaped Devanagari.
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { projectRoot } from '../../shared/projectRoot.ts';

export type Weight = 'regular' | 'bold';

const FOLDER = path.join(projectRoot, 'node_modules/@expo-google-fonts/noto-sans-devanagari');
const FILES: Readonly<Record<Weight, string>> = {
  regular: '400Regular/NotoSansDevanagari_400Regular.ttf',
  bold: '700Bold/NotoSansDevanagari_700Bold.ttf',
};

/** Reading the tables of a font takes longer than a receipt: pdfkit takes a font that another document has opened. */
type OpenedFont = PDFKit.Mixins.PDFFontSource;

function opened(weight: Weight): OpenedFont {
  const document = new PDFDocument({ autoFirstPage: false, font: path.join(FOLDER, FILES[weight]) });
  return (document as unknown as { _font: { font: OpenedFont } })._font.font;
}

let fonts: Readonly<Record<Weight, OpenedFont>> | undefined;

/** Makes both weights known to a document, under their names. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  fonts ??= { regular: opened('regular'), bold: opened('bold') };
  document.registerFont('regular', fonts.regular);
  document.registerFont('bold', fonts.bold);
}
