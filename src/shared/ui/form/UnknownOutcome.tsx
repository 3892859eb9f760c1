import { Alert, Button } from 'antd';
import { useWords } from '../../words';
import { uiWords } from '../words';

interface UnknownOutcomeProps {
  readonly title: string;
  readonly hint: string;
  readonly busy: boolean;
  readonly onTryAgain: () => void;
}

/** After a save without a response, the form offers only the same request with the same idempotency key. */
export function UnknownOutcome({ title, hint, busy, onTryAgain }: UnknownOutcomeProps) {
  const { tryAgain } = useWords(uiWords);
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title={title}
      description={hint}
      action={
        <Button type="primary" autoFocus loading={busy} onClick={onTryAgain}>
          {tryAgain}
        </Button>
      }
    />
  );
}
