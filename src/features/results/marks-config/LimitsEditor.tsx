import { useRef, type KeyboardEvent } from 'react';
import { ChangeText, useSnackbar } from '@/shared/feedback';
import { ConfirmDialog, useDialog, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { incompleteIn } from './limitCells';
import { goToFirstWrong } from './limitFields';
import { LimitsBar } from './LimitsBar';
import { LimitsTable } from './LimitsTable';
import { LimitsTools } from './LimitsTools';
import { limitsWords } from './limitsWords';
import { SaveText } from './SaveText';
import { useLimitsEditor, type LimitsEditorOptions } from './useLimitsEditor';

/** The way to the first field that is wrong: at once, or once the question is gone, which gives the focus back to where it was. */
function useFirstWrong() {
  const grid = useRef<HTMLDivElement>(null);
  const marked = useRef(false);
  const toFirstWrong = () => goToFirstWrong(grid.current);
  return {
    grid,
    toFirstWrong,
    mark: () => {
      marked.current = true;
    },
    afterClose: () => {
      if (marked.current) toFirstWrong();
      marked.current = false;
    },
  };
}

/** The grid with a field for each limit; nothing is stored before Save is confirmed (MARKSCONF-07). */
export function LimitsEditor(props: Omit<LimitsEditorOptions, 'onProblems'>) {
  const words = useWords(limitsWords);
  const snackbar = useSnackbar();
  const { grid, toFirstWrong, mark, afterClose } = useFirstWrong();
  const editor = useLimitsEditor({ ...props, onProblems: mark });
  const { sheet, state, forms, changes } = editor;
  const saving = useDialog<object>();
  const { dialog } = useLeaveGuard(state.changes > 0);
  const { session, class: ofClass } = props.place;
  const save = () => {
    if (editor.busy) return;
    sheet.leave();
    if (state.mistakes.size > 0) {
      toFirstWrong();
      snackbar.error(words.fixErrors);
    } else if (forms.length === 0) snackbar.error(words.noData);
    else saving.show({});
  };
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (!event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    save();
  };
  const by = changes.change && <ChangeText change={changes.change} />;
  return (
    <div ref={grid} className="limits-editor" onKeyDown={keys}>
      <LimitsTools title={words.titleOf(ofClass.className, session.sessionName)} sheet={sheet} state={state} />
      <LimitsTable subjects={state.subjects} sheet={sheet} />
      <LimitsBar editor={editor} onSave={save} onFirstWrong={toFirstWrong} />
      {dialog}
      <ConfirmDialog
        open={saving.open}
        title={words.saveTitle}
        text={<SaveText forms={forms} incomplete={incompleteIn(state.subjects, state.texts)} />}
        confirmLabel={words.save}
        onConfirm={editor.submit}
        onClose={saving.close}
        afterClose={afterClose}
      />
      <ConfirmDialog
        open={changes.open}
        title={words.changedTitle}
        text={
          <>
            <p>{changes.text}</p>
            {by && <p>{by}</p>}
            <p>{words.changedText}</p>
          </>
        }
        confirmLabel={words.changedLoad}
        cancelLabel={words.changedBack}
        onConfirm={changes.onLoad}
        onClose={changes.onClose}
      />
    </div>
  );
}
