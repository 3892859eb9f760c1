/** Finds the screens of the menu by the beginnings of their words. */
import { searchKey } from '@common/names';
import type { MenuAction } from '../menu';

const wordsOf = (text: string): string[] =>
  searchKey(text)
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/** 0: the label begins with the first word; 1: the label has every word; 2: label and group have every word. */
function rankOf({ label, group }: MenuAction, words: readonly string[]): 0 | 1 | 2 | undefined {
  const ofLabel = wordsOf(label);
  const all = [...ofLabel, ...wordsOf(group)];
  const begins = (shown: readonly string[]) => words.every((word) => shown.some((one) => one.startsWith(word)));
  if (!begins(all)) return undefined;
  if (!begins(ofLabel)) return 2;
  return ofLabel[0]?.startsWith(words[0] ?? '') ? 0 : 1;
}

/** All actions without a text; otherwise those of which each word of the text begins a word, the best first, in menu order. */
export function rankActions(actions: readonly MenuAction[], text: string): MenuAction[] {
  const words = wordsOf(text);
  if (words.length === 0) return text.trim() === '' ? [...actions] : [];
  return actions
    .flatMap((action) => {
      const rank = rankOf(action, words);
      return rank === undefined ? [] : [{ action, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ action }) => action);
}
