import { CheckCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { NotSaved, uiWords } from '../ui';
import { useWords } from '../words';
import type { CellKey, Sheet } from './types';
import { sheetWords } from './words';

interface SheetBarProps<Row> {
  readonly sheet: Sheet<Row>;
  /** rows or cells to be saved */
  readonly changes: number;
  /** further parts of the state, e.g. incomplete entries */
  readonly more?: readonly string[];
  /** a text about the selected cells */
  readonly range?: ReactNode;
  readonly busy: boolean;
  /** the last save was not decided on */
  readonly notSaved: boolean;
  readonly isSaved: boolean;
  readonly saveLabel: string;
  readonly saveRef: Ref<HTMLButtonElement>;
  readonly disabled?: boolean;
  readonly onSave: () => void;
  readonly onNextError: () => void;
  /** The name of a cell, for its error. */
  readonly labelOf: (key: CellKey) => string;
}

/** What is to be corrected or saved, always in view, and the way to it. */
export function SheetBar<Row>({ sheet, changes, more = [], saveRef, ...bar }: SheetBarProps<Row>) {
  const words = useWords(sheetWords);
  const { toCorrect, saveKeys } = useWords(uiWords);
  const { errors, firstError } = useSyncExternalStore(sheet.subscribe, sheet.summary);
  const unsaved = [...(changes > 0 ? [words.changes(changes)] : []), ...more];
  return (
    <div className="portal-form-actions sheet-bar">
      {bar.notSaved && <NotSaved />}
      <div role="status" className="portal-form-state">
        {errors > 0 && (
          <Button type="link" danger onClick={bar.onNextError}>
            {toCorrect(errors)}
          </Button>
        )}
        {errors === 0 && unsaved.join(' · ')}
        {unsaved.length === 0 && bar.isSaved && (
          <span className="sheet-saved">
            <CheckCircleOutlined aria-hidden /> {words.allSaved}
          </span>
        )}
      </div>
      {errors === 0 && unsaved.length === 0 && !bar.isSaved && <span className="sheet-hint">{words.keysHint}</span>}
      {firstError && (
        <span className="sheet-bar-error" aria-live="polite">
          {words.errorAt(bar.labelOf(firstError.key), firstError.text)}
        </span>
      )}
      {bar.range !== undefined && <span className="sheet-range">{bar.range}</span>}
      <kbd className="portal-form-keys">{saveKeys}</kbd>
      <Button
        ref={saveRef}
        type="primary"
        loading={bar.busy}
        disabled={bar.disabled ?? false}
        aria-keyshortcuts="Control+Enter Control+S"
        onClick={bar.onSave}
      >
        {bar.saveLabel}
      </Button>
    </div>
  );
}
