import { InboxOutlined, LockOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useWords } from '../../words';
import { uiWords } from '../words';
import type { Refused } from './loadState';

/** Nothing there, said kindly; `action` may offer the way to the first entry. */
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
}

/** What went wrong, as plain text, and the way to try again. */
export function FailedState({ message, onRetry }: FailedStateProps) {
  const words = useWords(uiWords);
  return (
    <div className="portal-state" role="alert">
      <WarningOutlined className="portal-state-icon portal-state-failed" aria-hidden />
      <p>{message || words.loadFailed}</p>
      {onRetry && <Button onClick={onRetry}>{words.retry}</Button>}
    </div>
  );
}

/** What the user may not see, and whom to ask. */
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
