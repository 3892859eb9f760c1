/** Validation errors by cell, recomputed only for the cells that an edit can reach. */
import { cellKey, columnOfKey, rowOfKey, type CellKey, type SheetColumn } from './types';

interface ValidationSource<Row> {
  readonly rows: () => readonly Row[];
  readonly row: (rowKey: string) => Row | undefined;
  readonly rowKey: (row: Row) => string;
  readonly columns: () => readonly SheetColumn<Row>[];
  readonly column: (columnKey: string) => SheetColumn<Row> | undefined;
  readonly text: (key: CellKey) => string;
}

export class Validation<Row> {
  readonly errors = new Map<CellKey, string>();
  readonly #source: ValidationSource<Row>;
  /** Errors of single cells, without duplicates. */
  readonly #invalid = new Map<CellKey, string>();
  /** Of columns without duplicates: the cells of each value, and the value of each cell. */
  readonly #holders = new Map<string, Map<string, Set<CellKey>>>();
  readonly #valueOf = new Map<CellKey, string>();

  constructor(source: ValidationSource<Row>) {
    this.#source = source;
    this.reset();
  }

  /** Checks everything. */
  reset(): void {
    for (const one of [this.#invalid, this.#holders, this.#valueOf, this.errors]) one.clear();
    for (const row of this.#source.rows())
      for (const column of this.#source.columns()) this.#visit(cellKey(this.#source.rowKey(row), column.key));
    for (const key of [...this.#invalid.keys(), ...this.#valueOf.keys()]) this.#settle(key);
  }

  /** @returns the cells whose errors may have changed */
  check(key: CellKey): CellKey[] {
    const rowKey = rowOfKey(key);
    const readers = this.#source.column(columnOfKey(key))?.readBy ?? [];
    const touched = new Set([key, ...readers.map((reader) => cellKey(rowKey, reader))].flatMap(this.#visit));
    for (const one of touched) this.#settle(one);
    return [...touched];
  }

  /** Values of locked cells count as well, because an edited cell may repeat them; they have no errors, because nobody can correct them. */
  readonly #visit = (key: CellKey): CellKey[] => {
    const row = this.#source.row(rowOfKey(key));
    const column = this.#source.column(columnOfKey(key));
    if (row === undefined || column?.stored(row) === undefined) return [];
    return [key, ...this.#validate(key, row, column)];
  };

  #validate(key: CellKey, row: Row, column: SheetColumn<Row>): CellKey[] {
    const rowKey = rowOfKey(key);
    const text = this.#source.text(key);
    const isEmpty = text.trim() === '';
    const textOf = (columnKey: string) => this.#source.text(cellKey(rowKey, columnKey));
    const error = isEmpty ? undefined : column.validate(text, row, textOf);
    if (error === undefined || column.locked?.(row)) this.#invalid.delete(key);
    else this.#invalid.set(key, error);
    if (!column.duplicate) return [];
    return this.#register(key, error !== undefined || isEmpty ? undefined : column.canonical(text));
  }

  /** @returns the cells that had the old value or have the new one */
  #register(key: CellKey, value: string | undefined): CellKey[] {
    const columnKey = columnOfKey(key);
    const cells = this.#holders.get(columnKey) ?? new Map<string, Set<CellKey>>();
    this.#holders.set(columnKey, cells);
    const before = this.#valueOf.get(key);
    if (before !== undefined) cells.get(before)?.delete(key);
    if (value === undefined) this.#valueOf.delete(key);
    else {
      this.#valueOf.set(key, value);
      cells.set(value, (cells.get(value) ?? new Set()).add(key));
    }
    return [before, value].flatMap((one) => (one === undefined ? [] : [...(cells.get(one) ?? [])]));
  }

  #settle(key: CellKey): void {
    const error = this.#invalid.get(key) ?? this.#duplicate(key);
    if (error === undefined) this.errors.delete(key);
    else this.errors.set(key, error);
  }

  #duplicate(key: CellKey): string | undefined {
    const columnKey = columnOfKey(key);
    const value = this.#valueOf.get(key);
    if (value === undefined) return undefined;
    const count = this.#holders.get(columnKey)?.get(value)?.size ?? 0;
    return count > 1 ? this.#source.column(columnKey)?.duplicate?.(value) : undefined;
  }
}
