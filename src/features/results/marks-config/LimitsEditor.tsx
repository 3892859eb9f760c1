import { useRef, useSyncExternalStore } from 'react';
import { useSnackbar } from '@/shared/feedback';
import { SheetDialogs, SheetFrame, sheetWords, type SheetGridHandle } from '@/shared/sheet';
import { ConfirmDialog, useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { incompleteIn } from './limitCells';
import { cellLabel } from './limitColumns';
import { LimitsBar } from './LimitsBar';
import { LimitsGrid } from './LimitsGrid';
import { LimitsTools } from './LimitsTools';
import { limitsWords } from './limitsWords';
import { SaveText } from './SaveText';
import { useLimitsEditor, type LimitsEditorOptions } from './useLimitsEditor';

/** Focuses the next error, at once or after the question has closed and returned the focus. */
function useNextError() {
  const grid = useRef<SheetGridHandle>(null);
  const pending = useRef(false);
  const toNextError = () => grid.current?.goToNextError();
  return {
    grid,
    toNextError,
    mark: () => {
      pending.current = true;
    },
    afterClose: () => {
      if (pending.current) toNextError();
      pending.current = false;
    },
  };
}

/** The grid of a class with a cell for each limit; stored only after Save is confirmed (MARKSCONF-07). */
export function LimitsEditor(props: Omit<LimitsEditorOptions, 'onProblems'>) {
  const words = useWords(limitsWords);
  const { fixErrors } = useWords(sheetWords);
  const snackbar = useSnackbar();
  const { grid, toNextError, mark, afterClose } = useNextError();
  const saveButton = useRef<HTMLButtonElement>(null);
  const { sheet, columns, editor, forms } = useLimitsEditor({ ...props, onProblems: mark });
  const subjects = useSyncExternalStore(sheet.subscribe, sheet.rows);
  const saving = useDialog<object>();
  const { session, class: ofClass } = props.selection;
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
    <SheetFrame className="limits-editor" onSave={save}>
      <LimitsTools title={words.titleOf(ofClass.className, session.sessionName)} sheet={sheet} subjects={subjects} />
      <LimitsGrid
        ref={grid}
        sheet={sheet}
        subjects={subjects}
        columns={columns}
        onSave={save}
        onLeave={() => saveButton.current?.focus()}
      />
      <LimitsBar
        sheet={sheet}
        bar={{ ...editor, saveRef: saveButton, onSave: save, onNextError: toNextError }}
        labelOf={(key) => cellLabel(columns, subjects, key)}
      />
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
        text={saving.open && <SaveText forms={forms()} incomplete={incompleteIn(subjects, sheet.text)} />}
        confirmLabel={words.save}
        onConfirm={editor.submit}
        onClose={saving.close}
        afterClose={afterClose}
      />
    </SheetFrame>
  );
}
