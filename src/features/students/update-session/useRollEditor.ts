import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { CODES } from '@/api/catalogue';
import { useSaveSessionDetailsMutation, type SessionDetail } from '@/api/students';
import type { ClassSelection } from '@/shared/domain';
import { useDraft, type Draft } from '@/shared/drafts';
import { paths } from '@/shared/navigation';
import { cellKey, createSheet, useSheetEditor, type Sheet, type SheetDraft, type SheetEditor } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { ROLL_NO, rollNoColumn } from './rollColumns';
import { numberOf, rowsAfter, shownRows, type RollRow } from './rollNumbers';
import { rollWords } from './rollWords';

/** The stored number of each student when the list was read, null without one. */
type Numbers = Readonly<Record<string, number | null>>;
interface RollDraft extends SheetDraft {
  /** students added to the section */
  readonly taken: readonly number[];
}

export interface RollEditorOptions {
  readonly selection: ClassSelection;
  /** the fragment of the address, which names the draft */
  readonly fragment: string;
  readonly stored: readonly RollRow[];
  readonly load: () => Promise<readonly RollRow[]>;
  /** Called after the provider reported problems of single students, which are now shown at their cells. */
  readonly onProblems: () => void;
}

export interface RollEditorState {
  readonly sheet: Sheet<RollRow>;
  readonly editor: SheetEditor;
  /** Students of the class without a section, who can be added to this one. */
  readonly waiting: readonly RollRow[];
  readonly put: (ids: readonly number[]) => void;
  readonly takeOut: (id: number) => void;
}

export const nameOf = ({ class: { className }, section }: ClassSelection): string =>
  section ? `${className} ${section.sectionName}` : className;

const numbersOf = (rows: readonly RollRow[]): Numbers => Object.fromEntries(rows.map(({ id, rollNo }) => [id, rollNo]));

/** Rows with the numbers that a draft was based on, so that a save reports the ones that another user has changed. */
const basedOn = (rows: readonly RollRow[], base: Numbers = {}): RollRow[] =>
  rows.map((row) => ({ ...row, rollNo: base[row.id] === undefined ? row.rollNo : (base[row.id] ?? null) }));

export const rollKey = (id: number): string => cellKey(String(id), ROLL_NO);

/** Each student of the list with the edited number and the stored one, which the provider compares. */
export const detailsOf = (sheet: Sheet<RollRow>): SessionDetail[] =>
  sheet.rows().map((row) => ({
    studentId: row.id,
    rollNo: numberOf(sheet.text(rollKey(row.id))),
    rollNoBefore: row.rollNo,
  }));

/** Adding a student to the section is one change. */
export const changesIn = (sheet: Sheet<RollRow>): number =>
  sheet.rows().filter((row) => row.waiting || sheet.isRowChanged(row)).length;

const PROBLEM = /^students\.(\d+)\./;

/** Codes after which the list must be reloaded, because a student moved or left. */
const GONE = [CODES.STUDENT_NOT_ENROLLED_IN_SESSION, CODES.DISABLED_STUDENT];

/** All students of the class, and those without a section that the user added to this one. */
function useRollRows(stored: readonly RollRow[], { found }: Draft<RollDraft, Numbers>) {
  const words = useWords(rollWords);
  const [state, setState] = useState(() => ({
    rows: basedOn(stored, found?.base),
    taken: found?.work.taken ?? NOBODY,
  }));
  const [sheet] = useState(() =>
    createSheet({
      rows: shownRows(state.rows, state.taken),
      columns: [rollNoColumn(words, { readOnly: false, roomy: true })],
      rowKey: ({ id }) => String(id),
      edits: found?.work.texts,
    }),
  );
  // A ref, because further students may be added before a response arrives.
  const latest = useRef(state);
  const set = useCallback((next: typeof state) => {
    latest.current = next;
    setState(next);
  }, []);
  const take = useCallback(
    (change: (taken: readonly number[]) => readonly number[]) => {
      const { rows, taken } = latest.current;
      const next = change(taken);
      set({ rows, taken: next });
      sheet.show(shownRows(rows, next));
    },
    [set, sheet],
  );
  /** `rebase` bases the sheet on the new rows. */
  const replace = (rows: RollRow[], rebase: (shown: RollRow[]) => void) => {
    const waiting = new Set(rows.filter((row) => row.waiting).map(({ id }) => id));
    const taken = latest.current.taken.filter((id) => waiting.has(id));
    set({ rows, taken });
    rebase(shownRows(rows, taken));
  };
  return { ...state, sheet, take, replace, latestRows: () => latest.current.rows };
}

const NOBODY: readonly number[] = [];

export function useRollEditor({ selection, fragment, stored, load, onProblems }: RollEditorOptions): RollEditorState {
  const words = useWords(rollWords);
  const [saveDetails] = useSaveSessionDetailsMutation();
  const draft = useDraft<RollDraft, Numbers>({
    name: `students/update-session#${fragment}`,
    resumeAt: `${paths.sessionDetails}#${fragment}`,
    label: words.unsaved(nameOf(selection)),
  });
  const { rows, taken, sheet, take, replace, latestRows } = useRollRows(stored, draft);
  const { session, class: ofClass, section } = selection;
  const editor = useSheetEditor<RollRow, RollDraft, Numbers, SessionDetail[], readonly RollRow[]>({
    sheet,
    draft,
    keep: () => ({ texts: sheet.edits(), taken }),
    isDirty: () => changesIn(sheet) > 0,
    base: numbersOf(stored),
    baseOf: numbersOf,
    request: () => detailsOf(sheet),
    send: async (students, _base, requestKey) => {
      const sectionId = section?.sectionId ?? null;
      const form = { sessionId: session.sessionId, classId: ofClass.classId, sectionId, students };
      await saveDetails({ 'Idempotency-Key': requestKey, sessionDetailsForm: form }).unwrap();
      return rowsAfter(latestRows(), students);
    },
    cellOf: (path, students) => {
      const detail = students[Number(PROBLEM.exec(path)?.[1] ?? NaN)];
      return detail && rollKey(detail.studentId);
    },
    goneCodes: GONE,
    load,
    onLoaded: (loaded) => replace([...loaded], (shown) => sheet.load(shown)),
    onSaved: (saved) => replace([...saved], (shown) => sheet.rebase(shown)),
    onReadAgain: (loaded, base) => replace(basedOn(loaded, base), (shown) => sheet.rebase(shown)),
    onProblems,
    words: { success: words.done, fallback: words.failed, loadFailed: words.loadFailed },
  });
  return {
    sheet,
    editor,
    waiting: useMemo(() => rows.filter(({ waiting, id }) => waiting && !taken.includes(id)), [rows, taken]),
    put: useCallback((ids) => take((before) => [...new Set([...before, ...ids])]), [take]),
    takeOut: useCallback((id) => take((before) => before.filter((one) => one !== id)), [take]),
  };
}

/** Renders when the number of changes changes. */
export const useChanges = (sheet: Sheet<RollRow>): number =>
  useSyncExternalStore(sheet.subscribe, () => changesIn(sheet));
