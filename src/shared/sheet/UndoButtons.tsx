import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useWords } from '../words';
import type { Sheet } from './types';
import { sheetWords } from './words';

/** Undo and redo by the mouse, as by Ctrl+Z and Ctrl+Y in the grid. */
export function UndoButtons<Row>({ sheet }: { readonly sheet: Sheet<Row> }) {
  const words = useWords(sheetWords);
  const { canUndo, canRedo } = useSyncExternalStore(sheet.subscribe, sheet.summary);
  return (
    <>
      <Button
        icon={<UndoOutlined aria-hidden />}
        disabled={!canUndo}
        title={words.undoHint}
        aria-label={words.undo}
        onClick={() => void sheet.undo()}
      />
      <Button
        icon={<RedoOutlined aria-hidden />}
        disabled={!canRedo}
        title={words.redoHint}
        aria-label={words.redo}
        onClick={() => void sheet.redo()}
      />
    </>
  );
}
