/** Listeners of single cells, so that an edit notifies only the cells that it changes. */
import type { CellKey } from './types';

/** @returns the function that ends the subscription */
export function added(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export class CellListeners {
  readonly #byCell = new Map<CellKey, Set<() => void>>();

  /** The number of cells with a listener. */
  get size(): number {
    return this.#byCell.size;
  }

  subscribe(key: CellKey, listener: () => void): () => void {
    const listeners = this.#byCell.get(key) ?? new Set();
    this.#byCell.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#byCell.get(key) === listeners) this.#byCell.delete(key);
    };
  }

  /** @param keys without it every cell is notified */
  notify(keys?: Iterable<CellKey>): void {
    const notified =
      keys === undefined ? [...this.#byCell.values()] : [...new Set(keys)].map((key) => this.#byCell.get(key));
    for (const listeners of notified) for (const listener of [...(listeners ?? [])]) listener();
  }
}
