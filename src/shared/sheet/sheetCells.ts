/** Rows, columns and edits of a sheet, with the lookups by key. */
import { columnOfKey, rowOfKey, type CellKey, type CellTexts, type CellView, type SheetColumn } from './types';

export interface SheetOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly SheetColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** of a draft */
  readonly edits?: CellTexts | undefined;
}

export class SheetCells<Row> {
  readonly rowKey: (row: Row) => string;
  /** Texts that differ from the stored ones, also where the value is the same. */
  readonly edits: Map<CellKey, string>;
  /** Cells whose value differs from the stored one. */
  readonly changed = new Set<CellKey>();
  /** Cells of a save without a result. They count as changed, because the stored value is unknown. */
  readonly unknown = new Set<CellKey>();
  #rows: readonly Row[] = [];
  #columns: readonly SheetColumn<Row>[] = [];
  #rowByKey = new Map<string, Row>();
  #columnByKey = new Map<string, SheetColumn<Row>>();
  /** Stored texts by cell, as they are read. */
  readonly #storedTexts = new Map<CellKey, string | undefined>();

  constructor({ rows, columns, rowKey, edits = {} }: SheetOptions<Row>) {
    this.rowKey = rowKey;
    this.edits = new Map(Object.entries(edits));
    this.replace(rows, columns, () => true);
  }

  readonly rows = () => this.#rows;
  readonly columns = () => this.#columns;
  readonly row = (key: string) => this.#rowByKey.get(key);
  readonly column = (key: string) => this.#columnByKey.get(key);
  readonly text = (key: CellKey): string => this.edits.get(key) ?? this.stored(key) ?? '';

  kind(key: CellKey): CellView['kind'] {
    const row = this.row(rowOfKey(key));
    if (row === undefined || this.stored(key) === undefined) return 'none';
    return this.column(columnOfKey(key))?.locked?.(row) ? 'locked' : 'editable';
  }

  parse(key: CellKey, text: string): string {
    return this.column(columnOfKey(key))?.parse?.(text) ?? text;
  }

  /** The canonical form of the stored text, '' for none. */
  storedValue(key: CellKey): string {
    return this.#canonical(key, this.stored(key) ?? '');
  }

  /** Whether the edit of a cell is another value than the stored one. */
  isEdited(key: CellKey): boolean {
    const text = this.edits.get(key);
    return text !== undefined && !this.isStored(key, text);
  }

  isStored(key: CellKey, text: string): boolean {
    const row = this.row(rowOfKey(key));
    const isSame = row !== undefined && this.column(columnOfKey(key))?.isStored?.(row, text) === true;
    return isSame || this.#canonical(key, text) === this.storedValue(key);
  }

  /** Whether a text would give an editable cell another value than the one it shows. */
  isDifferent(key: CellKey, text: string): boolean {
    return this.kind(key) === 'editable' && this.#canonical(key, text) !== this.#canonical(key, this.text(key));
  }

  /** `undefined` restores the stored text. */
  edit(key: CellKey, text: string | undefined): void {
    if (text === undefined) this.edits.delete(key);
    else this.edits.set(key, text);
    if (this.unknown.has(key) || this.isEdited(key)) this.changed.add(key);
    else this.changed.delete(key);
  }

  setUnknown(keys: readonly CellKey[]): void {
    const before = [...this.unknown];
    this.unknown.clear();
    for (const key of before) this.edit(key, this.edits.get(key));
    for (const key of keys.filter((one) => this.kind(one) === 'editable')) {
      this.unknown.add(key);
      this.changed.add(key);
    }
  }

  /** Turns the texts that unknown cells show into edits. */
  pinUnknown(withEmpty: boolean): void {
    for (const key of this.unknown) {
      const text = this.text(key);
      const isKept = withEmpty || text.trim() !== '' || this.stored(key) !== '';
      this.edit(key, isKept ? text : undefined);
    }
  }

  /** The edit before a change; undefined for a text equal to the stored one, unless a save without a result may have replaced that one. */
  withoutStored({ key, before }: { readonly key: CellKey; readonly before: string | undefined }): string | undefined {
    if (this.unknown.has(key)) return before ?? this.stored(key);
    return before === undefined || this.isStored(key, before) ? undefined : before;
  }

  /** Edits of editable cells stay where `keep` is true. */
  replace(rows: readonly Row[], columns: readonly SheetColumn<Row>[], keep: (key: CellKey) => boolean): void {
    this.#rows = rows;
    this.#columns = columns;
    this.#rowByKey = new Map(rows.map((row) => [this.rowKey(row), row]));
    this.#columnByKey = new Map(columns.map((column) => [column.key, column]));
    this.#storedTexts.clear();
    this.changed.clear();
    for (const key of [...this.edits.keys()]) {
      if (this.kind(key) !== 'editable' || !keep(key)) this.edits.delete(key);
      else if (this.isEdited(key)) this.changed.add(key);
    }
    for (const key of this.unknown)
      if (this.kind(key) === 'editable') this.changed.add(key);
      else this.unknown.delete(key);
  }

  stored(key: CellKey): string | undefined {
    if (!this.#storedTexts.has(key)) {
      const row = this.row(rowOfKey(key));
      this.#storedTexts.set(key, row === undefined ? undefined : this.column(columnOfKey(key))?.stored(row));
    }
    return this.#storedTexts.get(key);
  }

  #canonical(key: CellKey, text: string): string {
    return text.trim() === '' ? '' : (this.column(columnOfKey(key))?.canonical(text) ?? text);
  }
}
