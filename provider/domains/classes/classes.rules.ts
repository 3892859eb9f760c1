import { nameKey } from '../../../common/names.ts';
import { LABELS } from '../../contract/generated/labels.gen.ts';
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

/** One letter for each section. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export interface NewSections {
  stream: Stream | null;
  sections: number;
}

/** 'A', 'B' …; of a stream 'Science', or 'Science A', 'Science B' … where it has several sections. */
function namesOf({ stream, sections }: NewSections): string[] {
  const letters = LETTERS.slice(0, sections);
  if (stream === null) return letters;
  const name = LABELS.Stream[stream];
  return sections === 1 ? [name] : letters.map((letter) => `${name} ${letter}`);
}

export const namedSections = (parts: readonly NewSections[]): { name: string; stream: Stream | null }[] =>
  parts.flatMap((part) => namesOf(part).map((name) => ({ name, stream: part.stream })));

/** Why a class cannot have these sections; null where it can. */
export function sectionsProblem(parts: readonly NewSections[]): 'twice' | 'mixed' | 'tooMany' | null {
  const streams = parts.map(({ stream }) => stream);
  if (new Set(streams).size < streams.length) return 'twice';
  if (streams.some((stream) => mixesStreams(streams, stream))) return 'mixed';
  return parts.reduce((sum, { sections }) => sum + sections, 0) > LETTERS.length ? 'tooMany' : null;
}

/** The order after `added` took their places in it. */
export function placeAll<T extends { name: string }>(ordered: readonly T[], added: readonly T[]): T[] {
  const order = [...ordered];
  for (const one of added) {
    const names = order.map(({ name }) => name);
    order.splice(placeInOrder(names, one.name), 0, one);
  }
  return order;
}

/** A class has sections with a stream, or without, never both (CLASS-37). */
export const mixesStreams = (others: readonly (Stream | null)[], wanted: Stream | null): boolean =>
  others.some((stream) => (stream === null) !== (wanted === null));
