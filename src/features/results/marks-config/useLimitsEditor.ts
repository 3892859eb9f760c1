import { useMemo, useState, useSyncExternalStore } from 'react';
import { CODES } from '@/api/catalogue';
import { useSaveSubjectLimitsMutation, type SubjectLimits, type SubjectLimitsForm } from '@/api/results';
import { selectionName, type ClassSelection } from '@/shared/domain';
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
import { cellOfProblem, entriesIn, formsOf, versionsOf, type Versions } from './limitCells';
import { limitColumns, subjectKey } from './limitColumns';
import { limitsWords } from './limitsWords';

type Subjects = readonly SubjectLimits[];

export interface LimitsEditorOptions {
  readonly selection: ClassSelection;
  /** the fragment of the address, which names the draft */
  readonly fragment: string;
  readonly stored: Subjects;
  readonly load: () => Promise<Subjects>;
  /** Called after the provider reported problems of single cells, which are now shown at their cells. */
  readonly onProblems: () => void;
}

export interface LimitsEditorState {
  readonly sheet: Sheet<SubjectLimits>;
  readonly columns: readonly CellColumn<SubjectLimits>[];
  readonly editor: SheetEditor;
  /** The request of a save. */
  readonly forms: () => readonly SubjectLimitsForm[];
}

/** Codes after which the grid must be reloaded, because subjects or exams changed. */
const GONE = [
  CODES.RESULT_CONFIG_SUBJECTS_MISMATCH,
  CODES.SUBJECT_NOT_FOUND,
  CODES.EXAM_NOT_FOUND,
  CODES.MIN_MAX_MARKS_LOCKED,
];

export function useLimitsEditor({
  selection,
  fragment,
  stored,
  load,
  onProblems,
}: LimitsEditorOptions): LimitsEditorState {
  const words = useWords(limitsWords);
  const [saveLimits] = useSaveSubjectLimitsMutation();
  const draft = useDraft<SheetDraft, Versions>({
    name: `results/marks-config#${fragment}`,
    resumeAt: `/results/marks-config#${fragment}`,
    label: words.unsaved(selectionName(selection)),
  });
  const [sheet] = useState(() =>
    createSheet({
      rows: stored,
      columns: limitColumns(words, stored, false),
      rowKey: subjectKey,
      edits: draft.found?.work.texts,
    }),
  );
  const subjects = useSyncExternalStore(sheet.subscribe, sheet.rows);
  const columns = useMemo(() => limitColumns(words, subjects, false), [words, subjects]);
  const forms = (versions: Versions = {}) => formsOf(sheet.rows(), sheet.text, versions);
  const editor = useSheetEditor<SubjectLimits, SheetDraft, Versions, SubjectLimitsForm[], Subjects>({
    sheet,
    draft,
    keep: () => ({ texts: sheet.edits() }),
    mayBeEmpty: false,
    isDirty: () => sheet.summary().changes > 0,
    base: versionsOf(stored),
    baseOf: versionsOf,
    request: () => forms(),
    sentParts: entriesIn,
    send: (_forms, versions, requestKey) =>
      saveLimits({ 'Idempotency-Key': requestKey, subjectLimitsForms: forms(versions) }).unwrap(),
    cellOf: cellOfProblem,
    goneCodes: GONE,
    load,
    onLoaded: (loaded, dropped) => sheet.load(loaded, limitColumns(words, loaded, false), dropped),
    onSaved: (saved) => sheet.rebase(saved, limitColumns(words, saved, false)),
    onProblems,
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.loadFailed },
  });
  return { sheet, columns, editor, forms };
}
