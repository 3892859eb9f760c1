import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { CODES, type ApiFailure, type RecordChange } from '@/api/catalogue';
import { useSaveSubjectLimitsMutation, type SubjectLimits, type SubjectLimitsForm } from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import { useDraft } from '@/shared/drafts';
import { asFailure } from '@/shared/errors';
import { useSaving, type Saving } from '@/shared/saving';
import { useWords } from '@/shared/words';
import { formsOf, versionsOf, type Texts, type Versions } from './limitCells';
import { createLimitsSheet, type LimitsSheet, type LimitsWork, type SheetState } from './limitsSheet';
import { limitsWords } from './limitsWords';

/** `place` is what a kept draft is called. */
type KeptWork = LimitsWork & { readonly place: string };
type Subjects = readonly SubjectLimits[];

export interface LimitsEditorOptions {
  readonly place: ClassSelection;
  /** the place as its address names it */
  readonly named: string;
  readonly stored: Subjects;
  readonly load: () => Promise<Subjects>;
  /** The provider has said something of single fields, which stands beside them. */
  readonly onProblems: () => void;
}

export interface LimitsEditorState extends Pick<Saving<Versions>, 'busy' | 'notSaved' | 'outcome' | 'submit'> {
  readonly sheet: LimitsSheet;
  readonly state: SheetState;
  /** what a save would send now */
  readonly forms: readonly SubjectLimitsForm[];
  /** The marks are others by now, and nothing was stored; `text` says which. */
  readonly changes: {
    readonly open: boolean;
    readonly text: string;
    /** by whom, as far as the provider knows */
    readonly change: RecordChange | undefined;
    readonly onLoad: () => void;
    readonly onClose: () => void;
  };
}

const PLACE = /^(\d+)\.exams\.(\d+)(?:\.(\w+)Marks)?$/;

/** What the provider says of the fields that were sent. */
const saidOf = ({ problems = [] }: ApiFailure, sent: readonly SubjectLimitsForm[]): Texts =>
  Object.fromEntries(
    problems.flatMap(({ path, message }) => {
      const [, subject, exam, field = 'theoryMin'] = PLACE.exec(path) ?? [];
      const form = sent[Number(subject)];
      const entry = form?.exams[Number(exam)];
      return form && entry ? [[`${form.subjectId}/${entry.examId}/${field}`, message]] : [];
    }),
  );

/** The subjects or exams are others by now: they have to be loaded again, as where marks were changed (205). */
const GONE: readonly unknown[] = [
  CODES.RESULT_CONFIG_SUBJECTS_MISMATCH,
  CODES.SUBJECT_NOT_FOUND,
  CODES.EXAM_NOT_FOUND,
  CODES.MIN_MAX_MARKS_LOCKED,
];

/** The marks as they are typed, over what is stored or over what a kept draft was made on. */
function useSheet(stored: Subjects, texts: Texts) {
  const [sheet] = useState(() => createLimitsSheet(stored, texts));
  return { sheet, state: useSyncExternalStore(sheet.subscribe, sheet.state) };
}

const NOT_REFUSED = { text: '', gone: false };

export function useLimitsEditor(options: LimitsEditorOptions): LimitsEditorState {
  const { place, named, stored, load, onProblems } = options;
  const words = useWords(limitsWords);
  const [saveLimits] = useSaveSubjectLimitsMutation();
  const draft = useDraft<KeptWork, Versions>(`results/marks-config#${named}`);
  const { sheet, state } = useSheet(stored, draft.found?.work.texts ?? {});
  const [refused, setRefused] = useState(NOT_REFUSED);
  const sending = (versions: Versions) => formsOf(state.subjects, state.texts, versions);
  const saving = useSaving<KeptWork, Versions, Subjects>({
    base: versionsOf(stored),
    draft,
    dirty: () => state.changes > 0,
    keep: () => ({ texts: state.texts, place: placeName(place) }),
    request: JSON.stringify(sending({})),
    save: async (versions, requestKey) => {
      const forms = sending(versions);
      try {
        return await saveLimits({ 'Idempotency-Key': requestKey, subjectLimitsForms: forms }).unwrap();
      } catch (error) {
        const failure = asFailure(error);
        const gone = GONE.includes(failure.responseCode);
        setRefused({ text: failure.message, gone });
        const stale = gone || failure.responseCode === CODES.CHANGED_MEANWHILE;
        flushSync(() => sheet.say(stale ? {} : saidOf(failure, forms)));
        throw error;
      }
    },
    load,
    baseOf: versionsOf,
    onLoaded: (subjects) => {
      sheet.load(subjects);
      setRefused(NOT_REFUSED);
    },
    onSaved: (subjects) => {
      sheet.saved(subjects);
      return 'staying';
    },
    onFailure: ({ responseCode, problems = [] }) => {
      if (problems.some(({ path }) => PLACE.test(path))) onProblems();
      return GONE.includes(responseCode);
    },
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.loadFailed },
  });
  return {
    ...saving,
    sheet,
    state,
    forms: sending({}),
    changes: {
      open: refused.gone || saving.conflict.open,
      text: refused.text,
      change: saving.conflict.change,
      onLoad: saving.conflict.onLoadTheirs,
      onClose: () => {
        setRefused(NOT_REFUSED);
        saving.conflict.onClose();
      },
    },
  };
}

export const placeName = ({ class: { className }, session }: ClassSelection): string =>
  `${className}, ${session.sessionName}`;
