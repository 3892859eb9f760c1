import { nameKey } from '../../../common/names.ts';
import { LABELS } from '../../contract/generated/labels.gen.ts';
import type { components } from '../../contract/generated/operations.gen.ts';
import { tidy } from '../../shared/text.ts';

export type Stream = components['schemas']['Stream'];

const NUMBERED = Array.from({ length: 12 }, (_, at) => String(at + 1));

/** The class outside the order, for students without a class (CLASS-09). */
const DEFAULT_CLASS = 'Default';

/** The standard names in their order; the class outside the order is last (CALL-35). */
export const MASTER_CLASSES: readonly string[] = ['Nursery', 'LKG', 'UKG', ...NUMBERED, DEFAULT_CLASS];

/** Ignores case and surrounding blanks (CLASS-09). */
export const isDefaultClass = (name: string): boolean => nameKey(name) === nameKey(DEFAULT_CLASS);

export const className = (name: string): string => tidy(name) ?? '';

const rankOf = (name: string): number => MASTER_CLASSES.findIndex((one) => nameKey(one) === nameKey(name));

/**
 * The index of a new class: after the last class of a lower standard name, before the first one of a higher standard name, last for any
 * other name.
 */
export function indexInOrder(ordered: readonly string[], name: string): number {
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

/** The reason to reject these sections of a class; null for valid ones. */
export function sectionsProblem(parts: readonly NewSections[]): 'twice' | 'mixed' | 'tooMany' | null {
  const streams = parts.map(({ stream }) => stream);
  if (new Set(streams).size < streams.length) return 'twice';
  if (streams.some((stream) => mixesStreams(streams, stream))) return 'mixed';
  return parts.reduce((sum, { sections }) => sum + sections, 0) > LETTERS.length ? 'tooMany' : null;
}

/** The order with each added class at the index of its name. */
export function insertInOrder<T extends { name: string }>(ordered: readonly T[], added: readonly T[]): T[] {
  const order = [...ordered];
  for (const one of added) {
    const names = order.map(({ name }) => name);
    order.splice(indexInOrder(names, one.name), 0, one);
  }
  return order;
}

/** A class has sections with a stream, or without, never both (CLASS-37). */
export const mixesStreams = (others: readonly (Stream | null)[], wanted: Stream | null): boolean =>
  others.some((stream) => (stream === null) !== (wanted === null));
