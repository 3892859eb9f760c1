import { SearchOutlined } from '@ant-design/icons';
import { useWords } from '@/shared/words';
import { isMac } from '../keyboard/platform';
import { finderWords } from './finderWords';

/** Opens the finder; on a phone an icon alone. */
export function FinderButton({ onOpen }: { readonly onOpen: () => void }) {
  const words = useWords(finderWords);
  return (
    <button
      type="button"
      className="finder-button"
      aria-label={words.title}
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
      onClick={onOpen}
    >
      <SearchOutlined aria-hidden />
      <span className="finder-button-text">{words.button}</span>
      <kbd>{isMac() ? words.macKeys : words.keys}</kbd>
    </button>
  );
}
