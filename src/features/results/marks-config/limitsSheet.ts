/** The grid as it is worked on, outside React: a field hears of itself alone, so that typing draws one field and not hundreds. */
import type { SubjectLimits } from '@/api/results';
import { BOUNDS, changesIn, fieldKey, mistakesOf, numberOf, openPairs, pairKey, storedOf } from './limitCells';
import type { Mistake, Pair, Texts } from './limitCells';

export interface LimitsWork {
  /** what was typed, pasted or filled in, by field */
  readonly texts: Texts;
}

export interface SheetState extends LimitsWork {
  readonly subjects: readonly SubjectLimits[];
  /** what stood there before each filling, the last one last */
  readonly before: readonly Texts[];
  /** what the provider said of a field, until it is changed */
  readonly said: Texts;
  /** the two fields that are being typed: what is wrong with them is said when they are left */
  readonly open: string | null;
  readonly mistakes: ReadonlyMap<string, Mistake>;
  readonly changes: number;
}

export interface LimitsSheet {
  readonly subscribe: (hear: () => void) => () => void;
  readonly state: () => SheetState;
  readonly type: (pair: Pair, key: string, text: string) => void;
  readonly leave: () => void;
  readonly fill: (texts: Texts) => void;
  readonly undo: () => void;
  readonly say: (said: Texts) => void;
  /** What is stored now; what was typed stays where the marks of before are still the stored ones. */
  readonly load: (subjects: readonly SubjectLimits[]) => void;
  /** These were stored; what was typed while they were sent, and what could not be sent, stays. */
  readonly saved: (subjects: readonly SubjectLimits[]) => void;
}

type Facts = Pick<SheetState, 'subjects' | 'texts' | 'before' | 'said' | 'open'>;

const stateOf = (facts: Facts): SheetState => ({
  ...facts,
  mistakes: mistakesOf(facts.subjects, facts.texts),
  changes: changesIn(facts.subjects, facts.texts),
});

const without = (texts: Texts, keys: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.includes(key)));

const storedBy = (subjects: readonly SubjectLimits[]): ReadonlyMap<string, number | null> =>
  new Map(openPairs(subjects).flatMap((pair) => BOUNDS.map((bound) => [fieldKey(pair, bound), storedOf(pair, bound)])));

/** The texts that still change something of what is stored now. */
function carriedOver(texts: Texts, now: ReadonlyMap<string, number | null>, keeps: (key: string) => boolean): Texts {
  return Object.fromEntries(
    Object.entries(texts).filter(([key, text]) => {
      const stored = now.get(key);
      return stored !== undefined && keeps(key) && (text.trim() === '' ? null : (numberOf(text) ?? text)) !== stored;
    }),
  );
}

export function createLimitsSheet(subjects: readonly SubjectLimits[], texts: Texts): LimitsSheet {
  let state = stateOf({ subjects, texts, before: [], said: {}, open: null });
  const hearing = new Set<() => void>();
  const set = (change: Partial<Facts>) => {
    state = stateOf({ ...state, ...change });
    for (const hear of hearing) hear();
  };
  const over = (stored: readonly SubjectLimits[], keeps: (key: string) => boolean) =>
    set({
      subjects: stored,
      texts: carriedOver(state.texts, storedBy(stored), keeps),
      before: [],
      said: {},
      open: null,
    });
  return {
    subscribe: (hear) => {
      hearing.add(hear);
      return () => void hearing.delete(hear);
    },
    state: () => state,
    type: (pair, key, text) =>
      set({ texts: { ...state.texts, [key]: text }, said: without(state.said, [key]), open: pairKey(pair) }),
    leave: () => {
      if (state.open !== null) set({ open: null });
    },
    fill: (filled) =>
      set({
        before: [...state.before, state.texts],
        texts: { ...state.texts, ...filled },
        said: without(state.said, Object.keys(filled)),
        open: null,
      }),
    undo: () => set({ texts: state.before.at(-1) ?? state.texts, before: state.before.slice(0, -1), said: {} }),
    say: (said) => set({ said }),
    load: (stored) => {
      const [before, now] = [storedBy(state.subjects), storedBy(stored)];
      over(stored, (key) => before.get(key) === now.get(key));
    },
    saved: (stored) => over(stored, () => true),
  };
}
