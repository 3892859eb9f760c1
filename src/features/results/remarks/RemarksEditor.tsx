import { MessageOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, useSyncExternalStore, type RefObject } from 'react';
import type { StudentRemark } from '@/api/results';
import {
  DraftBar,
  SheetBar,
  SheetDialogs,
  SheetFrame,
  SheetTools,
  sheetWords,
  useSheetSave,
  useSheetValue,
  type Sheet,
  type SheetGridHandle,
} from '@/shared/sheet';
import { useWords } from '@/shared/words';
import { nameIn, remarkKey } from './remarkCells';
import { RemarksGrid } from './RemarksGrid';
import { remarksWords, usualRemarks } from './remarksWords';
import { nameOf, useRemarksEditor, type RemarksEditorOptions } from './useRemarksEditor';

/** The remarks of a class; stored only by Save Changes. */
export function RemarksEditor(props: Omit<RemarksEditorOptions, 'onProblems'>) {
  const words = useWords(remarksWords);
  const { draftDenied } = useWords(sheetWords);
  const grid = useRef<SheetGridHandle>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const toNextError = () => void grid.current?.goToNextError();
  const { sheet, column, editor, storedEdits } = useRemarksEditor({ ...props, onProblems: toNextError });
  const { changes } = useSyncExternalStore(sheet.subscribe, sheet.summary);
  const save = useSheetSave(sheet, editor, toNextError);
  return (
    <SheetFrame className="remarks-editor" onSave={save}>
      <DraftBar {...{ grid, sheet, storedEdits, words }} columns={[column]} />
      <RemarksTools className={nameOf(props.selection)} sheet={sheet} grid={grid} />
      <RemarksGrid ref={grid} sheet={sheet} column={column} onSave={save} onLeave={() => saveButton.current?.focus()} />
      <SheetBar
        {...editor}
        sheet={sheet}
        changes={changes}
        more={storedEdits.isDenied && changes > 0 ? [draftDenied] : []}
        saveLabel={words.save}
        saveRef={saveButton}
        disabled={changes === 0 && !editor.notSaved}
        onSave={save}
        onNextError={toNextError}
        labelOf={(key) => words.remarkOf(nameIn(sheet.rows(), key))}
      />
      <SheetDialogs
        editor={editor}
        grid={grid}
        conflictTitle={words.changedTitle}
        conflictText={words.changedText}
        backLabel={words.changedBack}
        goneTitle={words.goneTitle}
        goneText={words.goneText}
      />
    </SheetFrame>
  );
}

const countWritten = (sheet: Sheet<StudentRemark>): number =>
  sheet.rows().filter(({ student }) => sheet.text(remarkKey(student.studentId)) !== '').length;

interface RemarksToolsProps {
  readonly className: string;
  readonly sheet: Sheet<StudentRemark>;
  readonly grid: RefObject<SheetGridHandle | null>;
}

/** The number of students with a remark, and the usual remarks for the selected cells. */
function RemarksTools({ className, sheet, grid }: RemarksToolsProps) {
  const words = useWords(remarksWords);
  const rows = useSyncExternalStore(sheet.subscribe, sheet.rows);
  const written = useSheetValue(sheet, countWritten);
  return (
    <SheetTools title={words.titleOf(className, rows.length, written)} label={words.tools} sheet={sheet}>
      <Dropdown
        trigger={['click']}
        menu={{
          items: usualRemarks(words).map((phrase) => ({ key: phrase, label: phrase })),
          onClick: ({ key }) => grid.current?.fill(key),
        }}
      >
        <Button icon={<MessageOutlined aria-hidden />}>{words.usual}</Button>
      </Dropdown>
    </SheetTools>
  );
}
