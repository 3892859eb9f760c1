import { ExclamationCircleOutlined } from '@ant-design/icons';
import { useWords } from '../../words';
import { uiWords } from '../words';

interface NotSavedProps {
  /** The form has unsaved edits. */
  readonly dirty?: boolean;
}

/** Shown beside the save button while a save is not decided, because the message disappears. */
export function NotSaved({ dirty = true }: NotSavedProps) {
  const words = useWords(uiWords);
  return (
    <p role="alert" className="portal-not-saved">
      <ExclamationCircleOutlined aria-hidden /> {`${words.notSaved} ${dirty ? words.entriesKept : words.checkStored}`}
    </p>
  );
}
