import { createContext, useContext } from 'react';
import type { StudentMarks } from '@/api/results';
import { useWords } from '@/shared/words';
import { percentText } from '@common/results';
import type { Entered, LiveResults, LiveSummary } from './liveResults';
import { uploadWords } from './uploadWords';
import { resultStepsWords } from './why/resultStepsWords';

export type SummaryField = keyof LiveSummary;

/** The displayed results, the students with unsaved entries, and the entries of each column. */
export interface ShownResults {
  readonly results: LiveResults;
  readonly changed: ReadonlySet<number>;
  readonly entered: ReadonlyMap<string, Entered>;
  readonly onExplain: (row: StudentMarks) => void;
}

export const ShownResultsContext = createContext<ShownResults>({
  results: new Map(),
  changed: new Set(),
  entered: new Map(),
  onExplain: () => undefined,
});

interface SummaryTextProps {
  readonly row: StudentMarks;
  readonly field: SummaryField;
  /** False in the grid, which is one tab stop: there the tools explain the active row. */
  readonly isTabStop?: boolean;
}

/** A part of the result of a student, marked while it includes unsaved entries. A click explains it. */
export function SummaryText({ row, field, isTabStop = false }: SummaryTextProps) {
  const words = useWords(uploadWords);
  const { open } = useWords(resultStepsWords);
  const { results, changed, onExplain } = useContext(ShownResultsContext);
  const { studentId } = row.student;
  const value = results.get(studentId)?.[field] ?? null;
  const text = value === null ? '–' : typeof value === 'string' ? words[value] : shown(field, value);
  return (
    <button
      type="button"
      className="marks-why"
      tabIndex={isTabStop ? 0 : -1}
      title={open}
      onClick={() => onExplain(row)}
    >
      {changed.has(studentId) ? (
        <em className="marks-live" title={words.live}>
          {text}
        </em>
      ) : (
        text
      )}
    </button>
  );
}

const shown = (field: SummaryField, value: number): string =>
  field === 'percentage' ? `${percentText(value)}%` : String(value);
