import { useMemo, useState } from 'react';
import { CODES, type ApiFailure } from '@/api/catalogue';
import {
  useSaveStudentMarksMutation,
  type StudentMarks,
  type StudentMarksFormRow,
  type SubjectLimits,
} from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import { useDraft, type DraftOptions, type StoredDraft } from '@/shared/drafts';
import { showInstant } from '@/shared/lib/dates';
import {
  createSheet,
  useSheetEditor,
  useStoredEdits,
  type CellColumn,
  type CellKey,
  type Sheet,
  type SheetDraft,
  type SheetEditor,
  type StoredEdits,
} from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { withMaximums, withVersion, type EntryBase, type Versions } from './markBases';
import {
  cellOfConflict,
  cellOfProblem,
  formRows,
  labelOf,
  papersOf,
  rowOf,
  rowsAfter,
  studentKey,
  versionsOf,
  withoutName,
  type MarksSheetData,
  type Paper,
} from './markCells';
import { entryColumns } from './markColumns';
import { uploadWords } from './uploadWords';

type Words = (typeof uploadWords)['en'];

/** What is stored: the rows, and the subjects with their limits. */
export interface StoredMarks {
  readonly rows: readonly StudentMarks[];
  readonly subjects: readonly SubjectLimits[];
}

/** The name of a draft is the address of its marks. */
export const draftName = (fragment: string): string => `results/upload#${fragment}`;

export interface MarksEditorOptions {
  readonly selection: ClassSelection;
  /** the fragment of the address, which names the draft */
  readonly fragment: string;
  readonly data: MarksSheetData;
  readonly stored: readonly StudentMarks[];
  readonly readOnly: boolean;
  readonly load: () => Promise<readonly StudentMarks[]>;
  /** Loads the limits again too. */
  readonly loadWithLimits: () => Promise<StoredMarks>;
  /** Called after the rows were reloaded because of a change: the exam may be locked now. */
  readonly onReloaded: () => void;
  /** the draft of an earlier visit */
  readonly storedDraft: StoredDraft | null;
  /** Called after the provider reported problems of single entries, which are now shown at their cells. */
  readonly onProblems: () => void;
}

interface MarksEditorState {
  readonly sheet: Sheet<StudentMarks>;
  readonly papers: readonly Paper[];
  readonly columns: readonly CellColumn<StudentMarks>[];
  readonly editor: SheetEditor;
  readonly storedEdits: StoredEdits;
  /** Reloads the rows and keeps the edits. */
  readonly refresh: () => void;
}

/** Codes after which the rows must be reloaded: a student moved or left, or exam, limits or subjects changed. */
const GONE = [
  CODES.STUDENT_NOT_ENROLLED_IN_SESSION,
  CODES.DISABLED_STUDENT,
  CODES.EXAM_NOT_FOUND,
  CODES.SUBJECT_NOT_FOUND,
  CODES.MARKS_UPDATE_LOCKED,
];

const marksForm = (
  { selection, data }: Pick<MarksEditorOptions, 'selection' | 'data'>,
  students: StudentMarksFormRow[],
) => ({
  schoolId: selection.schoolId,
  sessionId: selection.session.sessionId,
  classId: selection.class.classId,
  sectionId: selection.section?.sectionId ?? null,
  examId: data.exam.examId,
  students,
});

const reasonText = (words: Words, text: string): string =>
  text === 'MEDICAL' || text === 'ABSENT' || text === 'LEAVE' ? words[text] : text;

/** The texts of a conflict, and the versions that a save overwrites. */
const overwritingOf = (words: Words, columnOf: (key: CellKey) => string) => ({
  textsOf: ({ marks = [] }: ApiFailure) =>
    marks.map((conflict) => {
      const shown = (text: string | null) => (text === null ? words.emptyEntry : reasonText(words, text));
      const { sent, stored, by, at } = conflict;
      return words.conflictEntry(columnOf(cellOfConflict(conflict)), shown(sent), shown(stored), by, showInstant(at));
    }),
  baseOver: (base: Versions, { marks = [] }: ApiFailure): Versions => ({
    ...base,
    ...Object.fromEntries(
      marks.map((conflict) => {
        const cell = cellOfConflict(conflict);
        return [cell, withVersion(base[cell], conflict.version)];
      }),
    ),
  }),
});

function draftOf(words: Words, { fragment, selection, data }: MarksEditorOptions): DraftOptions<SheetDraft> {
  const { class: ofClass, section } = selection;
  const title = words.draftOf(data.exam.examName, ofClass.className, section?.sectionName);
  return { name: draftName(fragment), resumeAt: `/${draftName(fragment)}`, label: words.unsaved(title) };
}

/** The columns of a reloaded exam, and the bases of its entries. */
function readersOf(words: Words, data: MarksSheetData, readOnly: boolean) {
  const dataOf = ({ subjects }: StoredMarks) => ({ ...data, subjects });
  return {
    columnsOf: (answer: StoredMarks) => entryColumns(words, dataOf(answer), papersOf(dataOf(answer)), readOnly),
    basesOf: (answer: StoredMarks) => versionsOf(answer.rows, papersOf(dataOf(answer))),
  };
}

/** The rows after a save that could not be read again. */
const savedRows = (sheet: Sheet<StudentMarks>, { subjects }: MarksSheetData, students: StudentMarksFormRow[]) => ({
  rows: rowsAfter(sheet.rows(), students),
  subjects,
});

export function useMarksEditor(options: MarksEditorOptions): MarksEditorState {
  const { data, stored, readOnly, onProblems } = options;
  const words = useWords(uploadWords);
  const [saveMarks] = useSaveStudentMarksMutation();
  const draft = useDraft<SheetDraft, Versions>(draftOf(words, options));
  const papers = useMemo(() => papersOf(data), [data]);
  const columns = useMemo(() => entryColumns(words, data, papers, readOnly), [words, data, papers, readOnly]);
  const [sheet] = useState(() =>
    createSheet({ rows: stored, columns, rowKey: studentKey, edits: draft.found?.work.texts }),
  );
  const rowsOf = (versions: Versions) => formRows(sheet.rows(), papers, sheet.edits(), versions);
  const { columnsOf, basesOf } = readersOf(words, data, readOnly);
  const load = async (): Promise<StoredMarks> => ({ rows: await options.load(), subjects: data.subjects });
  const { rebase, refresh, ...editor } = useSheetEditor<
    StudentMarks,
    SheetDraft,
    Versions,
    StudentMarksFormRow[],
    StoredMarks
  >({
    sheet,
    draft,
    keep: () => ({ texts: sheet.edits() }),
    isDirty: () => sheet.summary().changes > 0,
    base: versionsOf(stored, papers),
    baseOf: basesOf,
    request: () => rowsOf({}),
    readsAfterSave: true,
    send: async (_rows, base, requestKey) => {
      const studentMarksForm = marksForm(options, rowsOf(base));
      await saveMarks({ 'Idempotency-Key': requestKey, studentMarksForm }).unwrap();
      // The save succeeded, even if the rows cannot be reloaded.
      return load().catch(() => savedRows(sheet, data, studentMarksForm.students));
    },
    cellOf: cellOfProblem,
    textAt: (cell, message) => withoutName(message, rowOf(sheet, cell)),
    goneCodes: GONE,
    load,
    onLoaded: (answer, dropped) => {
      sheet.load(answer.rows, undefined, dropped);
      options.onReloaded();
    },
    // The limits are loaded only here, where the user has read that a maximum has changed.
    otherChange: {
      load: options.loadWithLimits,
      baseAfter: (base, answer) => withMaximums(base, basesOf(answer)),
      onLoaded: options.onReloaded,
    },
    onSaved: (answer) => sheet.rebase(answer.rows, columnsOf(answer)),
    onProblems,
    overwriting: overwritingOf(words, (key) => labelOf(sheet, columns, key)),
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.loadFailed },
  });
  const storedEdits = useStoredEdits<StudentMarks, EntryBase>({
    sheet,
    form: draft.name,
    found: options.storedDraft,
    versions: editor.base,
    onResume: (resumed) => rebase((base) => ({ ...base, ...resumed })),
  });
  return { sheet, papers, columns, editor, storedEdits, refresh: () => void refresh() };
}
