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
  readonly load: () => Promise<Answer>;
  /** Replaces the rows and keeps the edits that differ from them. */
  readonly onSaved: (answer: Answer) => void;
  /** Called after the rows were replaced, for a sheet whose rows contain the state that the edits are based on. */
  readonly onReadAgain?: (answer: Answer, base: Base) => void;
}

const NO_TEXTS: CellTexts = {};

/** The save whose result is not known (yet); at first that of a draft. Its cells count as changed. */
function useUnknownSave<Row>(sheet: Sheet<Row>, found: KeptSave | undefined) {
  const save = useRef<UnknownSave | undefined>(found && { requestKey: undefined, texts: found.sent });
  const older = useRef(found?.before ?? NO_TEXTS);
  const [isUnknown, setIsUnknown] = useState(found !== undefined);
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

/** Sends the edits. After a save without a result, another request is sent only after the rows have been read again. */
export function useSheetSend<Row, Base extends SheetBase, Request extends readonly unknown[], Answer>(
  options: SheetSendOptions<Row, Base, Request, Answer>,
  found: KeptSave | undefined,
  onFailure: (failure: ApiFailure, request: Request) => void,
) {
  const { sheet, mayBeEmpty = true } = options;
  const unknown = useUnknownSave(sheet, found);
  /** the stored state that the user has seen: of the shown rows, or of a conflict */
  const shown = useRef(options.base);
  /** The base of the edits over the new rows. Those of `changed` cells, and older ones of not `decided` cells, keep theirs. */
  const rebased = (base: Base, answer: Answer, changed: readonly CellKey[], decided: readonly CellKey[]): Base => {
    const older = olderParts(base, shown.current, Object.keys(sheet.edits()), decided);
    shown.current = options.baseOf(answer);
    return baseAfter(base, shown.current, [...changed, ...older]);
  };
  const readRows = (base: Base, answer: Answer): Base => {
    sheet.pinUnknown(mayBeEmpty);
    const { changed, own } = readAgain(sheet, unknown.texts(), () => options.onSaved(answer));
    unknown.known(changed);
    const next = rebased(base, answer, Object.keys(changed), own);
    options.onReadAgain?.(answer, next);
    return next;
  };
  const sendRequest = async (base: Base, requestKey: string) => {
    const request = options.request();
    unknown.started({ requestKey, texts: sheet.edits() });
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
    readRows,
    isUnknown: unknown.isUnknown,
    /** The save without a result, for a draft. */
    kept: (): KeptSave | undefined => (unknown.current() ? unknown.texts() : undefined),
    /** The user sees this stored state. */
    seen: (base: Base | undefined) => {
      if (base) shown.current = base;
      return base;
    },
    /** Replaces the rows by `load`, in which edits of `dropped` cells give way, and returns the base of the others. */
    loadRows: (base: Base, answer: Answer, dropped: ReadonlySet<CellKey>, load: () => void): Base => {
      unknown.known();
      load();
      const next = rebased(base, answer, [], [...dropped]);
      options.onReadAgain?.(answer, next);
      return next;
    },
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
