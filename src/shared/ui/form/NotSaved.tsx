import { ExclamationCircleOutlined } from '@ant-design/icons';
import { useWords } from '../../words';
import { uiWords } from '../words';

/** Shown beside the save button while a save is not decided, because the message disappears. */
export function NotSaved() {
  const words = useWords(uiWords);
  return (
    <p role="alert" className="portal-not-saved">
      <ExclamationCircleOutlined aria-hidden /> {`${words.notSaved} ${words.entriesKept}`}
    </p>
  );
}
