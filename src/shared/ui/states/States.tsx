import { InboxOutlined, LockOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import type { Refused } from './loadState';

/** Shown instead of an empty list; `action` may link to the form for the first entry. */
export function EmptyState({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  return (
    <div className="portal-state">
      <InboxOutlined className="portal-state-icon" aria-hidden />
      <p>{text}</p>
      {action}
    </div>
  );
}

interface FailedStateProps {
  readonly message?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  /** In one row, above content that is still visible. */
  readonly inRow?: boolean;
}

/** An error message with a button to try again. */
export function FailedState({ message, onRetry, inRow = false }: FailedStateProps) {
  const words = useWords(uiWords);
  return (
    <div className={inRow ? 'portal-state portal-state-row' : 'portal-state'} role="alert">
      <WarningOutlined className="portal-state-icon portal-state-failed" aria-hidden />
      <p>{message || words.loadFailed}</p>
      {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
    </div>
  );
}

/** Shown to a user without permission, with a hint whom to ask. */
export function RefusedState({ message, hint }: Omit<Refused, 'kind'>) {
  const words = useWords(uiWords);
  return (
    <div className="portal-state" role="alert">
      <LockOutlined className="portal-state-icon" aria-hidden />
      <p>{message || words.refused}</p>
      <p className="portal-state-hint">{hint ?? words.refusedHint}</p>
    </div>
  );
}
