import { useRef, useSyncExternalStore } from 'react';
import type { FeeGridRow } from '@/api/fees';
import type { Session } from '@/api/sessions';
import { useSnackbar } from '@/shared/feedback';
import {
  cellKey,
  SheetBar,
  SheetDialogs,
  SheetFrame,
  sheetWords,
  useRefresh,
  useSheetValue,
  type Sheet,
  type SheetGridHandle,
} from '@/shared/sheet';
import { ConfirmDialog, useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { FeeGrid } from './FeeGrid';
import { FeeGridTools } from './FeeGridTools';
import { feeGridWords } from './feeGridWords';
import { editedIn, rowKeyOf, unfinishedIn } from './feeRows';
import { useFeeGridEditor, type FeeGridEditorState, type FeeGridOptions } from './useFeeGridEditor';
import { namesOf, useRowName } from './useRowNames';

interface FeeGridEditorProps extends Omit<FeeGridOptions, 'onProblems'> {
  readonly sessions: readonly Session[];
  readonly refreshes: number;
}

/** The fees of all classes; stored only after Save is confirmed. Incomplete rows are not saved. */
export function FeeGridEditor({ sessions, refreshes, ...options }: FeeGridEditorProps) {
  const words = useWords(feeGridWords);
  const { fixErrors } = useWords(sheetWords);
  const snackbar = useSnackbar();
  const grid = useRef<SheetGridHandle>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const toNextError = () => grid.current?.goToNextError();
  const state = useFeeGridEditor({ ...options, onProblems: () => void toNextError() });
  const { sheet, columns, editor, forms } = state;
  useRefresh(refreshes, () => void editor.refresh());
  const saving = useDialog<object>();
  const save = () => {
    if (editor.busy) return;
    sheet.commit();
    if (sheet.summary().invalid > 0) {
      toNextError();
      snackbar.error(fixErrors);
    } else if (forms().length > 0) saving.show({});
    else if (editor.notSaved) void editor.submit();
    else snackbar.error(words.noData);
  };
  return (
    <SheetFrame className="fee-grid" onSave={save}>
      <FeeGridTools session={options.session} sessions={sessions} state={state} />
      <FeeGrid ref={grid} sheet={sheet} columns={columns} onSave={save} onLeave={() => saveButton.current?.focus()} />
      <Bar state={state} saveRef={saveButton} onSave={save} onNextError={() => void toNextError()} />
      <SheetDialogs
        editor={editor}
        grid={grid}
        conflictTitle={words.changedTitle}
        conflictText={words.changedText}
        backLabel={words.changedBack}
      />
      <ConfirmDialog
        open={saving.open}
        title={words.saveTitle}
        text={saving.open && <SaveText state={state} />}
        confirmLabel={words.save}
        onConfirm={editor.submit}
        onClose={saving.close}
      />
    </SheetFrame>
  );
}

const countUnfinished = (sheet: Sheet<FeeGridRow>): number => unfinishedIn(sheet.rows(), editedIn(sheet)).length;

interface BarProps {
  readonly state: FeeGridEditorState;
  readonly saveRef: React.Ref<HTMLButtonElement>;
  readonly onSave: () => void;
  readonly onNextError: () => void;
}

function Bar({ state: { sheet, rows, columns, editor }, ...bar }: BarProps) {
  const words = useWords(feeGridWords);
  const nameOf = useRowName();
  const { changes } = useSyncExternalStore(sheet.subscribe, sheet.summary);
  const open = useSheetValue(sheet, countUnfinished);
  const labelOf = (key: string): string => {
    for (const row of rows)
      for (const column of columns) if (cellKey(rowKeyOf(row), column.key) === key) return column.label(row);
    return nameOf(rows[0] ?? { className: '', stream: null });
  };
  return (
    <SheetBar
      {...bar}
      sheet={sheet}
      busy={editor.busy}
      notSaved={editor.notSaved}
      isSaved={editor.isSaved}
      changes={changes}
      more={open > 0 ? [words.unfinished(open)] : []}
      saveLabel={words.save}
      labelOf={labelOf}
    />
  );
}

/** The rows that a save stores and those that it leaves out. */
function SaveText({ state: { forms, unfinished } }: { readonly state: FeeGridEditorState }) {
  const words = useWords(feeGridWords);
  const nameOf = useRowName();
  const open = unfinished();
  return (
    <>
      <p>{words.saveText(forms().length)}</p>
      {open.length > 0 && <p>{words.leftOut(...namesOf(open, nameOf))}</p>}
    </>
  );
}
