// Writes an archive whose entries are not compressed, because PDF files are.
import { Zip, ZipPassThrough } from 'fflate';

export const ZIP_TYPE = 'application/zip';

/** An archive that grows by whole files; its bytes are taken as they are produced. */
export class ZipFile {
  readonly #zip: Zip;
  readonly #madeAt: number;
  #parts: Uint8Array[] = [];

  /** @param madeAt milliseconds since the epoch, the time of all entries */
  constructor(madeAt: number) {
    this.#madeAt = madeAt;
    this.#zip = new Zip((error, part) => {
      if (error) throw error;
      this.#parts.push(part);
    });
  }

  add(name: string, content: Uint8Array): void {
    const entry = new ZipPassThrough(name);
    entry.mtime = this.#madeAt;
    this.#zip.add(entry);
    entry.push(content, true);
  }

  /** The bytes produced since the last call. */
  take(): Buffer {
    const parts = this.#parts;
    this.#parts = [];
    return Buffer.concat(parts);
  }

  /** Ends the archive and returns its remaining bytes. */
  end(): Buffer {
    this.#zip.end();
    return this.take();
  }
}
