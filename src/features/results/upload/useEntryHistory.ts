import type { ReactNode, RefObject } from 'react';
import type { HistoryQuery } from '@/api/history';
import type { StudentMarks } from '@/api/results';
import { useHistory, type ClassSelection } from '@/shared/domain';
import { columnOfKey, rowOfKey, type CellColumn, type CellKey, type SheetGridHandle } from '@/shared/sheet';
import { useWords } from '@/shared/words';
import type { MarksSheetData } from './markCells';
import { uploadWords } from './uploadWords';

interface Opened {
  readonly selection: ClassSelection;
  readonly data: MarksSheetData;
  readonly stored: readonly StudentMarks[];
}

type Columns = readonly CellColumn<StudentMarks>[];

/** The ids of a column: `12/theory` of a subject, or `schoolAttendance`. */
function entryOf(column: string): Pick<HistoryQuery, 'subjectId' | 'component'> {
  const [first = '', component] = column.split('/');
  if (component === undefined) return { component: first as NonNullable<HistoryQuery['component']> };
  return { subjectId: Number(first), component: component as NonNullable<HistoryQuery['component']> };
}

export interface EntryHistory {
  /** Shows the changes of an entry; the focus returns to the element that has it. */
  readonly show: (cell: CellKey) => void;
  /** Shows those of the active cell; the focus returns to the cell. */
  readonly showActive: () => void;
  /** To be rendered by the screen. */
  readonly drawer: ReactNode;
}

export function useEntryHistory(
  grid: RefObject<SheetGridHandle | null>,
  { selection, data, stored }: Opened,
  columns: Columns,
): EntryHistory {
  const words = useWords(uploadWords);
  const history = useHistory();
  const show = (cell: CellKey) => {
    const studentId = Number(rowOfKey(cell));
    const key = columnOfKey(cell);
    const column = columns.find((one) => one.key === key);
    const row = stored.find(({ student }) => student.studentId === studentId);
    history.show({
      record: {
        ...{ schoolId: selection.session.schoolId, entity: 'MARKS', id: data.exam.examId, studentId },
        ...entryOf(key),
      },
      name: words.entryOf(row && column ? column.label(row) : '', data.exam.examName),
    });
  };
  return {
    show,
    drawer: history.drawer,
    showActive: () => {
      const cell = grid.current?.activeCell();
      if (cell === undefined) return;
      grid.current?.focus();
      show(cell);
    },
  };
}
