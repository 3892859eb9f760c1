import { useCallback, useMemo, useState } from 'react';
import type { StudentMarks } from '@/api/results';
import { cellKey, useSheetValue, type CellColumn, type Sheet } from '@/shared/sheet';
import { matching } from '../markCells';

type Column = CellColumn<StudentMarks>;

export interface Progress {
  readonly entered: number;
  readonly all: number;
}

interface PhoneComponent {
  /** the displayed column */
  readonly column: Column | undefined;
  readonly next: Column | undefined;
  readonly choose: (columnKey: string) => void;
  /** The students with a cell in the column who match the search. */
  readonly rows: readonly StudentMarks[];
  /** students without a cell in the column */
  readonly without: number;
  /** of the whole class, by column key */
  readonly progress: ReadonlyMap<string, Progress>;
}

const hasCell = (sheet: Sheet<StudentMarks>, row: StudentMarks, column: string): boolean =>
  sheet.kind(cellKey(sheet.rowKey(row), column)) !== 'none';

/** Whether the row has an entry in the column that can be saved. */
function isEntered(sheet: Sheet<StudentMarks>, row: StudentMarks, column: Column): boolean {
  const textOf = (key: string) => sheet.text(cellKey(sheet.rowKey(row), key));
  const text = textOf(column.key);
  return text.trim() !== '' && column.validate(text, row, textOf) === undefined;
}

function progressOf(sheet: Sheet<StudentMarks>, column: Column): Progress {
  const rows = sheet.rows().filter((row) => row.student.left !== true && hasCell(sheet, row, column.key));
  return { entered: rows.filter((row) => isEntered(sheet, row, column)).length, all: rows.length };
}

/** One column of the marks at a time, initially that of the first subject, because attendance is entered last. */
export function usePhoneComponent(
  sheet: Sheet<StudentMarks>,
  columns: readonly Column[],
  searchText: string,
): PhoneComponent {
  const [chosen, choose] = useState<string>();
  const column =
    columns.find(({ key }) => key === chosen) ?? columns.find(({ group }) => group !== undefined) ?? columns[0];
  const filter = useMemo(() => matching(searchText), [searchText]);
  const read = useCallback(
    (from: Sheet<StudentMarks>) => ({
      all: from.rows(),
      progress: new Map(columns.map((column) => [column.key, progressOf(from, column)])),
    }),
    [columns],
  );
  const { all, progress } = useSheetValue(sheet, read);
  const key = column?.key ?? '';
  const inColumn = useMemo(() => all.filter((row) => hasCell(sheet, row, key)), [all, sheet, key]);
  const rows = useMemo(() => (filter ? inColumn.filter(filter) : inColumn), [inColumn, filter]);
  return {
    column,
    next: column && columns[columns.indexOf(column) + 1],
    choose,
    rows,
    without: all.length - inColumn.length,
    progress,
  };
}
