import { useMemo, useState } from 'react';
import { CODES, type ApiFailure } from '@/api/catalogue';
import { useSaveStudentRemarksMutation, type RemarkForm, type StudentRemark } from '@/api/results';
import type { ClassSelection } from '@/shared/domain';
import { useDraft, type StoredDraft } from '@/shared/drafts';
import { useFields } from '@/shared/forms';
import { showInstant } from '@/shared/lib/dates';
import {
  createSheet,
  useSheetEditor,
  useStoredEdits,
  type CellColumn,
  type Sheet,
  type SheetDraft,
  type SheetEditor,
  type StoredEdits,
} from '@/shared/sheet';
import { useWords } from '@/shared/words';
import {
  cellOfProblem,
  formRows,
  nameIn,
  remarkKey,
  rowsAfter,
  studentKey,
  versionsOf,
  versionsOver,
  type Versions,
} from './remarkCells';
import { remarkColumn, remarkFields } from './remarkColumns';
import { remarksWords } from './remarksWords';

type Rows = readonly StudentRemark[];
type Words = (typeof remarksWords)['en'];

export interface RemarksEditorOptions {
  readonly selection: ClassSelection;
  /** the fragment of the address, which names the draft */
  readonly fragment: string;
  readonly stored: Rows;
  readonly load: () => Promise<Rows>;
  /** the draft of an earlier visit */
  readonly storedDraft: StoredDraft | null;
  /** Called after the provider reported problems of single remarks, which are now shown at their cells. */
  readonly onProblems: () => void;
}

interface RemarksEditorState {
  readonly sheet: Sheet<StudentRemark>;
  readonly column: CellColumn<StudentRemark>;
  readonly editor: SheetEditor;
  readonly storedEdits: StoredEdits;
}

/** The name of a draft is the address of its remarks. */
export const draftName = (fragment: string): string => `results/remarks#${fragment}`;

/** Codes after which the list must be reloaded, because a student moved or left. */
const GONE = [CODES.STUDENT_NOT_ENROLLED_IN_SESSION, CODES.DISABLED_STUDENT];

export const nameOf = ({ class: { className }, section }: ClassSelection): string =>
  section ? `${className} ${section.sectionName}` : className;

/** The texts of a conflict, and the versions that a save overwrites. */
const overwritingOf = (words: Words, rows: () => Rows) => ({
  textsOf: ({ marks = [] }: ApiFailure) =>
    marks.map(({ studentId, sent, stored, by, at }) =>
      words.conflictEntry(
        nameIn(rows(), remarkKey(studentId)),
        sent ?? words.emptyRemark,
        stored ?? words.emptyRemark,
        by,
        showInstant(at),
      ),
    ),
  baseOver: (base: Versions, { marks = [] }: ApiFailure) => versionsOver(base, marks),
});

export function useRemarksEditor(options: RemarksEditorOptions): RemarksEditorState {
  const { selection, fragment, stored, load, onProblems } = options;
  const words = useWords(remarksWords);
  const fields = useFields(remarkFields);
  const [saveRemarks] = useSaveStudentRemarksMutation();
  const draft = useDraft<SheetDraft, Versions>({
    name: draftName(fragment),
    resumeAt: `/${draftName(fragment)}`,
    label: words.unsaved(nameOf(selection)),
  });
  const column = useMemo(() => remarkColumn(words, fields, false), [words, fields]);
  const [sheet] = useState(() =>
    createSheet({ rows: stored, columns: [column], rowKey: studentKey, edits: draft.found?.work.texts }),
  );
  const rowsOf = (versions: Versions) => formRows(sheet.rows(), sheet.edits(), versions);
  const {
    rebase,
    refresh: _refresh,
    ...editor
  } = useSheetEditor<StudentRemark, SheetDraft, Versions, RemarkForm[], Rows>({
    sheet,
    draft,
    keep: () => ({ texts: sheet.edits() }),
    isDirty: () => sheet.summary().changes > 0,
    base: versionsOf(stored),
    baseOf: versionsOf,
    request: () => rowsOf({}),
    send: async (_rows, base, requestKey) => {
      const studentRemarksForm = {
        schoolId: selection.schoolId,
        sessionId: selection.session.sessionId,
        classId: selection.class.classId,
        sectionId: selection.section?.sectionId ?? null,
        remarks: rowsOf(base),
      };
      const saved = await saveRemarks({ 'Idempotency-Key': requestKey, studentRemarksForm }).unwrap();
      return rowsAfter(sheet.rows(), saved);
    },
    cellOf: cellOfProblem,
    goneCodes: GONE,
    load,
    onLoaded: (rows, dropped) => sheet.load(rows, undefined, dropped),
    onSaved: (rows) => sheet.rebase(rows),
    onProblems,
    overwriting: overwritingOf(words, sheet.rows),
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.loadFailed },
  });
  const storedEdits = useStoredEdits({
    sheet,
    form: draft.name,
    found: options.storedDraft,
    versions: editor.base,
    onResume: (resumed) => rebase((base) => ({ ...base, ...resumed })),
  });
  return { sheet, column, editor, storedEdits };
}
