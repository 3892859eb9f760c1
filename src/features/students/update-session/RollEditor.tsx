import { memo, useMemo, useRef, type KeyboardEvent } from 'react';
import { useSnackbar } from '@/shared/feedback';
import { ConfirmDialog, DataTable, useIsRoomy, useLeaveGuard } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { RollBar } from './RollBar';
import { rollColumns, type RollTableFacts } from './rollColumns';
import { goToFirstWrong } from './rollFields';
import type { RollRow } from './rollNumbers';
import { RollTools } from './RollTools';
import { rollWords } from './rollWords';
import { placeName, useRollEditor, type RollEditorOptions } from './useRollEditor';
import { waitingIn, WaitingList } from './WaitingList';

/** The list of a section with a field for each number; nothing is stored before Save. */
export function RollEditor(props: Omit<RollEditorOptions, 'onProblems'>) {
  const words = useWords(rollWords);
  const snackbar = useSnackbar();
  const list = useRef<HTMLDivElement>(null);
  const toFirstWrong = () => goToFirstWrong(list.current);
  const editor = useRollEditor({ ...props, onProblems: toFirstWrong });
  const { sheet, state, changed } = editor;
  const { dialog } = useLeaveGuard(state.changes > 0);
  const { session, section } = props.place;
  const save = () => {
    if (state.changes === 0) return;
    if (state.mistakes.size === 0) return editor.submit();
    toFirstWrong();
    snackbar.error(words.fixErrors);
  };
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    if (!event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    save();
  };
  const sectionName = section?.sectionName ?? '';
  return (
    <div ref={list} className="roll-editor" onKeyDown={keys}>
      {state.rows.length > 0 && (
        <RollTools
          title={words.listOf(placeName(props.place), state.shown.length)}
          waiting={waitingIn(state).length}
          disabled={state.shown.length === 0}
          onNumber={sheet.number}
          onUndo={state.before.length > 0 ? sheet.undo : undefined}
        />
      )}
      <RollTable rows={state.shown} sessionId={session.sessionId} sectionName={sectionName} sheet={sheet} />
      <WaitingList state={state} sheet={sheet} sessionId={session.sessionId} sectionName={sectionName} />
      {state.rows.length > 0 && <RollBar editor={editor} onSave={save} onFirstWrong={toFirstWrong} />}
      {dialog}
      <ConfirmDialog
        open={changed.open}
        title={words.changedTitle}
        text={words.changedText}
        confirmLabel={words.changedLoad}
        cancelLabel={words.changedBack}
        onConfirm={changed.onLoad}
        onClose={changed.onClose}
      />
    </div>
  );
}

type RollTableProps = Omit<RollTableFacts, 'roomy'> & { readonly rows: readonly RollRow[] };

const READY = { kind: 'ready' } as const;

/** Drawn anew only where other students are in it: each field listens to the sheet by itself. */
export const RollTable = memo(function RollTable({ rows, sessionId, sectionName, sheet }: RollTableProps) {
  const words = useWords(rollWords);
  const roomy = useIsRoomy();
  const columns = useMemo(
    () => rollColumns(words, { sessionId, sectionName, sheet, roomy }),
    [words, sessionId, sectionName, sheet, roomy],
  );
  return (
    <DataTable
      label={words.students}
      columns={columns}
      rows={rows}
      rowKey="id"
      paging="none"
      state={READY}
      emptyText={words.empty}
    />
  );
});
