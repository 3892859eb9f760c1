import { useMemo, useState } from 'react';
import { CODES } from '@/api/catalogue';
import { useSaveStudentMarksMutation, type StudentMarks, type StudentMarksFormRow } from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import { useDraft } from '@/shared/drafts';
import {
  createSheet,
  useSheetEditor,
  type CellColumn,
  type Sheet,
  type SheetDraft,
  type SheetEditor,
} from '@/shared/sheet';
import { useWords } from '@/shared/words';
import {
  cellOfProblem,
  formRows,
  papersOf,
  rowsAfter,
  studentKey,
  versionsOf,
  type MarksSheetData,
  type Paper,
  type Versions,
} from './markCells';
import { entryColumns } from './markColumns';
import { uploadWords } from './uploadWords';

type Rows = readonly StudentMarks[];

export interface MarksEditorOptions {
  readonly selection: ClassSelection;
  /** the fragment of the address, which names the draft */
  readonly fragment: string;
  readonly data: MarksSheetData;
  readonly stored: Rows;
  readonly readOnly: boolean;
  readonly load: () => Promise<Rows>;
  /** The provider reported problems of single entries, which are at their cells now. */
  readonly onProblems: () => void;
}

interface MarksEditorState {
  readonly sheet: Sheet<StudentMarks>;
  readonly papers: readonly Paper[];
  readonly columns: readonly CellColumn<StudentMarks>[];
  readonly editor: SheetEditor;
}

/** A student moved or left, or exam, limits or subjects changed: the rows have to be loaded again. */
const GONE = [
  CODES.STUDENT_NOT_ENROLLED_IN_SESSION,
  CODES.DISABLED_STUDENT,
  CODES.EXAM_NOT_FOUND,
  CODES.SUBJECT_NOT_FOUND,
  CODES.MARKS_UPDATE_LOCKED,
];

export function useMarksEditor(options: MarksEditorOptions): MarksEditorState {
  const { selection, fragment, data, stored, readOnly, load, onProblems } = options;
  const words = useWords(uploadWords);
  const [saveMarks] = useSaveStudentMarksMutation();
  const draft = useDraft<SheetDraft, Versions>(`results/upload#${fragment}`);
  const papers = useMemo(() => papersOf(data), [data]);
  const columns = useMemo(() => entryColumns(words, data, papers, readOnly), [words, data, papers, readOnly]);
  const [sheet] = useState(() =>
    createSheet({ rows: stored, columns, rowKey: studentKey, edits: draft.found?.work.texts }),
  );
  const rowsOf = (versions: Versions) => formRows(sheet.rows(), papers, sheet.edits(), versions);
  const { exam } = data;
  const { session, class: ofClass, section } = selection;
  const editor = useSheetEditor<StudentMarks, SheetDraft, Versions, StudentMarksFormRow[], Rows>({
    sheet,
    draft,
    keep: () => ({
      texts: sheet.edits(),
      title: words.draftOf(exam.examName, ofClass.className, section?.sectionName),
    }),
    isDirty: () => sheet.summary().changes > 0,
    base: versionsOf(stored),
    baseOf: versionsOf,
    request: () => rowsOf({}),
    send: async (_rows, versions, requestKey) => {
      const studentMarksForm = {
        schoolId: selection.schoolId,
        sessionId: session.sessionId,
        classId: ofClass.classId,
        sectionId: section?.sectionId ?? null,
        examId: exam.examId,
        students: rowsOf(versions),
      };
      await saveMarks({ 'Idempotency-Key': requestKey, studentMarksForm }).unwrap();
      // The save succeeded, also where the rows cannot be reloaded.
      return load().catch(() => rowsAfter(sheet.rows(), studentMarksForm.students));
    },
    cellOf: cellOfProblem,
    goneCodes: GONE,
    load,
    onLoaded: (rows) => sheet.load(rows),
    onSaved: (rows) => sheet.saved(rows),
    onProblems,
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.loadFailed },
  });
  return { sheet, papers, columns, editor };
}
