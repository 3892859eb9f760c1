import { useMemo, useRef, useSyncExternalStore, type Ref } from 'react';
import {
  SheetBar,
  SheetDialogs,
  SheetFrame,
  SheetGrid,
  useSheetSave,
  type Block,
  type CellKey,
  type CellTexts,
  type PasteReading,
  type Sheet,
  type SheetGridHandle,
} from '@/shared/sheet';
import { EmptyState, useIsRoomy } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { pinnedColumns, rollColumns, rowHeight } from './rollColumns';
import { numbered, type RollRow } from './rollNumbers';
import { numbersByStudent } from './rollPaste';
import { RollTools } from './RollTools';
import { rollWords } from './rollWords';
import { changesIn, nameOf, rollKey, useChanges, useRollEditor, type RollEditorOptions } from './useRollEditor';
import { WaitingList } from './WaitingList';

/** The list of a section with a cell for each number; stored only by Save. */
export function RollEditor(props: Omit<RollEditorOptions, 'onProblems'>) {
  const words = useWords(rollWords);
  const grid = useRef<SheetGridHandle>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const toNextError = () => grid.current?.goToNextError();
  const { sheet, editor, waiting, put, takeOut } = useRollEditor({ ...props, onProblems: toNextError });
  const changes = useChanges(sheet);
  const save = useSheetSave(sheet, editor, toNextError, changesIn);
  const { session, section } = props.selection;
  const names = { sessionId: session.sessionId, sectionName: section?.sectionName ?? '' };
  const rows = useSyncExternalStore(sheet.subscribe, sheet.rows);
  const isEmpty = rows.length + waiting.length === 0;
  return (
    <SheetFrame className="roll-editor" onSave={save}>
      {!isEmpty && (
        <RollTools
          title={words.listOf(nameOf(props.selection), rows.length)}
          waiting={waiting.length}
          disabled={rows.length === 0}
          sheet={sheet}
          onNumber={(order) => sheet.apply(textsOf(numbered(rows, order)))}
        />
      )}
      <RollGrid
        ref={grid}
        sheet={sheet}
        {...names}
        onTakeOut={takeOut}
        onSave={save}
        onLeave={() => saveButton.current?.focus()}
      />
      <WaitingList waiting={waiting} {...names} onPut={put} onLastPut={(id) => grid.current?.goTo(rollKey(id))} />
      {!isEmpty && (
        <SheetBar
          {...editor}
          sheet={sheet}
          changes={changes}
          saveLabel={words.save}
          saveRef={saveButton}
          disabled={changes === 0 && !editor.notSaved}
          onSave={save}
          onNextError={toNextError}
          labelOf={(key) => words.rollNoOf(nameIn(rows, key))}
        />
      )}
      <SheetDialogs
        editor={editor}
        grid={grid}
        conflictTitle={words.changedTitle}
        conflictText={words.changedText}
        backLabel={words.changedBack}
      />
    </SheetFrame>
  );
}

const nameIn = (rows: readonly RollRow[], key: CellKey): string =>
  rows.find(({ id }) => rollKey(id) === key)?.name ?? '';

const textsOf = (numbers: ReadonlyMap<number, string>): CellTexts =>
  Object.fromEntries([...numbers].map(([id, text]) => [rollKey(id), text]));

interface RollGridProps {
  readonly ref: Ref<SheetGridHandle>;
  readonly sheet: Sheet<RollRow>;
  readonly sessionId: number;
  readonly sectionName: string;
  readonly onTakeOut: (id: number) => void;
  readonly onSave: () => void;
  readonly onLeave: () => void;
}

function RollGrid({ ref, sheet, sessionId, sectionName, onTakeOut, onSave, onLeave }: RollGridProps) {
  const words = useWords(rollWords);
  const roomy = useIsRoomy();
  const rows = useSyncExternalStore(sheet.subscribe, sheet.rows);
  const columns = useMemo(
    () => rollColumns(words, { sessionId, sectionName, readOnly: false, roomy, onTakeOut }),
    [words, sessionId, sectionName, roomy, onTakeOut],
  );
  const readPaste = (block: Block): PasteReading | undefined => {
    const found = numbersByStudent(rows, block);
    if (!found) return undefined;
    const { numbers, unknown } = found;
    return { texts: textsOf(numbers), leftOut: unknown.length === 0 ? undefined : words.notInList(unknown) };
  };
  if (rows.length === 0)
    return (
      <div className="portal-card">
        <EmptyState text={words.empty} />
      </div>
    );
  return (
    <SheetGrid
      ref={ref}
      sheet={sheet}
      label={words.students}
      columns={columns}
      pinned={pinnedColumns(roomy)}
      rowHeight={rowHeight(roomy)}
      readPaste={readPaste}
      onSave={onSave}
      onLeave={onLeave}
    />
  );
}
