/** Halves of characters: with `u`, a whole pair is one character and none of these. */
const HALVES = /\p{Surrogate}/gu;

/**
 * Texts with half a character (an unpaired surrogate, which no database keeps) with U+FFFD in its place, as bytes that are
 * no UTF-8 get it. For values the contract has accepted, whose depth it bounds.
 */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(HALVES, '\uFFFD');
  if (Array.isArray(value)) return value.map(wellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, wellFormed(part)]));
}
