import { useState, useSyncExternalStore } from 'react';
import { CODES } from '@/api/catalogue';
import { useSaveFeeStructuresMutation, type FeeGridRow, type FeeGridRowForm } from '@/api/fees';
import type { Session } from '@/api/sessions';
import { useDraft } from '@/shared/drafts';
import { paths } from '@/shared/navigation';
import {
  createSheet,
  useSheetEditor,
  type CellColumn,
  type RebasedEditor,
  type Sheet,
  type SheetDraft,
  type SheetEditor,
} from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { feeColumns, scheduleColumn } from './feeGridColumns';
import { feeGridWords } from './feeGridWords';
import { cellOfProblem, editedIn, formsOf, rowKeyOf, unfinishedIn, versionsOf, type Versions } from './feeRows';
import { useRowName } from './useRowNames';

type Rows = readonly FeeGridRow[];

export interface FeeGridOptions {
  readonly session: Session;
  readonly stored: Rows;
  readonly load: () => Promise<Rows>;
  /** Called after the provider reported problems of single rows, which are now shown at their cells. */
  readonly onProblems: () => void;
}

export interface FeeGridEditorState {
  readonly sheet: Sheet<FeeGridRow>;
  readonly rows: Rows;
  readonly columns: readonly CellColumn<FeeGridRow>[];
  readonly editor: SheetEditor & Pick<RebasedEditor<Versions>, 'refresh'>;
  /** The request of a save. */
  readonly forms: () => readonly FeeGridRowForm[];
  /** Edited rows that a save omits. */
  readonly unfinished: () => Rows;
}

/** Codes after which the grid must be reloaded, because classes or the session changed. */
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
  const draft = useDraft<SheetDraft, Versions>({
    name: `classes/fees#${sessionId}`,
    resumeAt: `${paths.feeGrid}#schoolId=${session.schoolId}&sessionId=${sessionId}`,
    label: words.unsaved(sessionName),
  });
  const [columns] = useState(() => feeColumns(words, nameOf, false));
  const [sheet] = useState(() =>
    createSheet({
      rows: stored,
      columns: [...columns, scheduleColumn],
      rowKey: rowKeyOf,
      edits: draft.found?.work.texts,
    }),
  );
  const rows = useSyncExternalStore(sheet.subscribe, sheet.rows);
  const forms = (versions: Versions = {}) => formsOf(sheet.rows(), editedIn(sheet), versions);
  const editor = useSheetEditor<FeeGridRow, SheetDraft, Versions, FeeGridRowForm[], Rows>({
    sheet,
    draft,
    keep: () => ({ texts: sheet.edits() }),
    mayBeEmpty: false,
    isDirty: () => sheet.summary().changes > 0,
    base: versionsOf(stored),
    baseOf: versionsOf,
    request: () => forms(),
    sentParts: (sent) => sent.map(({ classId, stream = null }) => rowKeyOf({ classId, stream })),
    send: (_forms, versions, requestKey) =>
      save({ 'Idempotency-Key': requestKey, feeGridForm: { sessionId, rows: forms(versions) } }).unwrap(),
    cellOf: cellOfProblem,
    goneCodes: GONE,
    load,
    onLoaded: (loaded, dropped) => sheet.load(loaded, undefined, dropped),
    onSaved: (saved) => sheet.rebase(saved),
    onProblems,
    words: { success: words.saved, fallback: words.saveFailed, loadFailed: words.loadFailed },
  });
  return {
    sheet,
    rows,
    columns,
    editor,
    forms: () => forms(),
    unfinished: () => unfinishedIn(sheet.rows(), editedIn(sheet)),
  };
}
