import { useWords } from '@/shared/words';
import { isMac } from '../keyboard/platform';
import { finderWords } from './finderWords';

/** The keys that act on the active option. `fee`: whether a fee can be taken of it. */
export function FinderHints({ fee }: { readonly fee: boolean }) {
  const words = useWords(finderWords);
  const keys: [string, string][] = [
    ['↑ ↓', words.move],
    ['Enter', words.open],
    ...(fee ? ([[isMac() ? words.macFeeKeys : words.feeKeys, words.takeFee]] as [string, string][]) : []),
    ['Esc', words.close],
  ];
  return (
    <p className="finder-keys">
      {keys.map(([key, effect]) => (
        <span key={key}>
          <kbd>{key}</kbd> {effect}
        </span>
      ))}
    </p>
  );
}
