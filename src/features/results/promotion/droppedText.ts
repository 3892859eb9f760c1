import type { PromotionStudent } from '@/api/promotion';
import type { promotionWords } from './promotionWords';

const MOST_NAMED = 3;

/** The message about decisions that were removed, with the names of at most three students. */
export function droppedText(
  changed: ReadonlySet<number>,
  students: readonly PromotionStudent[],
  words: (typeof promotionWords)['en'],
): string {
  const names = students.filter(({ studentId }) => changed.has(studentId)).map(({ studentName }) => studentName);
  return words.dropped(changed.size, names.length === changed.size && names.length <= MOST_NAMED ? names : []);
}
