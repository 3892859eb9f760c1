/** The list as it is worked on, outside React: a row hears of its own field alone, so that typing draws one row and not all. */
import type { SessionDetail } from '@/api/students';
import { changesIn, isShown, mistakesOf, numbered, numberOf, textOf } from './rollNumbers';
import type { Mistake, Order, RollRow, Texts } from './rollNumbers';

export interface RollWork {
  /** what was typed or filled in, by student */
  readonly texts: Texts;
  /** who waits for a section and gets this one */
  readonly taken: readonly number[];
}

export interface SheetState extends RollWork {
  readonly rows: readonly RollRow[];
  /** what stood there before each filling, the last one last */
  readonly before: readonly Texts[];
  /** what the provider said of a student, until its number is changed */
  readonly said: Texts;
  readonly shown: readonly RollRow[];
  readonly mistakes: ReadonlyMap<number, Mistake>;
  readonly changes: number;
}

export interface RollSheet {
  readonly subscribe: (hear: () => void) => () => void;
  readonly state: () => SheetState;
  readonly type: (texts: Texts) => void;
  readonly fill: (texts: Texts) => void;
  readonly number: (order: Order) => void;
  readonly undo: () => void;
  readonly take: (ids: readonly number[]) => void;
  readonly leave: (id: number) => void;
  readonly say: (said: Texts) => void;
  /** What is stored now; what was typed stays where the number of before is still the stored one. */
  readonly load: (rows: readonly RollRow[]) => void;
  /** These rows were stored; what was typed while they were sent stays. */
  readonly saved: (rows: readonly RollRow[]) => void;
}

type Facts = Pick<SheetState, 'rows' | 'texts' | 'taken' | 'before' | 'said'>;

/** Who is shown stays the same list while numbers are typed, so that the table need not be drawn. */
function stateOf(facts: Facts, last?: SheetState): SheetState {
  const same = last?.rows === facts.rows && last.taken === facts.taken;
  const shown = same ? last.shown : facts.rows.filter((row) => isShown(row, facts.taken));
  return { ...facts, shown, mistakes: mistakesOf(shown, facts.texts), changes: changesIn(shown, facts.texts) };
}

const without = (texts: Texts, ids: readonly string[]): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([id]) => !ids.includes(id)));

/** The work of before over what is stored now: the texts of these rows, as far as they still change something. */
function carriedOver({ texts, taken }: SheetState, stored: readonly RollRow[], keeping: readonly RollRow[]): Facts {
  const kept = keeping.flatMap(({ id, rollNo }) => {
    const text = texts[id];
    return text === undefined || numberOf(text) === rollNo ? [] : [[id, text] as const];
  });
  const waiting = new Set(stored.filter((row) => row.waiting).map(({ id }) => id));
  const stillTaken = taken.filter((id) => waiting.has(id));
  return { rows: stored, texts: Object.fromEntries(kept), taken: stillTaken, before: [], said: {} };
}

/** Those for whom nobody else gave another number. */
function unchanged({ rows }: SheetState, stored: readonly RollRow[]): RollRow[] {
  const before = new Map(rows.map(({ id, rollNo }) => [id, rollNo]));
  return stored.filter(({ id, rollNo }) => before.get(id) === rollNo);
}

export function createRollSheet(rows: readonly RollRow[], { texts, taken }: RollWork): RollSheet {
  let state = stateOf({ rows, texts, taken, before: [], said: {} });
  const hearing = new Set<() => void>();
  const set = (change: Partial<Facts>) => {
    state = stateOf({ ...state, ...change }, state);
    for (const hear of hearing) hear();
  };
  const type = (typed: Texts) =>
    set({ texts: { ...state.texts, ...typed }, said: without(state.said, Object.keys(typed)) });
  const fill = (typed: Texts) => {
    set({ before: [...state.before, state.texts] });
    type(typed);
  };
  return {
    subscribe: (hear) => {
      hearing.add(hear);
      return () => void hearing.delete(hear);
    },
    state: () => state,
    type,
    fill,
    number: (order) => fill(numbered(state.shown, order)),
    undo: () => set({ texts: state.before.at(-1) ?? state.texts, before: state.before.slice(0, -1), said: {} }),
    take: (ids) => set({ taken: [...new Set([...state.taken, ...ids])] }),
    leave: (id) => set({ taken: state.taken.filter((one) => one !== id), texts: without(state.texts, [String(id)]) }),
    say: (said) => set({ said }),
    load: (stored) => set(carriedOver(state, stored, unchanged(state, stored))),
    saved: (stored) => set(carriedOver(state, stored, stored)),
  };
}

/** Everyone of the list as it is sent, each with the number that was read. */
export const detailsOf = ({ shown, texts }: SheetState): SessionDetail[] =>
  shown.map((row) => ({
    studentId: row.id,
    rollNo: numberOf(textOf(row, texts)),
    rollNoBefore: row.rollNo,
  }));

/** The rows once these were stored. */
export function rowsAfter(rows: readonly RollRow[], stored: readonly SessionDetail[]): RollRow[] {
  const numbers = new Map(stored.map(({ studentId, rollNo }) => [studentId, rollNo]));
  return rows.map((row) => {
    const rollNo = numbers.get(row.id);
    return rollNo === undefined ? row : { ...row, rollNo, waiting: false };
  });
}
