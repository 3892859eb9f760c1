import { Alert, Button } from 'antd';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';

interface UnknownOutcomeProps {
  readonly busy: boolean;
  readonly onTryAgain: () => void;
}

/** After a save without an answer: the same request again, under the same key, is all that is offered. */
export function UnknownOutcome({ busy, onTryAgain }: UnknownOutcomeProps) {
  const words = useWords(feeWords);
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title={words.unknown}
      description={words.unknownHint}
      action={
        <Button type="primary" autoFocus loading={busy} onClick={onTryAgain}>
          {words.tryAgain}
        </Button>
      }
    />
  );
}
