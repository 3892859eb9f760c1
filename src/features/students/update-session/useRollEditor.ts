import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { CODES, type ApiFailure } from '@/api/catalogue';
import { useSaveSessionDetailsMutation, type SessionDetail } from '@/api/students';
import type { ClassSelection } from '@/shared/domain';
import { useDraft, type Draft } from '@/shared/drafts';
import { asFailure } from '@/shared/errors';
import { useSaving, type Saving } from '@/shared/saving';
import { useWords } from '@/shared/words';
import type { RollRow } from './rollNumbers';
import { createRollSheet, detailsOf, rowsAfter, type RollSheet, type RollWork, type SheetState } from './rollSheet';
import { rollWords } from './rollWords';

/** What was read of each student: the number, null without one. */
type Numbers = Readonly<Record<number, number | null>>;
/** `place` is what a kept draft is called. */
type KeptWork = RollWork & { readonly place: string };

export interface RollEditorOptions {
  readonly place: ClassSelection;
  /** the place as its address names it */
  readonly named: string;
  readonly stored: readonly RollRow[];
  readonly load: () => Promise<readonly RollRow[]>;
  /** The provider has said something of single students, which stands beside them. */
  readonly onProblems: () => void;
}

export interface RollEditorState extends Pick<Saving<Numbers>, 'busy' | 'notSaved' | 'outcome'> {
  readonly sheet: RollSheet;
  readonly state: SheetState;
  readonly submit: () => void;
  /** The list is another one by now, and nothing was stored. */
  readonly changed: { readonly open: boolean; readonly onLoad: () => void; readonly onClose: () => void };
}

export const placeName = ({ class: { className }, section }: ClassSelection): string =>
  section ? `${className} ${section.sectionName}` : className;

const numbersOf = (rows: readonly RollRow[]): Numbers => Object.fromEntries(rows.map(({ id, rollNo }) => [id, rollNo]));

/** Over the numbers a draft was made on: that somebody else changed some is then told when it is saved. */
const over = (rows: readonly RollRow[], base: Numbers = {}): RollRow[] =>
  rows.map((row) => ({ ...row, rollNo: base[row.id] === undefined ? row.rollNo : (base[row.id] ?? null) }));

const PLACE = /^students\.(\d+)\./;

/** What the provider says of the students that were sent, by student. */
const saidOf = ({ problems = [] }: ApiFailure, sent: readonly SessionDetail[]): Record<number, string> =>
  Object.fromEntries(
    problems.flatMap(({ path, message }) => {
      const detail = sent[Number(PLACE.exec(path)?.[1] ?? NaN)];
      return detail ? [[detail.studentId, message]] : [];
    }),
  );

/** Somebody moved or left: the list has to be loaded again, as where a number was changed (205). */
const GONE: readonly unknown[] = [CODES.STUDENT_NOT_ENROLLED_IN_SESSION, CODES.DISABLED_STUDENT];

function sheetOver(stored: readonly RollRow[], { found }: Draft<KeptWork, Numbers>): RollSheet {
  const { texts = {}, taken = [] } = found?.work ?? {};
  return createRollSheet(over(stored, found?.base), { texts, taken });
}

const formOf = ({ session, class: { classId }, section }: ClassSelection, students: SessionDetail[]) => ({
  sessionId: session.sessionId,
  classId,
  sectionId: section?.sectionId ?? null,
  students,
});

export function useRollEditor({ place, named, stored, load, onProblems }: RollEditorOptions): RollEditorState {
  const words = useWords(rollWords);
  const [saveDetails] = useSaveSessionDetailsMutation();
  const draft = useDraft<KeptWork, Numbers>(`students/update-session#${named}`);
  const [sheet] = useState(() => sheetOver(stored, draft));
  const state = useSyncExternalStore(sheet.subscribe, sheet.state);
  const [gone, setGone] = useState(false);
  const students = detailsOf(state);
  const saving = useSaving<KeptWork, Numbers, readonly RollRow[]>({
    base: numbersOf(stored),
    draft,
    dirty: () => state.changes > 0,
    keep: () => ({ texts: state.texts, taken: state.taken, place: placeName(place) }),
    request: JSON.stringify(students),
    save: async (_base, requestKey) => {
      try {
        await saveDetails({ 'Idempotency-Key': requestKey, sessionDetailsForm: formOf(place, students) }).unwrap();
      } catch (error) {
        flushSync(() => sheet.say(saidOf(asFailure(error), students)));
        throw error;
      }
      return rowsAfter(sheet.state().rows, students);
    },
    load,
    baseOf: numbersOf,
    onLoaded: (rows) => {
      sheet.load(rows);
      setGone(false);
    },
    onSaved: (rows) => {
      sheet.saved(rows);
      return 'staying';
    },
    onFailure: ({ responseCode, problems = [] }) => {
      const isGone = GONE.includes(responseCode);
      setGone(isGone);
      const beside = problems.length > 0 && problems.every(({ path }) => PLACE.test(path));
      if (beside && !isGone) onProblems();
      return isGone || beside;
    },
    words: { success: words.done, fallback: words.failed, loadFailed: words.loadFailed },
  });
  const { busy, notSaved, outcome, conflict } = saving;
  return {
    sheet,
    state,
    busy,
    notSaved,
    outcome,
    submit: () => void saving.submit(),
    changed: {
      open: gone || conflict.open,
      onLoad: conflict.onLoadTheirs,
      onClose: () => {
        setGone(false);
        conflict.onClose();
      },
    },
  };
}
