import { defineWords } from '@/shared/words';

/** The keys of the portal by area; a key that does not work is not listed. */
export const keyboardWords = defineWords({
  title: 'Keyboard shortcuts',
  close: 'Close',
  global: 'Everywhere',
  finder: 'Finder',
  lists: 'Lists and choices',
  forms: 'Forms',
  sheets: 'Grids',
  counter: 'Fee receipt',

  find: 'Find a student, receipt or screen',
  showKeys: 'Show this list',
  closeDialog: 'Close a dialog, menu or calendar',

  moveResult: 'Move to another result',
  endResult: 'First or last result',
  openResult: 'Open the result',
  feeOfResult: 'Take a fee of the student',

  applyFilter: 'Apply the typed filters',
  narrowChoice: 'Narrow a choice to the matching entries',
  emptyChoice: 'Empty a choice that may be empty',

  nextField: 'Next field in a long form; save in a short form or a dialog',
  saveForm: 'Save a long form',
  openCalendar: 'Open the calendar of a date field',
  toggle: 'Tick a box or turn a switch',

  nextCell: 'Next or previous cell of the column',
  nextInRow: 'Next or previous cell of the row',
  moveCell: 'Move; with Ctrl to the end of the filled cells, with Shift extend the range',
  editCell: 'Move the caret in the text of the cell',
  leaveCell: 'Restore the text of the cell; else go to the Save button',
  copyCells: 'Copy, cut or paste a range',
  clearCells: 'Clear the range',
  fillDown: 'Fill the first row down',
  undo: 'Undo or redo',
  nextEmpty: 'Next empty cell',
  step: 'One step more or less, where the column has steps',
  saveGrid: 'Save',

  savePayment: 'Save the payment from any field',
  print: 'Press the focused button: first Print, then the next student',
});

type Word = keyof (typeof keyboardWords)['en'];

interface KeyLine {
  /** Keys of one line are alternatives or a pair. */
  readonly keys: readonly string[];
  readonly effect: Word;
}

export interface KeyArea {
  readonly area: Word;
  readonly lines: readonly KeyLine[];
}

const line = (effect: Word, ...keys: string[]): KeyLine => ({ keys, effect });

/** The table of shortcuts. `Ctrl` is shown as the Command sign on a Mac. */
export const KEY_AREAS: readonly KeyArea[] = [
  {
    area: 'global',
    lines: [line('find', 'Ctrl+K'), line('showKeys', '?'), line('closeDialog', 'Esc')],
  },
  {
    area: 'finder',
    lines: [
      line('moveResult', '↑', '↓'),
      line('endResult', 'Home', 'End'),
      line('openResult', 'Enter'),
      line('feeOfResult', 'Ctrl+Enter'),
    ],
  },
  {
    area: 'lists',
    lines: [line('applyFilter', 'Enter'), line('narrowChoice', 'A … Z'), line('emptyChoice', 'Delete', 'Backspace')],
  },
  {
    area: 'forms',
    lines: [
      line('nextField', 'Enter'),
      line('saveForm', 'Ctrl+Enter'),
      line('openCalendar', '↓'),
      line('toggle', 'Space'),
    ],
  },
  { area: 'counter', lines: [line('savePayment', 'Enter'), line('print', 'Enter')] },
  {
    area: 'sheets',
    lines: [
      line('nextCell', 'Enter', 'Shift+Enter'),
      line('nextInRow', 'Tab', 'Shift+Tab'),
      line('moveCell', '←', '→', '↑', '↓'),
      line('editCell', 'F2'),
      line('leaveCell', 'Esc'),
      line('copyCells', 'Ctrl+C', 'Ctrl+X', 'Ctrl+V'),
      line('clearCells', 'Delete'),
      line('fillDown', 'Ctrl+D'),
      line('undo', 'Ctrl+Z', 'Ctrl+Y'),
      line('nextEmpty', 'F8'),
      line('step', 'Alt+↑', 'Alt+↓'),
      line('saveGrid', 'Ctrl+S', 'Ctrl+Enter'),
    ],
  },
];
