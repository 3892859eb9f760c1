import { useId, useLayoutEffect, type InputEvent } from 'react';
import { editFiltered, isRefused } from '../lib/filteredText';
import type { SheetCellProps } from './cellTypes';
import { isCellActive } from './createSelection';
import { positionField } from './problemPosition';
import { cellKey } from './types';
import { useRequestedFocus } from './useRequestedFocus';

interface CellFieldProps<Row> extends SheetCellProps<Row> {
  readonly text: string;
  /** A number of this length is shown over the neighbouring cells. */
  readonly isLong: boolean;
  readonly isEdited: boolean;
  readonly errorId: string | undefined;
}

/** The text field of the active cell. While it is navigated its text is selected, so that typing replaces it. */
export function CellField<Row>({ grid, row, rowKey, column, text, isLong, isEdited, errorId }: CellFieldProps<Row>) {
  const { sheet, selection } = grid;
  const { filter, options } = column;
  const listId = useId();
  const field = useRequestedFocus<HTMLInputElement>(selection, true, () => isCellActive(selection, rowKey, column.key));
  useLayoutEffect(() => {
    if (!isEdited && document.activeElement === field.current) field.current?.select();
  }, [field, isEdited, text]);
  useLayoutEffect(() => {
    const input = field.current;
    if (isEdited && selection.state().mode === 'caret' && input && input.selectionStart !== input.selectionEnd)
      input.setSelectionRange(input.value.length, input.value.length);
  }, [field, isEdited, selection]);
  const grows = isLong && column.inputMode !== 'text' && !column.errorsBeside;
  useLayoutEffect(() => {
    if (grows && field.current) positionField(field.current);
  }, [field, grows, text]);
  /** A rejected key is stopped before it arrives: correcting the value afterwards would move the caret. */
  const stopRejectedKey = (event: InputEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    if (filter && event.data?.length === 1 && isRefused(filter, text, event.data, selectionStart !== selectionEnd))
      event.preventDefault();
  };
  const input = (
    <input
      ref={field}
      type="text"
      className="sheet-field"
      inputMode={column.inputMode}
      {...(grows && { 'data-grows': true, style: { width: `max(100%, ${text.length}ch + 17px)` } })}
      autoComplete="off"
      aria-label={column.label(row)}
      {...(options && { list: listId })}
      {...(errorId === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId })}
      value={text}
      onBeforeInput={stopRejectedKey}
      onChange={({ target }) => {
        sheet.type(cellKey(rowKey, column.key), filter ? editFiltered(filter, text, target.value) : target.value);
        if (selection.state().mode === 'navigate') selection.setMode('typing');
      }}
      onFocus={({ currentTarget }) => {
        if (selection.state().mode === 'navigate') currentTarget.select();
      }}
    />
  );
  if (!options) return input;
  return (
    <>
      {input}
      <datalist id={listId}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </>
  );
}
