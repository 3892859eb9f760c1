import { useRef, useState } from 'react';
import { useSaveExamControlsMutation, type ExamControlForm, type ExamProgress } from '@/api/results';
import { useDraft } from '@/shared/drafts';
import { asFailure } from '@/shared/errors';
import { isUndecided } from '@/shared/feedback';
import { useSaving, type Saving } from '@/shared/saving';
import { useWords } from '@/shared/words';
import {
  formsOf,
  NO_EDITS,
  realEdits,
  versionsOf,
  withEdits,
  withSaved,
  type Controls,
  type Edits,
  type Matrix,
  type Versions,
} from './examMatrix';
import { matrixWords } from './matrixWords';

interface MatrixDraft {
  edits: Edits;
}

export interface ExamMatrixOptions {
  readonly stored: Matrix;
  readonly sessionId: number;
  readonly sessionName: string;
  /** the fragment of the address, which names the draft */
  readonly fragment: string;
  readonly load: () => Promise<Matrix>;
}

export interface ExamMatrix extends Pick<
  Saving<Versions>,
  'busy' | 'notSaved' | 'unconfirmed' | 'submit' | 'conflict'
> {
  readonly matrix: Matrix;
  readonly edits: Edits;
  /** the exams of the last request by their paths in it, such as `exams.3` */
  readonly sent: ReadonlyMap<string, number>;
  readonly change: (exams: readonly ExamProgress[], change: Partial<Controls>) => void;
  readonly discard: () => void;
}

/** The shown matrix with its edits, and the matrix that was loaded last: a save over the version of another user loads it first. */
function useEdits(stored: Matrix, found: Edits | undefined) {
  const [matrix, setMatrix] = useState(stored);
  const [edits, setEdits] = useState<Edits>(() => realEdits(found ?? NO_EDITS, stored));
  const latest = useRef(stored);
  // The fields of saves without a result (yet), whose stored values are not known.
  const unknown = useRef(NO_EDITS);
  const take = (next: Matrix) => {
    latest.current = next;
    unknown.current = NO_EDITS;
    return next;
  };
  return {
    matrix,
    edits,
    latest: () => latest.current,
    real: () => realEdits(edits, latest.current, unknown.current),
    take,
    show: (next: Matrix, change: (edits: Edits) => Edits) => {
      setMatrix(take(next));
      setEdits(change);
    },
    put: (more: Edits) => setEdits((now) => realEdits(withEdits(now, more), matrix, unknown.current)),
    clear: () => setEdits(NO_EDITS),
    /** Runs a save of these edits; a rejection shows that none of them is stored. */
    saving: async <T>(sent: Edits, save: Promise<T>): Promise<T> => {
      const before = unknown.current;
      unknown.current = withEdits(before, sent);
      try {
        return await save;
      } catch (error) {
        if (!isUndecided(asFailure(error))) {
          unknown.current = before;
          setEdits((now) => realEdits(now, latest.current, before));
        }
        throw error;
      }
    },
  };
}

/** The edits of the locks and dates of a session, saved together. */
export function useExamMatrix({ sessionId, sessionName, fragment, ...options }: ExamMatrixOptions): ExamMatrix {
  const words = useWords(matrixWords);
  const name = `results/control#${fragment}`;
  const draft = useDraft<MatrixDraft, Versions>({ name, resumeAt: `/${name}`, label: words.unsaved(sessionName) });
  const editing = useEdits(options.stored, draft.found?.work.edits);
  const { matrix, edits } = editing;
  const [sent, setSent] = useState<readonly ExamControlForm[]>([]);
  const [saveControls] = useSaveExamControlsMutation();
  const load = async () => editing.take(await options.load());
  const { busy, notSaved, unconfirmed, submit, conflict, changed } = useSaving<MatrixDraft, Versions, Matrix>({
    base: versionsOf(options.stored),
    draft,
    dirty: () => Object.keys(edits).length > 0,
    keep: () => ({ edits }),
    save: async (versions, requestKey) => {
      const real = editing.real();
      const exams = formsOf(real, editing.latest(), versions);
      setSent(exams);
      // Nothing to send: the edits are stored already, or the result of an earlier save is to be found out.
      if (exams.length === 0) return load();
      const request = { 'Idempotency-Key': requestKey, examControlsForm: { sessionId, exams } };
      const saved = await editing.saving(real, saveControls(request).unwrap());
      return withSaved(editing.latest(), saved);
    },
    load,
    baseOf: versionsOf,
    onLoaded: (theirs) => editing.show(theirs, () => NO_EDITS),
    onSaved: (saved) => {
      // Edits made during the request are kept.
      editing.show(saved, (now) => realEdits(now, saved));
      return 'staying';
    },
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.failed },
  });
  return {
    ...{ matrix, edits, busy, notSaved, unconfirmed, submit, conflict },
    sent: new Map(sent.map(({ examId }, at) => [`exams.${at}`, examId])),
    change: (exams, change) => {
      changed();
      editing.put(Object.fromEntries(exams.map(({ examId }) => [examId, change])));
    },
    discard: () => {
      // What is stored is not known after a save without a result.
      if (notSaved) return conflict.onLoadTheirs();
      changed();
      return editing.clear();
    },
  };
}
