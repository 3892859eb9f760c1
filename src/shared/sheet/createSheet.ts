/** The edits of a grid over its stored rows, outside React: a cell renders only when its own view changes. */
import { added, CellListeners } from './cellListeners';
import { SheetCells, type SheetOptions } from './sheetCells';
import { cellKey, type CellKey, type CellTexts, type CellView, type Sheet, type SheetColumn } from './types';
import type { SheetSummary } from './types';
import { firstOf, NO_SUMMARY, sameSummary } from './sheetSummary';
import { Validation } from './validation';

/** The edit of one cell before and after; undefined is the stored text. */
interface Change {
  readonly key: CellKey;
  readonly before: string | undefined;
  after: string | undefined;
}

const NO_CELL: CellView = { kind: 'none', text: '', changed: false, problem: undefined, rejected: false };

class SheetStore<Row> implements Sheet<Row> {
  readonly #cells: SheetCells<Row>;
  readonly #validation: Validation<Row>;
  readonly #listeners = new Set<() => void>();
  readonly #editListeners = new Set<() => void>();
  readonly #cellListeners = new CellListeners();
  readonly #views = new Map<CellKey, CellView>();
  #serverErrors = new Map<CellKey, string>();
  #rejected = new Set<CellKey>();
  #undoStack: Change[][] = [];
  #redoStack: Change[][] = [];
  /** The change of the cell being edited, which is the last one of the undo stack. */
  #editing: Change | undefined;
  #summary: SheetSummary = NO_SUMMARY;
  #isSummaryCurrent = false;

  constructor(options: SheetOptions<Row>) {
    this.#cells = new SheetCells(options);
    this.#validation = new Validation(this.#cells);
  }

  readonly subscribe = (listener: () => void) => added(this.#listeners, listener);
  readonly subscribeEdits = (listener: () => void) => added(this.#editListeners, listener);
  readonly subscribeCell = (key: CellKey, listener: () => void) => this.#cellListeners.subscribe(key, listener);
  readonly isEditing = () => this.#editing !== undefined;
  readonly rows = () => this.#cells.rows();
  readonly rowKey = (row: Row) => this.#cells.rowKey(row);
  readonly kind = (key: CellKey) => this.#cells.kind(key);
  readonly text = (key: CellKey) => this.#cells.text(key);

  readonly cell = (key: CellKey): CellView => {
    const view = this.#views.get(key) ?? this.#view(key);
    this.#views.set(key, view);
    return view;
  };

  readonly summary = (): SheetSummary => {
    if (this.#isSummaryCurrent) return this.#summary;
    const next = this.#summarise();
    if (!sameSummary(this.#summary, next)) this.#summary = next;
    this.#isSummaryCurrent = true;
    return this.#summary;
  };

  readonly edits = (): CellTexts =>
    Object.fromEntries([...this.#cells.changed].map((key) => [key, this.#cells.text(key)]));

  readonly compare = (texts: CellTexts) => {
    const all = Object.entries(texts);
    return {
      different: Object.fromEntries(all.filter(([key, text]) => this.#cells.isDifferent(key, text))),
      left: Object.keys(texts).filter((key) => this.#cells.kind(key) !== 'editable'),
    };
  };

  readonly storedText = (key: CellKey) => this.#cells.stored(key) ?? '';
  readonly isStored = (key: CellKey, text: string) => this.#cells.isStored(key, text);

  readonly isRowChanged = (row: Row): boolean =>
    this.#cells.columns().some(({ key }) => this.#cells.changed.has(cellKey(this.rowKey(row), key)));

  readonly errorCells = (): readonly CellKey[] =>
    this.rows().flatMap((row) =>
      this.#cells
        .columns()
        .map(({ key }) => cellKey(this.rowKey(row), key))
        .filter((key) => this.#validation.errors.has(key) || this.#serverErrors.has(key)),
    );

  readonly type = (key: CellKey, text: string): void => {
    if (this.#cells.kind(key) !== 'editable') return;
    const isContinued = this.#editing?.key === key && this.#cells.changed.has(key);
    if (this.#editing?.key !== key) {
      this.commit();
      this.#editing = { key, before: this.#cells.edits.get(key), after: text };
      this.#undoStack.push([this.#editing]);
      this.#redoStack = [];
    }
    this.#editing.after = text;
    this.#set(key, text);
    // A further character of a changed cell changes no other cell and no count.
    if (isContinued && this.#cells.changed.has(key)) this.#notifyCells([key]);
    else this.#notify([key]);
  };

  readonly commit = (): void => {
    if (!this.#editing) return;
    const { key, after = '' } = this.#editing;
    const parsed = this.#cells.parse(key, after);
    if (parsed !== after) {
      this.#editing.after = parsed;
      this.#set(key, parsed);
    }
    this.#editing = undefined;
    this.#notify([key, ...this.#validation.check(key)]);
  };

  readonly cancel = (): void => {
    if (!this.#editing) return;
    const { key, before } = this.#editing;
    this.#editing = undefined;
    this.#undoStack.pop();
    this.#set(key, before);
    this.#notify([key, ...this.#validation.check(key)]);
  };

  readonly apply = (texts: CellTexts): void => {
    this.commit();
    const changes: Change[] = [];
    for (const [key, text] of Object.entries(texts)) {
      if (this.#cells.kind(key) === 'editable')
        changes.push({ key, before: this.#cells.edits.get(key), after: this.#cells.parse(key, text) });
      else if (text.trim() !== '') this.#rejected.add(key);
    }
    const touched = this.#put(changes, 'after');
    if (changes.length > 0) {
      this.#undoStack.push(changes);
      this.#redoStack = [];
    }
    this.#notify([...touched, ...Object.keys(texts)]);
  };

  readonly undo = () => this.#travel(this.#undoStack, this.#redoStack, 'before');
  readonly redo = () => this.#travel(this.#redoStack, this.#undoStack, 'after');

  readonly setServerErrors = (errors: CellTexts): void => {
    this.commit();
    this.#serverErrors = new Map(Object.entries(errors));
    this.#notify();
  };

  readonly setUnknown = (keys: readonly CellKey[]): void => {
    const before = [...this.#cells.unknown];
    this.#cells.setUnknown(keys);
    this.#notify([...before, ...keys]);
  };

  readonly pinUnknown = (withEmpty: boolean): void => this.#cells.pinUnknown(withEmpty);

  readonly show = (rows: readonly Row[], columns?: readonly SheetColumn<Row>[]): void => {
    this.commit();
    this.#cells.replace(rows, columns ?? this.#cells.columns(), () => true);
    for (const marks of [this.#serverErrors, this.#rejected])
      for (const key of [...marks.keys()]) if (this.kind(key) === 'none') marks.delete(key);
    this.#validation.reset();
    this.#notify();
  };

  readonly load = (...given: Parameters<Sheet<Row>['load']>): void => this.#rebase(given, true);
  readonly rebase = (...given: Parameters<Sheet<Row>['rebase']>): void => this.#rebase(given, false);

  #summarise(): SheetSummary {
    const { errors } = this.#validation;
    return {
      changes: this.#cells.changed.size,
      errors: new Set([...errors.keys(), ...this.#serverErrors.keys()]).size,
      invalid: errors.size,
      firstError: firstOf(errors) ?? firstOf(this.#serverErrors),
      canUndo: this.#undoStack.length > 0,
      canRedo: this.#redoStack.length > 0,
    };
  }

  #view(key: CellKey): CellView {
    const kind = this.#cells.kind(key);
    if (kind === 'none') return NO_CELL;
    const problem =
      this.#editing?.key === key ? undefined : (this.#validation.errors.get(key) ?? this.#serverErrors.get(key));
    const { changed } = this.#cells;
    return { kind, text: this.text(key), changed: changed.has(key), problem, rejected: this.#rejected.has(key) };
  }

  #set(key: CellKey, text: string | undefined): void {
    this.#cells.edit(key, text);
    this.#serverErrors.delete(key);
    this.#rejected.delete(key);
  }

  /** Applies changes in either direction. @returns the cells that may look different */
  #put(all: readonly Change[], side: 'before' | 'after'): CellKey[] {
    const changes = all.filter(({ key }) => this.#cells.kind(key) === 'editable');
    for (const change of changes) this.#set(change.key, change[side]);
    return changes.flatMap(({ key }) => [key, ...this.#validation.check(key)]);
  }

  #travel(from: Change[][], to: Change[][], side: 'before' | 'after'): readonly CellKey[] {
    this.commit();
    const changes = from.pop();
    if (!changes) return [];
    to.push(changes);
    this.#notify(this.#put(changes, side));
    return changes.map(({ key }) => key);
  }

  /**
   * Other values are stored now: undo and errors refer to the old ones, and a text equal to an old one is no edit. A cell that is being
   * typed in stays the one edited, also with the stored value, as `4.` has on the way to `4.5`.
   */
  #rebase([rows, columns, dropped]: Parameters<Sheet<Row>['load']>, onlySame: boolean): void {
    const edited = new Set(this.#cells.changed);
    const before = new Map([...this.#cells.edits.keys()].map((key) => [key, this.#cells.storedValue(key)]));
    const editing = this.#editing && { ...this.#editing, before: this.#cells.withoutStored(this.#editing) };
    const isKept = (key: CellKey) => {
      const isSame = before.get(key) === this.#cells.storedValue(key);
      if (dropped?.has(key) || (onlySame && !isSame)) return false;
      return key === editing?.key ? edited.has(key) || isSame : edited.has(key) && this.#cells.isEdited(key);
    };
    this.#redoStack = [];
    this.#serverErrors.clear();
    this.#rejected.clear();
    this.#cells.unknown.clear();
    this.#cells.replace(rows, columns ?? this.#cells.columns(), isKept);
    this.#editing = editing && this.#cells.edits.has(editing.key) ? editing : undefined;
    this.#undoStack = this.#editing ? [[this.#editing]] : [];
    this.#validation.reset();
    this.#notify();
  }

  #notifyCells(touched: readonly CellKey[] | undefined): void {
    if (touched) for (const key of touched) this.#views.delete(key);
    else this.#views.clear();
    this.#cellListeners.notify(touched);
    for (const listener of [...this.#editListeners]) listener();
  }

  #notify(touched?: readonly CellKey[]): void {
    this.#isSummaryCurrent = false;
    this.#notifyCells(touched);
    for (const listener of [...this.#listeners]) listener();
  }
}

export const createSheet = <Row>(options: SheetOptions<Row>): Sheet<Row> => new SheetStore(options);
