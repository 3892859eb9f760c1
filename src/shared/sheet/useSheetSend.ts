import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '@/api/catalogue';
import { asFailure } from '../errors';
import { isUndecided } from '../feedback';
import type { CellKey, CellTexts, Sheet } from './types';
import {
  baseAfter,
  olderParts,
  readAgain,
  textsBefore,
  textsIn,
  type KeptSave,
  type SheetBase,
  type UnknownSave,
} from './unknownSave';

export interface SheetSendOptions<Row, Base extends SheetBase, Request extends readonly unknown[], Answer> {
  readonly sheet: Sheet<Row>;
  /** the stored state of the first rows */
  readonly base: Base;
  readonly isDirty: () => boolean;
  /** false where a stored value cannot be removed: then an emptied cell of a save without a result shows the stored value. */
  readonly mayBeEmpty?: boolean;
  readonly baseOf: (answer: Answer) => Base;
  /** What a save sends now. Equal requests over the same base are one request, under one idempotency key. */
  readonly request: () => Request;
  readonly send: (request: Request, base: Base, requestKey: string) => Promise<Answer>;
  /** The parts of the base that a request sends, where it leaves out incomplete rows; without it, all edits are sent. */
  readonly sentParts?: (request: Request) => readonly string[];
  /** `send` returns rows that were read after the save, which may have later changes of another user. */
  readonly readsAfterSave?: boolean;
  readonly load: () => Promise<Answer>;
  /** Replaces the rows and keeps the edits that differ from them. */
  readonly onSaved: (answer: Answer) => void;
  /** Called after the rows were replaced, for a sheet whose rows contain the state that the edits are based on. */
  readonly onReadAgain?: (answer: Answer, base: Base) => void;
}

/** The part of a draft that is needed after it is resumed. */
export interface FoundWork {
  /** the stored texts that the edits are based on */
  readonly before?: CellTexts;
  /** a save whose result was not known */
  readonly unknown?: KeptSave;
}

const NO_TEXTS: CellTexts = {};

/** The save whose result is not known (yet); at first that of a draft. Its cells count as changed. */
function useUnknownSave<Row>(sheet: Sheet<Row>, found: FoundWork | undefined) {
  const lost = found?.unknown;
  const save = useRef<UnknownSave | undefined>(lost && { requestKey: undefined, texts: lost.sent });
  const older = useRef(lost?.before ?? found?.before ?? NO_TEXTS);
  const [isUnknown, setIsUnknown] = useState(lost !== undefined);
  useEffect(() => {
    if (save.current) sheet.setUnknown(Object.keys(save.current.texts));
  }, [sheet]);
  return {
    isUnknown,
    current: () => save.current,
    /** The texts that were sent, and the stored ones that the edits are based on. */
    texts: (): KeptSave => {
      const sent = save.current?.texts ?? NO_TEXTS;
      return { sent, before: textsBefore(sheet, sent, older.current) };
    },
    /** The edited cells that another user has changed since their edit, as the rows show it. */
    changed: (): CellKey[] =>
      Object.keys(sheet.edits()).filter((key) => !sheet.isStored(key, older.current[key] ?? sheet.storedText(key))),
    /** The cells of a running request are unknown as well, so that an undo of them stays an edit. */
    started: (next: UnknownSave) => {
      save.current = next;
      sheet.setUnknown(Object.keys(next.texts));
    },
    lost: () => setIsUnknown(true),
    rejected: () => {
      if (save.current) sheet.setUnknown([]);
      save.current = undefined;
      setIsUnknown(false);
    },
    /** The rows show what is stored; `newer` are the former texts of cells that another user changed. */
    known: (newer: CellTexts = NO_TEXTS) => {
      save.current = undefined;
      older.current = newer;
      setIsUnknown(false);
    },
  };
}

/** Replaces the rows, and finds what the edits are based on then. */
function useRebasedRows<Row, Base extends SheetBase, Request extends readonly unknown[], Answer>(
  options: SheetSendOptions<Row, Base, Request, Answer>,
  unknown: ReturnType<typeof useUnknownSave<Row>>,
) {
  const { sheet, mayBeEmpty = true } = options;
  /** the stored state that the user has seen: of the shown rows, or of a conflict */
  const shown = useRef(options.base);
  /** Edits of `changed` cells, and older ones of cells that are not `decided`, keep their base. */
  const rebased = (base: Base, answer: Answer, changed: readonly CellKey[], decided: readonly CellKey[]): Base => {
    const older = olderParts(base, shown.current, Object.keys(sheet.edits()), decided);
    shown.current = options.baseOf(answer);
    const next = baseAfter(base, shown.current, [...changed, ...older]);
    options.onReadAgain?.(answer, next);
    return next;
  };
  return {
    /** The user sees this stored state. */
    seen: (base: Base | undefined) => {
      if (base) shown.current = base;
      return base;
    },
    replaceRows: (base: Base, answer: Answer, isOwnAnswer: boolean): Base => {
      sheet.pinUnknown(mayBeEmpty);
      const { changed, own } = readAgain(sheet, unknown.texts(), () => options.onSaved(answer), isOwnAnswer);
      unknown.known(changed);
      return rebased(base, answer, Object.keys(changed), own);
    },
    /** Replaces the rows by `load`, in which edits give way, and returns the base of the others; the user has seen `decided` cells. */
    loadRows: (base: Base, answer: Answer, decided: ReadonlySet<CellKey>, load: () => void): Base => {
      unknown.known();
      load();
      return rebased(base, answer, [], [...decided]);
    },
  };
}

/** Sends the edits. After a save without a result, another request is sent only after the rows have been read again. */
export function useSheetSend<Row, Base extends SheetBase, Request extends readonly unknown[], Answer>(
  options: SheetSendOptions<Row, Base, Request, Answer>,
  found: FoundWork | undefined,
  onFailure: (failure: ApiFailure, request: Request) => void,
) {
  const { sheet, readsAfterSave = false } = options;
  const unknown = useUnknownSave(sheet, found);
  const { replaceRows, ...rows } = useRebasedRows(options, unknown);
  const readRows = (base: Base, answer: Answer): Base => replaceRows(base, answer, false);
  const sendRequest = async (base: Base, requestKey: string) => {
    const request = options.request();
    const parts = options.sentParts?.(request);
    unknown.started({ requestKey, texts: parts ? textsIn(parts, sheet.edits()) : sheet.edits() });
    try {
      return await options.send(request, base, requestKey);
    } catch (error) {
      const failure = asFailure(error);
      if (isUndecided(failure)) unknown.lost();
      else unknown.rejected();
      onFailure(failure, request);
      throw error;
    }
  };
  return {
    ...rows,
    readRows,
    /** Replaces the rows after a save. */
    savedRows: (base: Base, answer: Answer): Base => replaceRows(base, answer, !readsAfterSave),
    isUnknown: unknown.isUnknown,
    kept: (): FoundWork => {
      const texts = unknown.texts();
      return { before: texts.before, ...(unknown.current() && { unknown: texts }) };
    },
    /** The edited cells that another user has changed since their edit. */
    changed: unknown.changed,
    send: async (base: Base, requestKey: string, rebase: (base: Base) => void) => {
      const last = unknown.current();
      // The same request is idempotent: the provider returns the result of the first one.
      if (!last || last.requestKey === requestKey) return sendRequest(base, requestKey);
      const answer = await options.load();
      const next = readRows(base, answer);
      rebase(next);
      return options.isDirty() && options.request().length > 0 ? sendRequest(next, requestKey) : answer;
    },
  };
}
