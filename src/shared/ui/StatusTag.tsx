import { Tag } from 'antd';
import { useWords } from '../words';
import { uiWords } from './words';

export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

interface StatusTagProps {
  readonly tone: StatusTone;
  readonly text: string;
}

/** A state as text; the colour only supports it. */
export function StatusTag({ tone, text }: StatusTagProps) {
  const colour = tone === 'neutral' ? 'default' : tone === 'info' ? 'processing' : tone;
  return (
    <Tag color={colour} variant="filled" className={`portal-status portal-status-${tone}`}>
      {text}
    </Tag>
  );
}

/** 'Disabled' for a disabled entry, otherwise 'Active' (SCHOOL-03). */
export function ActiveTag({ disabled }: { readonly disabled: boolean }) {
  const words = useWords(uiWords);
  return disabled ? (
    <StatusTag tone="neutral" text={words.disabled} />
  ) : (
    <StatusTag tone="success" text={words.active} />
  );
}
