import { useWords } from '../words';
import { uiWords } from './words';

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

interface StatusTagProps {
  readonly tone: StatusTone;
  readonly text: string;
}

/** A state in words with a colour. A plain element, as lists and grids contain one in each row. */
export const StatusTag = ({ tone, text }: StatusTagProps) => (
  <span className={`portal-status portal-status-${tone}`}>{text}</span>
);

/** 'Disabled' for a disabled entry, else 'Active' (SCHOOL-03). */
export function ActiveTag({ disabled }: { readonly disabled: boolean }) {
  const words = useWords(uiWords);
  return disabled ? (
    <StatusTag tone="neutral" text={words.disabled} />
  ) : (
    <StatusTag tone="success" text={words.active} />
  );
}
