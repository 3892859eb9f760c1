import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Sheet } from './types';

/** Milliseconds after the last edit. Keys that follow each other faster are not delayed by what is computed. */
const DELAY_MS = 80;

/** The parts of a sheet by which its edits are followed. */
type Edited = Pick<Sheet<unknown>, 'subscribe' | 'isEditing'>;

/** One subscription and one timer of each sheet, because a grid has several readers in each row. */
class Pauses {
  readonly #sheet: Edited;
  readonly #readers = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(sheet: Edited) {
    this.#sheet = sheet;
  }

  add(reader: () => void): () => void {
    this.#readers.add(reader);
    this.#unsubscribe ??= this.#sheet.subscribe(() => {
      clearTimeout(this.#timer);
      if (!this.#sheet.isEditing()) this.#timer = setTimeout(() => this.#notify(), DELAY_MS);
    });
    return () => {
      this.#readers.delete(reader);
      if (this.#readers.size > 0) return;
      clearTimeout(this.#timer);
      this.#unsubscribe?.();
      this.#unsubscribe = undefined;
    };
  }

  #notify(): void {
    startTransition(() => {
      for (const reader of this.#readers) reader();
    });
  }
}

const pauses = new WeakMap<Edited, Pauses>();

function pausesOf(sheet: Edited): Pauses {
  const found = pauses.get(sheet) ?? new Pauses(sheet);
  pauses.set(sheet, found);
  return found;
}

/**
 * A value computed from all cells of a sheet, e.g. a count of incomplete entries. It follows when an edit is
 * committed and no other one follows at once, in a transition, so that the frame of a key does not wait for it.
 *
 * @param read the same function until it depends on something else
 * @param isSame whether two values are shown alike: then the component is not rendered. Only for values that are computed fast
 */
export function useSheetValue<Row, Value>(
  sheet: Sheet<Row>,
  read: (sheet: Sheet<Row>) => Value,
  isSame?: (one: Value, other: Value) => boolean,
): Value {
  const [version, setVersion] = useState(0);
  const value = useMemo(() => valueAt(version, sheet, read), [version, sheet, read]);
  const shown = useRef(value);
  useEffect(() => {
    shown.current = value;
  }, [value]);
  useEffect(
    () =>
      pausesOf(sheet).add(() => {
        if (!isSame?.(read(sheet), shown.current)) setVersion((count) => count + 1);
      }),
    [sheet, read, isSame],
  );
  return value;
}

const valueAt = <Row, Value>(_version: number, sheet: Sheet<Row>, read: (sheet: Sheet<Row>) => Value): Value =>
  read(sheet);

/** Whether two values have the same fields. */
export const sameFields = <Value extends object>(one: Value, other: Value): boolean =>
  (Object.keys(one) as (keyof Value)[]).every((name) => Object.is(one[name], other[name]));
