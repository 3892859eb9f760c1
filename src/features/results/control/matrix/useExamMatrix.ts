import { useRef, useState } from 'react';
import { useSaveExamControlsMutation, type ExamControlForm, type ExamProgress } from '@/api/results';
import { useDraft } from '@/shared/drafts';
import { useSaving, type Saving } from '@/shared/saving';
import { useWords } from '@/shared/words';
import {
  edited,
  formsOf,
  realEdits,
  versionsOf,
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

/** The edits of the locks and dates of a session, saved together. */
export function useExamMatrix({ sessionId, sessionName, fragment, ...options }: ExamMatrixOptions): ExamMatrix {
  const words = useWords(matrixWords);
  const name = `results/control#${fragment}`;
  const draft = useDraft<MatrixDraft, Versions>({ name, resumeAt: `/${name}`, label: words.unsaved(sessionName) });
  const [matrix, setMatrix] = useState(options.stored);
  // Saving over the version of another user reloads the matrix right before the request.
  const latest = useRef(options.stored);
  const [edits, setEdits] = useState<Edits>(() => realEdits(draft.found?.work.edits ?? {}, options.stored));
  const [sent, setSent] = useState<readonly ExamControlForm[]>([]);
  const [saveControls] = useSaveExamControlsMutation();
  const show = (found: Matrix) => {
    latest.current = found;
    setMatrix(found);
  };
  const { busy, notSaved, unconfirmed, submit, conflict, changed } = useSaving<MatrixDraft, Versions, Matrix>({
    base: versionsOf(options.stored),
    draft,
    dirty: () => Object.keys(edits).length > 0,
    keep: () => ({ edits }),
    save: async (versions, requestKey) => {
      const exams = formsOf(realEdits(edits, latest.current), latest.current, versions);
      setSent(exams);
      if (exams.length === 0) return latest.current;
      const saved = await saveControls({
        'Idempotency-Key': requestKey,
        examControlsForm: { sessionId, exams },
      }).unwrap();
      return withSaved(latest.current, saved);
    },
    load: async () => {
      const found = await options.load();
      latest.current = found;
      return found;
    },
    baseOf: versionsOf,
    onLoaded: (theirs) => {
      show(theirs);
      setEdits({});
    },
    onSaved: (saved) => {
      show(saved);
      // Edits made during the request are kept.
      setEdits((current) => realEdits(current, saved));
      return 'staying';
    },
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.failed },
  });
  return {
    ...{ matrix, edits, busy, notSaved, unconfirmed, submit, conflict },
    sent: new Map(sent.map(({ examId }, at) => [`exams.${at}`, examId])),
    change: (exams, change) => {
      changed();
      setEdits((current) => edited(current, matrix, exams, change));
    },
    discard: () => {
      changed();
      setEdits({});
    },
  };
}
