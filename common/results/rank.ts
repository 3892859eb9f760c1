// Ranks of the passed students within class and section. Ties share a rank, and the next rank counts all of them: 1, 1, 3.

/** A student with a rank. */
export interface Contender {
  /** null in a class without sections */
  sectionId: number | null;
  /** quarter marks, without grace */
  marks: number;
  /** quarter marks, above 0 */
  full: number;
}

export interface Rank {
  /** 1 plus the number of better students */
  rank: number;
  /** number of ranked students of the section */
  of: number;
}

/** Above 0 when `other` is better. Compares exact fractions, because an illness can reduce the maximum marks. */
const compare = (one: Contender, other: Contender): number => other.marks * one.full - one.marks * other.full;

/** The ranks of the contenders of a class, by index; null for a student without a rank. */
export function ranksOf(contenders: readonly (Contender | null)[]): (Rank | null)[] {
  const ranks = contenders.map((): Rank | null => null);
  const sections = new Map<number | null, { at: number; contender: Contender }[]>();
  for (const [at, contender] of contenders.entries()) {
    if (contender === null) continue;
    const section = sections.get(contender.sectionId);
    if (section) section.push({ at, contender });
    else sections.set(contender.sectionId, [{ at, contender }]);
  }
  for (const section of sections.values()) {
    section.sort((one, other) => compare(one.contender, other.contender));
    let rank = 1;
    for (const [place, { at, contender }] of section.entries()) {
      const before = section[place - 1];
      if (before && compare(before.contender, contender) !== 0) rank = place + 1;
      ranks[at] = { rank, of: section.length };
    }
  }
  return ranks;
}
