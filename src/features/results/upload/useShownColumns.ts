/** The columns of the subjects that a teacher enters, chosen once for all classes. */
import { useMemo, useState } from 'react';
import type { StudentMarks } from '@/api/results';
import { useUserPreference } from '@/shared/preferences';
import type { CellColumn } from '@/shared/sheet';
import { useIsRoomy } from '@/shared/ui';
import { ATTENDANCE, type Paper } from './markCells';

/** The choice of the two columns of attendance, beside the names of subjects. */
export const ATTENDANCE_CHOICE = '';

export type SubjectChoice = readonly [chosen: readonly string[], choose: (chosen: readonly string[]) => void];

export interface ShownColumns {
  readonly columns: readonly CellColumn<StudentMarks>[];
  /** names of subjects; none shows all columns */
  readonly chosen: readonly string[];
  readonly choose: (chosen: readonly string[]) => void;
  /** Shows all columns until the next choice. */
  readonly showAll: () => void;
}

/** The chosen subjects by name, because subjects of different classes have different ids. */
export const useSubjectChoice = () => useUserPreference('results/upload subjects');

const isAttendance = (key: string): boolean => ATTENDANCE.some((name) => name === key);

/** The columns of the chosen subjects; all of them where the class has none of these. */
export function columnsOf(
  columns: readonly CellColumn<StudentMarks>[],
  papers: readonly Paper[],
  chosen: readonly string[],
): readonly CellColumn<StudentMarks>[] {
  const nameOf = (key: string) => papers.find((paper) => paper.key === key)?.subject.subjectName;
  const isChosen = ({ key }: CellColumn<StudentMarks>) =>
    chosen.includes(isAttendance(key) ? ATTENDANCE_CHOICE : (nameOf(key) ?? ATTENDANCE_CHOICE));
  const shown = columns.filter(isChosen);
  return shown.length === 0 ? columns : shown;
}

export function useShownColumns(
  columns: readonly CellColumn<StudentMarks>[],
  papers: readonly Paper[],
  [preferred, prefer]: SubjectChoice,
): ShownColumns {
  const [isWhole, setIsWhole] = useState(false);
  // On a phone one component is shown at a time.
  const roomy = useIsRoomy();
  const shown = useMemo(
    () => (isWhole || !roomy ? columns : columnsOf(columns, papers, preferred)),
    [isWhole, roomy, columns, papers, preferred],
  );
  return {
    columns: shown,
    chosen: shown === columns ? [] : preferred,
    choose: (chosen) => {
      setIsWhole(false);
      prefer(chosen);
    },
    showAll: () => setIsWhole(true),
  };
}

export const shownPapers = (papers: readonly Paper[], { columns }: ShownColumns): readonly Paper[] =>
  papers.filter(({ key }) => columns.some((column) => column.key === key));
