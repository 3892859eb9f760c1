import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { CODES } from '@/api/catalogue';
import { useSaveFeeStructuresMutation, type FeeGridRow, type FeeGridRowForm } from '@/api/fees';
import type { Session } from '@/api/sessions';
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
import { feeColumns } from './feeGridColumns';
import { feeGridWords } from './feeGridWords';
import { cellOfProblem, formsOf, rowKeyOf, unfinishedIn, versionsOf, type Schedules, type Versions } from './feeRows';
import { useRowName } from './useRowNames';

type Rows = readonly FeeGridRow[];

interface FeeDraft extends SheetDraft {
  readonly schedules: Schedules;
}

export interface FeeGridOptions {
  readonly session: Session;
  readonly stored: Rows;
  readonly load: () => Promise<Rows>;
  /** The provider reported problems of single rows, which are at their cells now. */
  readonly onProblems: () => void;
}

export interface FeeGridEditorState {
  readonly sheet: Sheet<FeeGridRow>;
  readonly rows: Rows;
  readonly columns: readonly CellColumn<FeeGridRow>[];
  readonly editor: SheetEditor;
  /** The schedules that are not saved. */
  readonly schedules: Schedules;
  readonly addSchedules: (added: Schedules) => void;
  /** What a save sends now. */
  readonly forms: () => readonly FeeGridRowForm[];
  /** Edited rows that a save leaves out. */
  readonly unfinished: () => Rows;
}

/** Classes or the session changed: the grid has to be loaded again. */
const GONE = [
  CODES.INVALID_CLASS,
  CODES.CLASS_STREAM_NOT_PROVIDED,
  CODES.CLASS_HAS_NO_STREAM_OR_SECTION,
  CODES.FEE_UPDATE_FOR_NON_UPCOMING_SESSION,
];

export function useFeeGridEditor({ session, stored, load, onProblems }: FeeGridOptions): FeeGridEditorState {
  const words = useWords(feeGridWords);
  const nameOf = useRowName();
  const { sessionId, sessionName } = session;
  const [save] = useSaveFeeStructuresMutation();
  const draft = useDraft<FeeDraft, Versions>(`classes/fees#${sessionId}`);
  const [columns] = useState(() => feeColumns(words, nameOf, false));
  const [sheet] = useState(() =>
    createSheet({ rows: stored, columns, rowKey: rowKeyOf, edits: draft.found?.work.texts }),
  );
  const rows = useSyncExternalStore(sheet.subscribe, sheet.rows);
  const [schedules, setSchedules] = useState<Schedules>(draft.found?.work.schedules ?? {});
  const sent = useRef<ReadonlySet<string>>(new Set());
  const edited = useMemo(() => ({ textOf: sheet.text, isChanged: sheet.isRowChanged, schedules }), [sheet, schedules]);
  const forms = (versions: Versions = {}) => formsOf(sheet.rows(), edited, versions);
  const editor = useSheetEditor<FeeGridRow, FeeDraft, Versions, FeeGridRowForm[], Rows>({
    sheet,
    draft,
    keep: () => ({ texts: sheet.edits(), schedules, title: words.gridOf(sessionName) }),
    isDirty: () => sheet.summary().changes > 0 || Object.keys(schedules).length > 0,
    base: versionsOf(stored),
    baseOf: versionsOf,
    request: () => forms(),
    send: (_forms, versions, requestKey) => {
      const form = forms(versions);
      sent.current = new Set(form.map(({ classId, stream }) => rowKeyOf({ classId, stream: stream ?? null })));
      return save({ 'Idempotency-Key': requestKey, feeGridForm: { sessionId, rows: form } }).unwrap();
    },
    cellOf: cellOfProblem,
    goneCodes: GONE,
    load,
    onLoaded: (loaded) => sheet.load(loaded),
    onSaved: (saved) => {
      sheet.rebase(saved);
      setSchedules((before) => Object.fromEntries(Object.entries(before).filter(([key]) => !sent.current.has(key))));
    },
    onProblems,
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.loadFailed },
  });
  return {
    sheet,
    rows,
    columns,
    editor,
    schedules,
    addSchedules: (added) => setSchedules((before) => ({ ...before, ...added })),
    forms: () => forms(),
    unfinished: () => unfinishedIn(sheet.rows(), edited),
  };
}
