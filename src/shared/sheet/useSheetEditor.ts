/** The unsaved edits of a sheet: draft, leave guard, save, conflict, and rows that are gone. */
import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { CODES, type ApiFailure, type RecordChange } from '@/api/catalogue';
import type { Draft } from '../drafts';
import { asFailure } from '../errors';
import { useSaving, type Saving, type SavingWords } from '../saving';
import { useLeaveGuard } from '../ui';
import type { CellKey, CellTexts, Sheet } from './types';

/** The part of a draft that every sheet has; `title` names the draft to the user. */
export interface SheetDraft {
  readonly texts: CellTexts;
  readonly title: string;
}

export interface SheetEditorOptions<Row, Work extends SheetDraft, Base, Request, Answer> {
  readonly sheet: Sheet<Row>;
  readonly draft: Draft<Work, Base>;
  /** The draft as it is kept, read when the sign-in expires. */
  readonly keep: () => Work;
  readonly isDirty: () => boolean;
  /** What was stored when the sheet opened. */
  readonly base: Base;
  readonly baseOf: (answer: Answer) => Base;
  /** What a save sends now. Equal requests over the same base are one request, under one idempotency key. */
  readonly request: () => Request;
  readonly send: (request: Request, base: Base, requestKey: string) => Promise<Answer>;
  /** The cell that a problem of the response belongs to. */
  readonly cellOf: (path: string, request: Request) => CellKey | undefined;
  /** Codes after which the rows have to be loaded again, as after a conflict. */
  readonly goneCodes: readonly (number | null)[];
  readonly load: () => Promise<Answer>;
  readonly onLoaded: (answer: Answer) => void;
  readonly onSaved: (answer: Answer) => void;
  /** Problems were put at their cells. */
  readonly onProblems: () => void;
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
  readonly onClose: () => void;
}

export interface SheetEditor extends Pick<Saving<unknown>, 'busy' | 'notSaved'> {
  readonly isSaved: boolean;
  readonly submit: () => Promise<void>;
  readonly conflict: SheetConflict;
  /** To be rendered by the screen: asks before unsaved edits are lost. */
  readonly leaveDialog: ReactNode;
}

const NO_DETAILS: readonly string[] = [];
const NO_FAILURE = { message: '', gone: false, details: NO_DETAILS };

/** Puts the problems of a failed save at their cells. */
function useCellErrors<Row, Work extends SheetDraft, Base, Request, Answer>(
  options: SheetEditorOptions<Row, Work, Base, Request, Answer>,
) {
  const { sheet, goneCodes } = options;
  const [failed, setFailed] = useState(NO_FAILURE);
  /** Whether the message of the last failure needs no further report. */
  const isReported = useRef(false);

  const handle = (failure: ApiFailure, request: Request) => {
    const { responseCode, message, problems = [] } = failure;
    const placed = problems.flatMap(({ path, message: text }) => {
      const cell = options.cellOf(path, request);
      return cell === undefined ? [] : [[cell, text] as const];
    });
    const gone = goneCodes.includes(responseCode);
    const stale = responseCode === CODES.CHANGED_MEANWHILE;
    flushSync(() => {
      setFailed({ message, gone, details: problems.map(({ message: text }) => text) });
      sheet.setServerErrors(Object.fromEntries(placed));
    });
    if (placed.length > 0 && !gone && !stale) options.onProblems();
    isReported.current = gone || (placed.length > 0 && placed.length === problems.length);
  };
  return {
    failed,
    isReported: () => isReported.current,
    clear: () => setFailed(NO_FAILURE),
    send: async (base: Base, requestKey: string) => {
      const request = options.request();
      try {
        return await options.send(request, base, requestKey);
      } catch (error) {
        handle(asFailure(error), request);
        throw error;
      }
    },
  };
}

export function useSheetEditor<Row, Work extends SheetDraft, Base, Request, Answer>(
  options: SheetEditorOptions<Row, Work, Base, Request, Answer>,
): SheetEditor {
  const { sheet, draft } = options;
  const dirty = useSyncExternalStore(sheet.subscribe, options.isDirty);
  const { dialog } = useLeaveGuard(dirty);
  const { failed, clear, send, isReported } = useCellErrors(options);
  const saving = useSaving<Work, Base, Answer>({
    base: options.base,
    draft,
    dirty: () => dirty,
    keep: options.keep,
    request: () => JSON.stringify(options.request()),
    save: send,
    load: options.load,
    baseOf: options.baseOf,
    onLoaded: (answer) => {
      clear();
      options.onLoaded(answer);
    },
    onSaved: (answer) => {
      options.onSaved(answer);
      return 'staying';
    },
    onFailure: isReported,
    words: options.words,
  });
  const { conflict } = saving;
  return {
    busy: saving.busy,
    notSaved: saving.notSaved,
    isSaved: saving.outcome === 'saved',
    submit: saving.submit,
    conflict: {
      open: failed.gone || conflict.open,
      message: failed.message,
      change: conflict.change,
      details: failed.details,
      onLoad: conflict.onLoadTheirs,
      onClose: () => {
        clear();
        conflict.onClose();
      },
    },
    leaveDialog: dialog,
  };
}
