/** The preview of a copy to other classes, the selection of the user, and the request that applies it. */
import { useState } from 'react';
import { present } from '@common/present';
import { CODES, type ApiFailure } from '@/api/catalogue';
import type { ClassCopy, ClassCopyForm } from '@/api/results';
import type { ClassSelection } from '../domain';
import { useFresh } from '../errors';
import { useSend } from '../saving';
import type { PageState } from '../ui';
import { useWords } from '../words';
import { isPossible, isTicked, namedClasses, toggledAll, type Ticks } from './copyRows';
import { copyWords } from './copyWords';

/** 'to': from the shown class to others. 'from': from another class to the shown one. */
export type CopyMode = 'to' | 'from';

interface PreviewQuery {
  readonly currentData?: ClassCopy[] | undefined;
  readonly isFetching: boolean;
  readonly isUninitialized: boolean;
  readonly requestId?: string | undefined;
  readonly originalArgs?: unknown;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface ClassCopiesOptions {
  readonly mode: CopyMode;
  readonly selection: ClassSelection;
  /** the source class; undefined until it is chosen */
  readonly sourceId: number | undefined;
  readonly preview: PreviewQuery;
  readonly send: (form: ClassCopyForm, requestKey: string) => Promise<ClassCopy[]>;
  readonly onCopied?: (() => void) | undefined;
}

export interface ClassCopies {
  readonly rows: readonly ClassCopy[] | undefined;
  readonly state: PageState;
  /** the selected target classes */
  readonly chosen: readonly ClassCopy[];
  readonly isTicked: (row: ClassCopy) => boolean;
  readonly tick: (row: ClassCopy, ticked: boolean) => void;
  readonly tickAll: () => void;
  /** the message that another user changed the class since the preview */
  readonly staleText: (row: ClassCopy) => string | undefined;
  /** the result of the copy; undefined before */
  readonly done: readonly ClassCopy[] | undefined;
  readonly busy: boolean;
  readonly notSaved: boolean;
  readonly apply: () => void;
}

const NONE: readonly ClassCopy[] = [];
const NO_TICKS: Ticks = new Map();
const NOT_STALE: ReadonlyMap<number, string> = new Map();

export function useClassCopies(options: ClassCopiesOptions): ClassCopies {
  const { mode, selection, sourceId, preview } = options;
  const words = useWords(copyWords);
  const [ticks, setTicks] = useState(NO_TICKS);
  const [stale, setStale] = useState(NOT_STALE);
  const [done, setDone] = useState<readonly ClassCopy[]>();
  const { found, state } = useFresh(preview, words.loadFailed);
  const { classId } = selection.class;
  const rows = mode === 'to' ? found : found?.filter((row) => row.classId === classId);
  // A single target class needs no checkbox: the button is the choice.
  const ticked = (row: ClassCopy) => (mode === 'to' ? isTicked(row, ticks) : isPossible(row));
  const chosen = (rows ?? NONE).filter(ticked);
  const form = (): ClassCopyForm => ({
    sessionId: selection.session.sessionId,
    classId: present(sourceId, 'sourceId'),
    classes: chosen.map((row) => ({ classId: row.classId, fingerprint: row.fingerprint })),
  });
  const onFailure = ({ responseCode, problems = [] }: ApiFailure): boolean => {
    const named = namedClasses(chosen, problems);
    if (named.size > 0) {
      setStale(responseCode === CODES.STALE_VERSION ? named : NOT_STALE);
      // A changed class is deselected, so that the user reads its new preview first.
      setTicks(new Map([...ticks, ...[...named.keys()].map((id): [number, boolean] => [id, false])]));
      void preview.refetch();
    }
    return false;
  };
  const { busy, notSaved, send } = useSend<null, ClassCopy[]>({
    request: () => JSON.stringify(form()),
    send: (_base, requestKey) => options.send(form(), requestKey),
    onSaved: (copied) => {
      setDone(copied);
      options.onCopied?.();
      return 'staying';
    },
    onFailure,
    words: { success: words.copied(chosen.length), fallback: words.failed },
  });
  return {
    rows: preview.isFetching && stale.size > 0 ? undefined : rows,
    state: found && preview.isFetching ? { kind: 'loading' } : state,
    chosen,
    isTicked: ticked,
    tick: (row, on) => setTicks(new Map([...ticks, [row.classId, on]])),
    tickAll: () => setTicks(toggledAll(rows ?? NONE, ticks)),
    staleText: (row) => stale.get(row.classId),
    done,
    busy,
    notSaved,
    apply: () => void send(null),
  };
}
