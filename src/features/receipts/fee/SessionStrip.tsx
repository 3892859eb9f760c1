import { Alert, Button } from 'antd';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import type { CurrentSession } from './useCurrentSession';

/** Shows that the receipt is not for the current session, with a link to that one. */
export function SessionStrip({ session: { shown, current, open } }: { readonly session: CurrentSession }) {
  const words = useWords(feeWords);
  return (
    <Alert
      type="warning"
      showIcon
      className="receipt-session"
      title={words.otherSession(shown)}
      action={<Button onClick={open}>{words.backTo(current)}</Button>}
    />
  );
}
