// Statements met again and again are prepared, so that the database plans them no more.

const PREPARED_FROM = 5;
const MOST_PREPARED = 200;

/** Gives each statement its name once it is met often; others, such as rows written in one go, never get one. */
export class Prepared {
  readonly #met = new Map<string, number>();
  readonly #names = new Map<string, string>();

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_PREPARED) return known;
    const met = (this.#met.get(text) ?? 0) + 1;
    this.#met.delete(text);
    if (met >= PREPARED_FROM) this.#names.set(text, `statement_${this.#names.size + 1}`);
    else this.#met.set(text, met);
    const [oldest] = this.#met.keys();
    if (this.#met.size > MOST_PREPARED && oldest !== undefined) this.#met.delete(oldest);
    return this.#names.get(text);
  }
}
