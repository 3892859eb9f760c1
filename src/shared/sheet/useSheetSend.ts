import { useRef } from 'react';
import type { ApiFailure } from '@/api/catalogue';
import { asFailure } from '../errors';
import { isUndecided } from '../feedback';
import type { Sheet } from './types';
import { baseAfter, readAgain, type SheetBase, type UnknownSave } from './unknownSave';

export interface SheetSendOptions<Row, Base extends SheetBase, Request extends readonly unknown[], Answer> {
  readonly sheet: Sheet<Row>;
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

/** Sends the edits. After a save without a result, another request is sent only after the rows have been read again. */
export function useSheetSend<Row, Base extends SheetBase, Request extends readonly unknown[], Answer>(
  options: SheetSendOptions<Row, Base, Request, Answer>,
  onFailure: (failure: ApiFailure, request: Request) => void,
) {
  const { sheet } = options;
  const unknown = useRef<UnknownSave>(undefined);
  const follow = (save: UnknownSave | undefined) => {
    if (save || unknown.current) sheet.setUnknown(Object.keys(save?.texts ?? {}));
    unknown.current = save;
  };
  const readRows = (base: Base, answer: Answer): Base => {
    sheet.pinUnknown(options.mayBeEmpty ?? true);
    const changed = readAgain(sheet, unknown.current?.texts ?? {}, () => options.onSaved(answer));
    unknown.current = undefined;
    const next = baseAfter(base, options.baseOf(answer), changed);
    options.onReadAgain?.(answer, next);
    return next;
  };
  const sendRequest = async (base: Base, requestKey: string) => {
    const request = options.request();
    const texts = sheet.edits();
    try {
      const answer = await options.send(request, base, requestKey);
      unknown.current = undefined;
      return answer;
    } catch (error) {
      const failure = asFailure(error);
      follow(isUndecided(failure) ? { requestKey, texts } : undefined);
      onFailure(failure, request);
      throw error;
    }
  };
  return {
    readRows,
    forget: () => follow(undefined),
    send: async (base: Base, requestKey: string, rebase: (base: Base) => void) => {
      // The same request is idempotent: the provider returns the result of the first one.
      if (!unknown.current || unknown.current.requestKey === requestKey) return sendRequest(base, requestKey);
      const answer = await options.load();
      const next = readRows(base, answer);
      rebase(next);
      return options.isDirty() && options.request().length > 0 ? sendRequest(next, requestKey) : answer;
    },
  };
}
