/** Keyboard and clipboard of a grid, over the coordinates of its cells. */
import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { withFormulaMark, withoutFormulaMark } from '@common/formulaText';
import { useSnackbar } from '../feedback';
import { isWindowBlur } from '../lib/windowFocus';
import { useWords } from '../words';
import { readBlock, writeBlock, type Block } from './clipboard';
import type { SheetSelection } from './createSelection';
import { keyCommand, type SheetCommand } from './keyCommand';
import type { Cell } from './moves';
import { copied, pasted } from './rangeEdits';
import { runCommand, type CommandContext } from './sheetCommands';
import { columnOfKey, rowOfKey, type CellKey, type CellTexts } from './types';
import { sheetWords } from './words';

/** What a screen makes of a pasted block in place of putting it in by position. */
export interface PasteReading {
  readonly texts: CellTexts;
  /** what was left out, as a message */
  readonly leftOut?: string | undefined;
}

export interface SheetKeyOptions<Row> extends Omit<CommandContext<Row>, 'goTo' | 'goToKey' | 'extendTo'> {
  /** Shows the page with a row. */
  readonly showRow: (rowKey: string) => void;
  /** Scrolls a cell into view and renders it. */
  readonly reveal: (cell: Cell) => void;
  /** Reads a block by what it contains; undefined leaves it to the position. */
  readonly readPaste?: ((block: Block) => PasteReading | undefined) | undefined;
}

export interface SheetActions {
  readonly goTo: (cell: Cell) => void;
  /** @returns whether the cell is shown */
  readonly goToKey: (key: CellKey) => boolean;
  readonly run: (command: SheetCommand) => boolean;
}

export function useSheetActions<Row>(options: SheetKeyOptions<Row>): SheetActions {
  const { sheet, selection, reveal } = options;
  const goTo = (cell: Cell) => {
    flushSync(() => {
      sheet.commit();
      selection.requestFocus();
      selection.select(cell);
    });
    reveal(cell);
  };
  const goToKey = (key: CellKey) => {
    const find = () => selection.cellOf(rowOfKey(key), columnOfKey(key));
    if (!find()) flushSync(() => options.showRow(rowOfKey(key)));
    const cell = find();
    if (cell) goTo(cell);
    return cell !== undefined;
  };
  const extendTo = (cell: Cell) => {
    sheet.commit();
    selection.extend(cell);
    reveal(cell);
  };
  return { goTo, goToKey, run: (command) => runCommand({ ...options, goTo, goToKey, extendTo }, command) };
}

/** Links, buttons and headings inside the grid keep their own keys. */
const isOwnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, [role="columnheader"]') !== null;

/** In a text that is being edited, the clipboard is the text field's. */
const isEditingText = (selection: SheetSelection): boolean => selection.state().mode !== 'navigate';

/** Whether a pasted block belongs to the text that is edited. The field joins its lines by spaces. */
function takesBlock<Row>({ selection, columns }: SheetKeyOptions<Row>): boolean {
  const { active, mode } = selection.state();
  return mode !== 'navigate' && active !== undefined && columns[active.column]?.isProse === true;
}

/** Changes the text of a cell in a column of texts; numbers such as -1 keep their form. */
function inTextColumns<Row>({ columns }: SheetKeyOptions<Row>, change: (text: string) => string) {
  const textKeys = new Set(columns.filter(({ inputMode }) => inputMode === 'text').map(({ key }) => key));
  return (key: CellKey, text: string): string => (textKeys.has(columnOfKey(key)) ? change(text) : text);
}

/** @returns whether the range was copied */
function copy<Row>(options: SheetKeyOptions<Row>, event: ClipboardEvent): boolean {
  const { sheet, selection } = options;
  const range = selection.range();
  if (!range || isEditingText(selection) || isOwnControl(event.target)) return false;
  event.preventDefault();
  const marked = inTextColumns(options, withFormulaMark);
  const block = copied(selection, range, (key) => marked(key, sheet.text(key)));
  event.clipboardData.setData('text/plain', writeBlock(block));
  return true;
}

function usePaste<Row>(options: SheetKeyOptions<Row>, goTo: SheetActions['goTo']) {
  const { sheet, selection, readPaste } = options;
  const words = useWords(sheetWords);
  const snackbar = useSnackbar();
  return (event: ClipboardEvent) => {
    const range = selection.range();
    const text = event.clipboardData.getData('text');
    const block = readBlock(text);
    const isOne = block.length === 1 && block[0]?.length === 1;
    // A clipboard without text has no cells: a pasted picture would clear the range.
    if (text === '' || !range || isOwnControl(event.target)) return;
    if (takesBlock(options) || (isEditingText(selection) && isOne)) return;
    event.preventDefault();
    selection.setMode('navigate');
    const reading = readPaste?.(block);
    if (reading) {
      sheet.apply(reading.texts);
      if (reading.leftOut !== undefined) snackbar.info(reading.leftOut);
      return;
    }
    const { texts, left, range: covered } = pasted(selection, range, block);
    const unmarked = inTextColumns(options, withoutFormulaMark);
    sheet.apply(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, unmarked(key, text)])));
    const { top, bottom, left: first, right } = covered;
    goTo({ row: top, column: first });
    if (top !== bottom || first !== right) selection.extend({ row: bottom, column: right });
    if (left > 0) snackbar.info(words.leftOut(left));
  };
}

export function useSheetKeys<Row>(options: SheetKeyOptions<Row>, { goTo, run }: SheetActions) {
  const { sheet, selection } = options;
  const onPaste = usePaste(options, goTo);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || isOwnControl(event.target)) return;
    const { key, code, ctrlKey, metaKey, shiftKey: shift, altKey: alt } = event;
    const command = keyCommand({ key, code, ctrl: ctrlKey || metaKey, shift, alt }, selection.state().mode);
    if (!command || !run(command)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onKeyDown,
    onPaste,
    onCopy: (event: ClipboardEvent) => void copy(options, event),
    onCut: (event: ClipboardEvent) => {
      if (copy(options, event)) run({ kind: 'clear' });
    },
    onBlur: (event: FocusEvent) => {
      if (event.currentTarget.contains(event.relatedTarget) || isWindowBlur(event)) return;
      sheet.commit();
      selection.setMode('navigate');
    },
  };
}
