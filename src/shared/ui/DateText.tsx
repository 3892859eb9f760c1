import { showDate, showInstantDate } from '../lib/dates';
import { useWords } from '../words';
import { uiWords } from './words';

/** A calendar date (`yyyy-MM-dd`) as dd/MM/yyyy; a dash when there is none (SHELL-04). */
export function DateText({ date }: { readonly date: string | null | undefined }) {
  const words = useWords(uiWords);
  const shown = showDate(date);
  return shown === '' ? words.none : <time dateTime={date ?? undefined}>{shown}</time>;
}

/** The day of an instant (ISO 8601) in Asia/Kolkata as dd/MM/yyyy; a dash when there is none (SHELL-04). */
export function InstantDateText({ instant }: { readonly instant: string | null | undefined }) {
  const words = useWords(uiWords);
  const shown = showInstantDate(instant);
  return shown === '' ? words.none : <time dateTime={instant ?? undefined}>{shown}</time>;
}
