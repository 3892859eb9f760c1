import type { PrintedDocument } from '../document.ts';
import { ZipFile } from '../zip.ts';
import { PdfFile } from './file.ts';

/** A document and its name in an archive. */
export interface NamedDocument {
  name: string;
  document: PrintedDocument;
}

/** An archive with a PDF file of each document. */
export class PdfArchive {
  readonly #zip = new ZipFile();

  async add({ name, document }: NamedDocument): Promise<void> {
    const file = new PdfFile(document);
    file.add(document);
    this.#zip.add(name, await file.end());
  }

  take(): Buffer {
    return this.#zip.take();
  }

  end(): Promise<Buffer> {
    return Promise.resolve(this.#zip.end());
  }
}
