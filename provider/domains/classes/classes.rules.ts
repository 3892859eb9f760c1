import { nameKey } from '../../../common/names.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { tidy } from '../../shared/text.ts';

export type Stream = components['schemas']['Stream'];

const NUMBERED = Array.from({ length: 12 }, (_, at) => String(at + 1));

/** The class that stands outside the order: pupils who are in no class yet (CLASS-09). */
const DEFAULT_CLASS = 'Default';

/** The usual names, in the order pupils pass through them; the one outside the order comes last (CALL-35). */
export const MASTER_CLASSES: readonly string[] = ['Nursery', 'LKG', 'UKG', ...NUMBERED, DEFAULT_CLASS];

/** Compared without blanks around it, whatever its case (CLASS-09). */
export const isDefaultClass = (name: string): boolean => nameKey(name) === nameKey(DEFAULT_CLASS);

export const className = (name: string): string => tidy(name) ?? '';

const rankOf = (name: string): number => MASTER_CLASSES.findIndex((one) => nameKey(one) === nameKey(name));

/**
 * Where a new class goes in the order: behind the last class of a lower usual name, before the first of a higher one,
 * behind all others when its name is none of the usual ones. Returns its index.
 */
export function placeInOrder(ordered: readonly string[], name: string): number {
  const rank = rankOf(name);
  if (rank === -1) return ordered.length;
  const ranks = ordered.map(rankOf);
  const lower = ranks.findLastIndex((one) => one !== -1 && one < rank);
  if (lower !== -1) return lower + 1;
  const higher = ranks.findIndex((one) => one > rank);
  return higher === -1 ? ordered.length : higher;
}

/** A class has sections with a stream, or without, never both (CLASS-37). */
export const mixesStreams = (others: readonly (Stream | null)[], wanted: Stream | null): boolean =>
  others.some((stream) => (stream === null) !== (wanted === null));
