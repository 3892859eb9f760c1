import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '@/api/catalogue';
import { asFailure } from '../errors';
import { isUndecided } from '../feedback';
import type { CellTexts, Sheet } from './types';
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
  /** Called after the rows were read again, for a sheet whose rows contain the state that the edits are based on. */
  readonly onReadAgain?: (answer: Answer, base: Base) => void;
}

interface FoundDraft<Base> {
  readonly work: { readonly unknown?: KeptSave };
  readonly base: Base;
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
  found: FoundDraft<Base> | undefined,
  onFailure: (failure: ApiFailure, request: Request) => void,
) {
  const { sheet, mayBeEmpty = true } = options;
  const before = found?.work.unknown;
  const unknown = useUnknownSave(sheet, before);
  /** the stored state that the user has seen: of the shown rows, or of a conflict; that of a draft which has the texts before its edits */
  const shown = useRef(before ? found.base : options.base);
  const readRows = (base: Base, answer: Answer): Base => {
    sheet.pinUnknown(mayBeEmpty);
    const changed = readAgain(sheet, unknown.texts(), () => options.onSaved(answer));
    unknown.known(changed);
    const older = olderParts(base, shown.current, Object.keys(sheet.edits()));
    shown.current = options.baseOf(answer);
    const next = baseAfter(base, shown.current, [...Object.keys(changed), ...older]);
    options.onReadAgain?.(answer, next);
    return next;
  };
  const sendRequest = async (base: Base, requestKey: string) => {
    const request = options.request();
    unknown.started({ requestKey, texts: sheet.edits() });
    try {
      const answer = await options.send(request, base, requestKey);
      sheet.pinUnknown(mayBeEmpty);
      unknown.known();
      return answer;
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
    loaded: (answer: Answer) => {
      unknown.known();
      shown.current = options.baseOf(answer);
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
