import type { FeeGridRow } from '@/api/fees';
import { type CellColumn, type Sheet, type SheetColumn, type SheetGridColumn } from '@/shared/sheet';
import type { feeGridWords } from './feeGridWords';
import {
  canonical,
  cellProblem,
  FEE_COLUMNS,
  gridFields,
  isScheduleStored,
  SCHEDULE_COLUMN,
  shownAmount,
  storedScheduleText,
  storedText,
} from './feeRows';
import { ScheduleText, SharesText, StateText } from './RowTexts';
import type { RowName } from './useRowNames';

type Words = (typeof feeGridWords)['en'];

/** A column of amounts for each head and for the total. */
export const feeColumns = (words: Words, nameOf: RowName, readOnly: boolean): CellColumn<FeeGridRow>[] =>
  FEE_COLUMNS.map((column): CellColumn<FeeGridRow> => ({
    kind: 'cell',
    key: column,
    title: gridFields.en[column].title,
    width: 96,
    grow: true,
    label: (row) => words.cell(nameOf(row), gridFields.en[column].title),
    inputMode: 'decimal',
    stored: (row) => storedText(row, column),
    locked: () => readOnly,
    canonical,
    isStored: ({ structure }, text) =>
      text.trim() === '' && column !== 'totalFee' && structure !== null && structure[column] === 0,
    parse: shownAmount,
    validate: (text) => cellProblem(column, text),
  }));

/** The schedules, which are edited in dialogs. */
export const scheduleColumn: SheetColumn<FeeGridRow> = {
  key: SCHEDULE_COLUMN,
  stored: storedScheduleText,
  canonical: (text) => text,
  isStored: isScheduleStored,
  validate: () => undefined,
};

interface GridOptions {
  readonly words: Words;
  readonly nameOf: RowName;
  readonly sheet: Sheet<FeeGridRow>;
  /** Space for the shares of the heads. */
  readonly roomy: boolean;
}

/** The name of the class, its amounts, and the values derived from them. */
export const gridColumns = (
  cells: readonly CellColumn<FeeGridRow>[],
  { words, nameOf, sheet, roomy }: GridOptions,
): SheetGridColumn<FeeGridRow>[] => [
  { kind: 'info', key: 'class', title: words.class, width: 112, isRowHeader: true, render: nameOf },
  ...cells,
  {
    kind: 'info',
    key: 'state',
    title: words.state,
    width: 152,
    render: (row) => <StateText sheet={sheet} row={row} />,
  },
  {
    kind: 'info',
    key: 'schedule',
    title: words.schedule,
    width: 140,
    render: (row) => <ScheduleText sheet={sheet} row={row} />,
  },
  ...(roomy
    ? [
        {
          kind: 'info' as const,
          key: 'shares',
          title: words.shares,
          width: 220,
          render: (row: FeeGridRow) => <SharesText sheet={sheet} row={row} />,
        },
      ]
    : []),
];
