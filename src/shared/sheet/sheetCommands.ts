/** What the commands of the keyboard do to a sheet and its selection. */
import type { SheetSelection } from './createSelection';
import type { CellColumn } from './gridTypes';
import type { SheetCommand } from './keyCommand';
import * as moves from './moves';
import { cleared, filledDown } from './rangeEdits';
import { columnOfKey, type CellKey, type CellTexts, type Sheet } from './types';

export interface CommandContext<Row> {
  readonly sheet: Sheet<Row>;
  readonly selection: SheetSelection;
  readonly columns: readonly CellColumn<Row>[];
  readonly pageRows: () => number;
  readonly goTo: (cell: moves.Cell) => void;
  readonly goToKey: (key: CellKey) => boolean;
  readonly extendTo: (cell: moves.Cell) => void;
  readonly onSave?: (() => void) | undefined;
  /** Where the focus goes after the last cell and by Escape. */
  readonly onLeave?: (() => void) | undefined;
}

type Move = Extract<SheetCommand, { extend: boolean }>;

const SIDES = { up: moves.UP, down: moves.DOWN, left: moves.LEFT, right: moves.RIGHT } as const;

function targetOf(command: Move, shape: moves.Shape, from: moves.Cell, pageRows: number): moves.Cell {
  switch (command.kind) {
    case 'step':
      return moves.step(shape, from, SIDES[command.side]);
    case 'jump':
      return moves.jump(shape, from, SIDES[command.side]);
    case 'page':
      return moves.page(shape, from, SIDES[command.side], pageRows);
    case 'end':
      return moves.end(shape, from, command.side, command.whole);
  }
}

function leave<Row>({ sheet, selection, onLeave }: CommandContext<Row>): boolean {
  sheet.commit();
  selection.setMode('navigate');
  onLeave?.();
  return onLeave !== undefined;
}

function enter<Row>(context: CommandContext<Row>, from: moves.Cell, back: boolean): boolean {
  const shape = context.selection.shape();
  const next = back ? moves.entryBefore(shape, from) : moves.entryAfter(shape, from);
  if (next) context.goTo(next);
  else if (!back) leave(context);
  return true;
}

function nextEmpty<Row>({ sheet, selection, goTo }: CommandContext<Row>, from: moves.Cell): boolean {
  sheet.commit();
  const next = moves.emptyAfter(selection.shape(), from);
  if (next) goTo(next);
  return true;
}

function tab<Row>(context: CommandContext<Row>, from: moves.Cell, back: boolean): boolean {
  const next = moves.tabAfter(context.selection.shape(), from, back ? -1 : 1);
  if (next) context.goTo(next);
  return next !== undefined;
}

function adjust<Row>({ sheet, selection, columns }: CommandContext<Row>, from: moves.Cell, by: 1 | -1): boolean {
  const key = selection.keyAt(from);
  const change = columns.find((column) => column.key === columnOfKey(key))?.adjust;
  if (change) sheet.apply({ [key]: change(sheet.text(key), by) });
  return change !== undefined;
}

function apply<Row>({ sheet }: CommandContext<Row>, texts: CellTexts): boolean {
  if (Object.keys(texts).length > 0) sheet.apply(texts);
  return true;
}

/** Undo and redo lead to what they changed. */
function travel<Row>({ selection, goToKey }: CommandContext<Row>, [first]: readonly CellKey[]): boolean {
  selection.setMode('navigate');
  if (first !== undefined) goToKey(first);
  return true;
}

function selectAll<Row>({ selection, goTo }: CommandContext<Row>): boolean {
  const { rows, columns } = selection.shape();
  goTo({ row: 0, column: 0 });
  selection.extend({ row: rows - 1, column: columns - 1 });
  return true;
}

function cancel<Row>({ sheet, selection }: CommandContext<Row>): boolean {
  sheet.cancel();
  selection.setMode('navigate');
  return true;
}

function edit({ selection }: Pick<CommandContext<never>, 'selection'>, active: moves.Cell): boolean {
  if (!selection.shape().isEditable(active)) return false;
  selection.setMode('caret');
  return true;
}

function save<Row>({ sheet, onSave }: CommandContext<Row>): boolean {
  sheet.commit();
  onSave?.();
  return onSave !== undefined;
}

/** @returns whether the command did something; otherwise the key is left to the browser */
export function runCommand<Row>(context: CommandContext<Row>, command: SheetCommand): boolean {
  const { sheet, selection } = context;
  const { active, extent } = selection.state();
  const range = selection.range();
  if (!active || !extent || !range) return false;
  if ('extend' in command) {
    const target = targetOf(command, selection.shape(), command.extend ? extent : active, context.pageRows());
    (command.extend ? context.extendTo : context.goTo)(target);
    return true;
  }
  switch (command.kind) {
    case 'enter':
      return enter(context, active, command.back);
    case 'nextEmpty':
      return nextEmpty(context, active);
    case 'tab':
      return tab(context, active, command.back);
    case 'adjust':
      return adjust(context, active, command.by);
    case 'clear':
      return apply(context, cleared(selection, range, sheet.text));
    case 'fillDown':
      return apply(context, filledDown(selection, range, sheet.text));
    case 'edit':
      return edit(context, active);
    case 'cancel':
      return cancel(context);
    case 'leave':
      return leave(context);
    case 'undo':
      return travel(context, sheet.undo());
    case 'redo':
      return travel(context, sheet.redo());
    case 'selectAll':
      return selectAll(context);
    case 'save':
      return save(context);
  }
}
