import { createContext, useContext } from 'react';
import type { StudentMarks } from '@/api/results';
import { useWords } from '@/shared/words';
import type { Entered, LiveResults, LiveSummary } from './liveResults';
import { uploadWords } from './uploadWords';

export type SummaryField = keyof LiveSummary;

/** The results as they are shown, the students with unsaved entries, and the entries of each column. */
interface ShownResults {
  readonly results: LiveResults;
  readonly changed: ReadonlySet<number>;
  readonly entered: ReadonlyMap<string, Entered>;
}

export const ShownResultsContext = createContext<ShownResults>({
  results: new Map(),
  changed: new Set(),
  entered: new Map(),
});

interface SummaryTextProps {
  readonly row: StudentMarks;
  readonly field: SummaryField;
}

/** A part of the result of a student, marked while it includes entries that are not saved. */
export function SummaryText({ row, field }: SummaryTextProps) {
  const words = useWords(uploadWords);
  const { results, changed } = useContext(ShownResultsContext);
  const { studentId } = row.student;
  const value = results.get(studentId)?.[field] ?? null;
  const text = value === null ? '–' : typeof value === 'string' ? words[value] : shown(field, value);
  if (!changed.has(studentId)) return text;
  return (
    <em className="marks-live" title={words.live}>
      {text}
    </em>
  );
}

const shown = (field: SummaryField, value: number): string =>
  field === 'percentage' ? `${value.toFixed(2)}%` : String(value);
