import { SearchOutlined } from '@ant-design/icons';
import type { KeyboardEvent } from 'react';
import { useOpenFinder } from '@/shared/navigation';
import { useArrivalFocus } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { homeWords } from '../words';

/** Opens the finder; typing a letter or digit while focused starts the search. */
export function FinderField() {
  const words = useWords(homeWords);
  const openFinder = useOpenFinder();
  const arrival = useArrivalFocus();
  const type = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (!/^[\p{L}\p{N}+]$/u.test(key) || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    openFinder(key);
  };
  return (
    <button
      type="button"
      className="dashboard-finder"
      aria-haspopup="dialog"
      autoFocus={arrival}
      onKeyDown={type}
      onClick={() => openFinder()}
    >
      <SearchOutlined aria-hidden />
      <span>{words.find}</span>
    </button>
  );
}
