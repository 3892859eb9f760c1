/** The fee structures of a session as cells of a sheet: classes and streams are rows; the heads and the total are columns. */
import { byHead, FEE_HEADS, offTotal, sumOfHeads, type FeeHead } from '@common/feeHeads';
import { fromPaise, readRupees, showPaise, toPaise } from '@common/money';
import { FEE_FIELDS, type FeeGridRow, type FeeGridRowForm } from '@/api/fees';
import { amountProblem, defineFields } from '@/shared/forms';
import { cellKey, type CellKey, type Sheet } from '@/shared/sheet';
import { totalProblem } from '../fee-structure/feeForm';
import { feeWords } from '../fee-structure/feeWords';
import { readSchedule, scheduleIn, scheduleText, termsOf, type Schedule } from './schedule';

export const gridFields = defineFields(FEE_FIELDS.FeeGridRowForm);

export const FEE_COLUMNS = [...FEE_HEADS, 'totalFee'] as const;
export type FeeColumn = (typeof FEE_COLUMNS)[number];

/** The text of a cell, stored or edited. */
export type TextOf = (key: CellKey) => string;
/** The column of the sheet that contains the schedules as texts, so that undo and drafts include them. The grid does not show its cells. */
export const SCHEDULE_COLUMN = 'schedule';
/** The stored version of each row; 0 where nothing is stored. */
export type Versions = Readonly<Record<string, number>>;

export const rowKeyOf = ({ classId, stream }: Pick<FeeGridRow, 'classId' | 'stream'>): string =>
  stream === null ? String(classId) : `${classId}-${stream}`;

/** The cell of a row's schedule. */
export const scheduleCell = (row: Pick<FeeGridRow, 'classId' | 'stream'>): CellKey =>
  cellKey(rowKeyOf(row), SCHEDULE_COLUMN);

/** '' without scheduled payments. */
export const storedScheduleText = ({ structure }: FeeGridRow): string =>
  structure && structure.dateWiseFeesList.length > 0 ? scheduleText(scheduleIn(structure)) : '';

/** Whether a schedule has the stored payments; its shares may be of another total. */
export const isScheduleStored = ({ structure }: FeeGridRow, text: string): boolean =>
  structure !== null &&
  text !== '' &&
  JSON.stringify(termsOf(readSchedule(text), toPaise(structure.totalFee))) ===
    JSON.stringify(termsOf(scheduleIn(structure), toPaise(structure.totalFee)));

/** The new schedule of a row that is not saved. */
export function newSchedule(row: FeeGridRow, textOf: TextOf): Schedule | undefined {
  const text = textOf(scheduleCell(row));
  return text === '' || text === storedScheduleText(row) ? undefined : readSchedule(text);
}

/** '24,000' or '24,000.50'. */
export const amountText = (paise: number): string => showPaise(paise).replace('₹', '').replace(/\.00$/, '');

export const storedText = ({ structure }: FeeGridRow, column: FeeColumn): string =>
  structure ? amountText(toPaise(structure[column])) : '';

/** Texts of equal amounts are equal values. */
export const canonical = (text: string): string => String(readRupees(text) ?? text.trim());

/** A typed amount with Indian grouping; any other text is returned unchanged. */
export function shownAmount(text: string): string {
  const paise = text.trim() === '' ? null : readRupees(text);
  return paise === null ? text : amountText(paise);
}

/** The validation error of the text of a cell that is not empty. */
export function cellProblem(column: FeeColumn, text: string): string | undefined {
  const value = readRupees(text) ?? text;
  const facts = gridFields.en[column];
  return (column === 'totalFee' ? totalProblem(facts, value, feeWords.en) : amountProblem(facts, value)) ?? undefined;
}

export interface RowState {
  /**
   * 'empty': nothing entered; 'invalid': a text is no amount; 'zero': all heads are 0; 'differs': the sum of the heads is not the total
   */
  readonly kind: 'empty' | 'invalid' | 'zero' | 'differs' | 'complete';
  /** of the heads, in paise */
  readonly sum: number;
  /** in paise; the sum where no total is entered */
  readonly total: number;
  /** in paise */
  readonly heads: Readonly<Record<FeeHead, number>>;
}

/** The state of a row with its edits. Empty heads count as 0 in a row with other amounts; an empty total is the sum. */
export function rowStateOf(row: FeeGridRow, textOf: TextOf): RowState {
  const texts = FEE_COLUMNS.map((column) => textOf(cellKey(rowKeyOf(row), column)).trim());
  const paise = texts.map((text) => (text === '' ? 0 : readRupees(text)));
  const heads = byHead((_head, at) => paise[at] ?? 0);
  const sum = sumOfHeads(heads);
  const totalText = texts.at(-1);
  const total = totalText === '' ? sum : (paise.at(-1) ?? 0);
  const kind = (): RowState['kind'] => {
    if (texts.every((text) => text === '')) return 'empty';
    if (FEE_COLUMNS.some((column, at) => texts[at] !== '' && cellProblem(column, texts[at] ?? '') !== undefined))
      return 'invalid';
    if (total === 0) return 'zero';
    return offTotal(sum, total) === null ? 'complete' : 'differs';
  };
  return { kind: kind(), sum, total, heads };
}

/**
 * The schedule to store for a row: a new one, or the stored one with its shares of a changed total; undefined if the stored payments do
 * not change.
 */
export function scheduleToSave(row: FeeGridRow, total: number, textOf: TextOf): Schedule | undefined {
  const { structure } = row;
  const chosen = newSchedule(row, textOf);
  if (chosen) return chosen;
  const isChanged = structure !== null && toPaise(structure.totalFee) !== total;
  return isChanged && structure.dateWiseFeesList.length > 0 ? scheduleIn(structure) : undefined;
}

interface Edited {
  readonly textOf: TextOf;
  readonly isChanged: (row: FeeGridRow) => boolean;
}

/** The values of a sheet that rules read. */
export const editedIn = ({ text, isRowChanged }: Sheet<FeeGridRow>): Edited => ({
  textOf: text,
  isChanged: isRowChanged,
});

/** Rows with edits that cannot be saved yet. */
export const unfinishedIn = (rows: readonly FeeGridRow[], edited: Edited): FeeGridRow[] =>
  rows.filter((row) => edited.isChanged(row) && rowStateOf(row, edited.textOf).kind !== 'complete');

/** The request of a save: the complete edited rows. */
export const formsOf = (rows: readonly FeeGridRow[], edited: Edited, versions: Versions): FeeGridRowForm[] =>
  rows.flatMap((row): FeeGridRowForm[] => {
    const { kind, total, heads } = rowStateOf(row, edited.textOf);
    if (kind !== 'complete' || !edited.isChanged(row)) return [];
    const schedule = scheduleToSave(row, total, edited.textOf);
    return [
      {
        classId: row.classId,
        stream: row.stream,
        totalFee: fromPaise(total),
        ...byHead((head) => fromPaise(heads[head])),
        ...(schedule && { fees: termsOf(schedule, total) }),
        version: versions[rowKeyOf(row)] ?? 0,
      },
    ];
  });

export const versionsOf = (rows: readonly FeeGridRow[]): Versions =>
  Object.fromEntries(rows.map((row) => [rowKeyOf(row), row.structure?.version ?? 0]));

/** The cell of a problem: `rows.3.totalFee`, or the total for a problem of the whole row or of its schedule. */
export function cellOfProblem(path: string, sent: readonly FeeGridRowForm[]): CellKey | undefined {
  const [, index, field = 'totalFee'] = /^rows\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
  const form = sent[Number(index)];
  const column = FEE_COLUMNS.find((one) => one === field) ?? 'totalFee';
  return form && cellKey(rowKeyOf({ classId: form.classId, stream: form.stream ?? null }), column);
}
