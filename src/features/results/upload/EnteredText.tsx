import { useContext } from 'react';
import { useWords } from '@/shared/words';
import { ShownResultsContext } from './SummaryText';
import { uploadWords } from './uploadWords';

/** The number of students of a column with an entry, e.g. '52 of 60'. */
export function EnteredText({ column }: { readonly column: string }) {
  const words = useWords(uploadWords);
  const entered = useContext(ShownResultsContext).entered.get(column);
  return entered ? (
    <span data-complete={entered.count === entered.of || undefined}>{words.entered(entered.count, entered.of)}</span>
  ) : null;
}
