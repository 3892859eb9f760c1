// The values of a change in the audit trail: `before` and `after` have the same keys, and only differing values.
import { isDeepStrictEqual } from 'node:util';
import type { AuditNote } from './context.ts';

/** A number that is stored masked. The key is compared to detect a change, and is never stored. */
interface Masked {
  shown: string | null;
  key: string | null;
}

type Fact = string | number | boolean | null | readonly (string | number)[] | Masked;
export type Facts = Readonly<Record<string, Fact>>;

const isMasked = (fact: Fact | undefined): fact is Masked => typeof fact === 'object' && fact !== null && 'key' in fact;

const keyOf = (fact: Fact | undefined) => (isMasked(fact) ? fact.key : (fact ?? null));
const shownOf = (fact: Fact | undefined) => (isMasked(fact) ? fact.shown : (fact ?? null));

/** Appended where the number changed but its visible digits did not. */
const OTHER = ' (another number)';

/** The facts that differ, for an audit note. A fact that is missing on one side counts as null. */
export function changedFacts(before: Facts, after: Facts): Required<Pick<AuditNote, 'before' | 'after'>> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isDeepStrictEqual(keyOf(before[name]), keyOf(after[name])),
  );
  const textAfter = (name: string) => {
    const [was, is] = [shownOf(before[name]), shownOf(after[name])];
    return typeof is === 'string' && was === is ? is + OTHER : is;
  };
  return {
    before: Object.fromEntries(names.map((name) => [name, shownOf(before[name])])),
    after: Object.fromEntries(names.map((name) => [name, textAfter(name)])),
  };
}

/** A phone or card number with at most its last four characters: 'XXXXXX3210'. */
export function maskedNumber(number: string | null): Masked {
  if (number === null || number === '') return { shown: null, key: null };
  const hidden = number.length - Math.min(4, Math.floor(number.length / 2));
  return { shown: 'X'.repeat(hidden) + number.slice(hidden), key: number };
}
