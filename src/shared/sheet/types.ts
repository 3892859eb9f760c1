/** A cell by its row key and its column key. Row keys contain no slash. */
export type CellKey = string;

export const cellKey = (rowKey: string, columnKey: string): CellKey => `${rowKey}/${columnKey}`;

export const rowOfKey = (key: CellKey): string => key.slice(0, key.indexOf('/'));
export const columnOfKey = (key: CellKey): string => key.slice(key.indexOf('/') + 1);

/** Texts by cell. */
export type CellTexts = Readonly<Record<CellKey, string>>;

/** How the sheet reads and checks the cells of one column. */
export interface SheetColumn<Row> {
  readonly key: string;
  /** The stored value as text, '' for none; undefined where the row has no cell in this column. */
  readonly stored: (row: Row) => string | undefined;
  /** Whether the cell is shown and cannot be edited. */
  readonly locked?: (row: Row) => boolean;
  /** Two texts with one canonical form are the same value, e.g. '05' and '5'. */
  readonly canonical: (text: string) => string;
  /** Whether the row stores the value of another text than the one of `stored`, e.g. 0 for an empty text. */
  readonly isStored?: (row: Row, text: string) => boolean;
  /** A typed, pasted or filled text as the cell shows it; a text that cannot be read is returned as it is. */
  readonly parse?: (text: string) => string;
  /** The validation error of a text that is not empty. `textOf` reads the other cells of the row. */
  readonly validate: (text: string, row: Row, textOf: (columnKey: string) => string) => string | undefined;
  /** Columns of the same row whose validation reads this one. */
  readonly readBy?: readonly string[];
  /** The error of every cell whose value occurs more than once in the column; without it values may repeat. */
  readonly duplicate?: (canonical: string) => string;
}

/** One cell as it is shown. The same object until something of it changes. */
export interface CellView {
  readonly kind: 'none' | 'locked' | 'editable';
  readonly text: string;
  readonly changed: boolean;
  readonly problem: string | undefined;
  /** A pasted text found this cell and could not be put into it. */
  readonly rejected: boolean;
}

export interface SheetSummary {
  /** cells whose value differs from the stored one */
  readonly changes: number;
  /** cells with a validation error or an error of the provider */
  readonly errors: number;
  /** cells with a validation error, which block a save */
  readonly invalid: number;
  readonly firstError: { readonly key: CellKey; readonly text: string } | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export interface Sheet<Row> {
  /** Notifies of every change except further characters of a changed cell. @returns the function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Notifies of every change, further characters included. */
  readonly subscribeEdits: (listener: () => void) => () => void;
  /** Notifies when the view of one cell may have changed. */
  readonly subscribeCell: (key: CellKey, listener: () => void) => () => void;
  readonly rows: () => readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly cell: (key: CellKey) => CellView;
  readonly kind: (key: CellKey) => CellView['kind'];
  readonly text: (key: CellKey) => string;
  readonly summary: () => SheetSummary;
  /** Whether a cell is being typed into and not committed. */
  readonly isEditing: () => boolean;
  /** Edits that change something or cannot be read, for a draft. */
  readonly edits: () => CellTexts;
  /** Texts for editable cells that show another value; a cell that cannot be edited is in `left`. */
  readonly compare: (texts: CellTexts) => { readonly different: CellTexts; readonly left: readonly CellKey[] };
  /** '' for none. */
  readonly storedText: (key: CellKey) => string;
  /** Whether a text is the stored value of a cell. */
  readonly isStored: (key: CellKey, text: string) => boolean;
  readonly isRowChanged: (row: Row) => boolean;
  /** Cells with an error, by row and column. */
  readonly errorCells: () => readonly CellKey[];

  /** Replaces the text of the cell being edited. Its validation waits until `commit`. */
  readonly type: (key: CellKey, text: string) => void;
  readonly commit: () => void;
  /** Restores the text that the cell had before it was edited. */
  readonly cancel: () => void;
  /** Puts texts into editable cells as one step of undo; texts for other cells only mark these as rejected. */
  readonly apply: (texts: CellTexts) => void;
  /** @returns the cells that were restored */
  readonly undo: () => readonly CellKey[];
  readonly redo: () => readonly CellKey[];
  readonly setServerErrors: (errors: CellTexts) => void;
  /** Counts these cells, and no others, as changed until the next `load` or `rebase`: a save without a result may have stored them. */
  readonly setUnknown: (keys: readonly CellKey[]) => void;
  /** Turns the texts that unknown cells show into edits, so that the next `rebase` keeps them; `withEmpty`: also of cells without a stored value. */
  readonly pinUnknown: (withEmpty: boolean) => void;

  /** Shows other rows and columns over the same stored values; edits of rows that are gone are dropped, steps of undo stay. */
  readonly show: (rows: readonly Row[], columns?: readonly SheetColumn<Row>[]) => void;
  /** Rebases on what is stored now: edits stay where no other user changed the stored value, except those of `dropped` cells. */
  readonly load: (rows: readonly Row[], columns?: readonly SheetColumn<Row>[], dropped?: ReadonlySet<CellKey>) => void;
  /**
   * Rebases on what is stored now: every edit that differs from it stays, such as texts typed while a save was sent, except
   * those of `dropped` cells.
   */
  readonly rebase: (
    rows: readonly Row[],
    columns?: readonly SheetColumn<Row>[],
    dropped?: ReadonlySet<CellKey>,
  ) => void;
}
