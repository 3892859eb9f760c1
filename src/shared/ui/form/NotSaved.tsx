import { ExclamationCircleOutlined } from '@ant-design/icons';
import { useWords } from '../../words';
import { uiWords } from '../words';

/** Stands beside the button that saves while a save was not decided on: the message on top of the screen is gone by then. */
export function NotSaved() {
  const words = useWords(uiWords);
  return (
    <p role="alert" className="portal-not-saved">
      <ExclamationCircleOutlined aria-hidden /> {`${words.notSaved} ${words.entriesKept}`}
    </p>
  );
}
