import { fileNameOf } from './fileName.ts';

const DOTS = /\.{2,}/g;

/** Names for the entries of an archive: safe as file names, without leading or repeated dots, each once whatever the case. */
export class EntryNames {
  readonly #taken = new Set<string>();

  /**
   * @param words parts of the name, joined by `_`
   * @param id distinguishes the entry from one of the same name
   */
  nameOf(words: readonly string[], id: number, extension: string): string {
    const named = (parts: readonly string[]) => {
      const text = parts.map((part) => part.replaceAll(DOTS, '.')).join('_');
      return fileNameOf([text.replace(/^[.\s/\\]+/, '')], extension).replaceAll(DOTS, '.');
    };
    const plain = named(words);
    const name = this.#taken.has(plain.toLowerCase()) ? named([String(id), ...words]) : plain;
    this.#taken.add(name.toLowerCase());
    return name;
  }
}
