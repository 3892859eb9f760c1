/** The unsaved edits of a sheet: draft, leave guard, save, conflict, and rows that are gone. */
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { CODES, type ApiFailure, type RecordChange } from '@/api/catalogue';
import type { Draft } from '../drafts';
import { useSaving, type Saving, type SavingWords } from '../saving';
import { useLeaveGuard } from '../ui';
import type { CellKey, CellTexts } from './types';
import { ReadOrder } from './readOrder';
import type { SheetBase } from './unknownSave';
import { useSheetRefresh } from './useSheetRefresh';
import { useSheetSend, type FoundWork, type SheetSendOptions } from './useSheetSend';

/** The part of a draft that every sheet has; that of `FoundWork` is kept by `useSheetEditor`. */
export interface SheetDraft extends FoundWork {
  readonly texts: CellTexts;
}

export interface SheetEditorOptions<
  Row,
  Work extends SheetDraft,
  Base extends SheetBase,
  Request extends readonly unknown[],
  Answer,
> extends SheetSendOptions<Row, Base, Request, Answer> {
  readonly draft: Draft<Work, Base>;
  /** The draft as it is kept, read when the sign-in expires. */
  readonly keep: () => Work;
  /** What was stored when the sheet opened. */
  readonly base: Base;
  /** The cell that a problem of the response belongs to. */
  readonly cellOf: (path: string, request: Request) => CellKey | undefined;
  /** The message of a problem at its cell, where it names the cell; without it the whole message is shown. */
  readonly textAt?: (cell: CellKey, message: string) => string;
  /** Codes after which the rows have to be loaded again, as after a conflict. */
  readonly goneCodes: readonly (number | null)[];
  /** Replaces the rows; the edits of `dropped` cells, which were in conflict, give way to the stored values. */
  readonly onLoaded: (answer: Answer, dropped: ReadonlySet<CellKey>) => void;
  /** For a sheet whose saves are rejected (205) because of another change than that of entries, which the user has read then. */
  readonly otherChange?: {
    /** Loads the rows and what has changed. The rows are replaced by `onSaved`, and all edits stay. */
    readonly load: () => Promise<Answer>;
    /** The base of the edits after the change was read. */
    readonly baseAfter: (base: Base, answer: Answer) => Base;
    readonly onLoaded: () => void;
  };
  /** Problems were put at their cells. */
  readonly onProblems: () => void;
  /** For a sheet in which the user may save over the entries of a conflict. */
  readonly overwriting?: {
    /** The entries of the conflict in words, with both values; none if something else has changed, which cannot be saved over. */
    readonly textsOf: (failure: ApiFailure) => readonly string[];
    /** The base with the versions that the user saw. */
    readonly baseOver: (base: Base, failure: ApiFailure) => Base;
  };
  readonly words: SavingWords;
}

/** Stored rows changed or left since the sheet was loaded; nothing was saved. */
export interface SheetConflict {
  readonly open: boolean;
  readonly message: string;
  readonly change: RecordChange | undefined;
  /** the messages of single cells */
  readonly details: readonly string[];
  readonly onLoad: () => void;
  /** Saves the edits over the entries of the conflict. */
  readonly onKeepMine: (() => void) | undefined;
  readonly busy: boolean;
  readonly onClose: () => void;
}

export interface SheetEditor extends Pick<Saving<unknown>, 'busy'> {
  /** The last save was not decided on. Then Save reads the rows again, also where no edit is left. */
  readonly notSaved: boolean;
  readonly isSaved: boolean;
  readonly submit: () => Promise<void>;
  readonly conflict: SheetConflict;
  /** To be rendered by the screen: asks before unsaved edits are lost. */
  readonly leaveDialog: ReactNode;
}

/** The editor with the stored state that the edits are based on. */
export interface RebasedEditor<Base> extends SheetEditor, Pick<Saving<Base>, 'base' | 'rebase'> {
  /** Loads the rows again and keeps every edit. */
  readonly refresh: () => Promise<void>;
}

const NO_DETAILS: readonly string[] = [];
const NO_CELLS: ReadonlySet<CellKey> = new Set();
const NO_FAILURE = { message: '', gone: false, details: NO_DETAILS, cells: NO_CELLS, stale: undefined, other: false };

interface Failed extends Pick<SheetConflict, 'message' | 'details'> {
  readonly gone: boolean;
  /** the cells with a problem */
  readonly cells: ReadonlySet<CellKey>;
  /** the failure of a conflict of entries */
  readonly stale: ApiFailure | undefined;
  /** a 205 because of another change */
  readonly other: boolean;
}

/** Puts the problems of a failed save at their cells. */
function useCellErrors<
  Row,
  Work extends SheetDraft,
  Base extends SheetBase,
  Request extends readonly unknown[],
  Answer,
>(options: SheetEditorOptions<Row, Work, Base, Request, Answer>) {
  const { sheet, goneCodes } = options;
  const [failed, setFailed] = useState<Failed>(NO_FAILURE);
  /** Whether the message of the last failure needs no further report. */
  const isReported = useRef(false);

  const handle = (failure: ApiFailure, request: Request) => {
    const { responseCode, message, problems = [] } = failure;
    const placed = problems.flatMap(({ path, message: text }) => {
      const cell = options.cellOf(path, request);
      return cell === undefined ? [] : [[cell, options.textAt?.(cell, text) ?? text] as const];
    });
    const gone = goneCodes.includes(responseCode);
    const stale = responseCode === CODES.STALE_VERSION;
    const entries = stale ? options.overwriting?.textsOf(failure) : undefined;
    flushSync(() => {
      setFailed({
        message,
        gone,
        details: entries?.length ? entries : problems.map(({ message: text }) => text),
        cells: new Set(placed.map(([cell]) => cell)),
        stale: stale && entries?.length !== 0 ? failure : undefined,
        other: entries?.length === 0,
      });
      sheet.setServerErrors(Object.fromEntries(placed));
    });
    if (placed.length > 0 && !gone && !stale) options.onProblems();
    isReported.current = gone || (placed.length > 0 && placed.length === problems.length);
  };
  return {
    failed,
    isReported: () => isReported.current,
    clear: () => setFailed(NO_FAILURE),
    handle,
  };
}

const conflictOf = (
  failed: Failed,
  { open, change, busy, ...conflict }: Saving<unknown>['conflict'],
  clear: () => void,
  mayOverwrite: boolean,
): SheetConflict => ({
  open: failed.gone || open,
  message: failed.message,
  change,
  details: failed.details,
  onLoad: conflict.onLoadTheirs,
  onKeepMine: mayOverwrite && failed.stale ? conflict.onSaveMine : undefined,
  busy,
  onClose: () => {
    clear();
    conflict.onClose();
  },
});

export function useSheetEditor<
  Row,
  Work extends SheetDraft,
  Base extends SheetBase,
  Request extends readonly unknown[],
  Answer,
>(options: SheetEditorOptions<Row, Work, Base, Request, Answer>): RebasedEditor<Base> {
  const { sheet, draft, overwriting } = options;
  const hasEdits = useSyncExternalStore(sheet.subscribe, options.isDirty);
  const { failed, clear, handle, isReported } = useCellErrors(options);
  const sheetSend = useSheetSend(options, draft.found?.work, handle);
  const { readRows, isUnknown, kept, seen, send } = sheetSend;
  const [order] = useState(() => new ReadOrder());
  const dirty = hasEdits || isUnknown;
  const other = failed.other ? options.otherChange : undefined;
  const saving = useSaving<Work, Base, Answer>({
    base: options.base,
    draft,
    dirty: () => dirty,
    // After the rows were read again, the sheet knows the result of a save that `useSaving` does not know.
    open: dirty,
    keep: () => ({ ...options.keep(), ...kept() }),
    request: () => JSON.stringify(options.request()),
    save: (base, requestKey) => order.save(() => send(base, requestKey, (next) => saving.rebase(() => next))),
    load: () => (other ? other.load() : options.load()),
    baseOf: options.baseOf,
    baseAfterSave: sheetSend.savedRows,
    onLoaded: (answer, before) => {
      clear();
      // Problems of a sheet without `overwriting` are at one cell of a row, of which other cells may have been changed.
      const stale = failed.stale ? [...(overwriting ? failed.cells : []), ...sheetSend.changed()] : [];
      const base = other
        ? other.baseAfter(readRows(before, answer), answer)
        : sheetSend.loadRows(before, answer, failed.stale ? failed.cells : NO_CELLS, () =>
            options.onLoaded(answer, new Set(stale)),
          );
      saving.rebase(() => base);
      other?.onLoaded();
    },
    baseOver: (base) => seen(failed.stale && overwriting?.baseOver(base, failed.stale)),
    onSaved: () => 'staying',
    onFailure: isReported,
    words: options.words,
  });
  const { dialog } = useLeaveGuard(dirty, { notSaved: saving.busy || isUnknown });
  const refresh = useSheetRefresh(order, saving, readRows);
  return {
    base: saving.base,
    rebase: saving.rebase,
    refresh,
    busy: saving.busy,
    notSaved: isUnknown || (hasEdits && saving.notSaved),
    isSaved: saving.outcome === 'saved',
    submit: saving.submit,
    conflict: conflictOf(failed, saving.conflict, clear, overwriting !== undefined),
    leaveDialog: dialog,
  };
}
