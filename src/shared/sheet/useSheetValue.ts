import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Sheet } from './types';

/** Milliseconds after the last edit. Keys that follow each other faster are not delayed by what is computed. */
const DELAY_MS = 80;

/**
 * A value computed from all cells of a sheet, e.g. a count of incomplete entries. It follows when an edit is
 * committed and no other one follows at once, in a transition, so that the frame of a key does not wait for it.
 *
 * @param read the same function until it depends on something else
 */
export function useSheetValue<Row, Value>(sheet: Sheet<Row>, read: (sheet: Sheet<Row>) => Value): Value {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => startTransition(() => setVersion((count) => count + 1));
    const unsubscribe = sheet.subscribe(() => {
      clearTimeout(timer);
      if (!sheet.isEditing()) timer = setTimeout(follow, DELAY_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [sheet]);
  return useMemo(() => valueAt(version, sheet, read), [version, sheet, read]);
}

const valueAt = <Row, Value>(_version: number, sheet: Sheet<Row>, read: (sheet: Sheet<Row>) => Value): Value =>
  read(sheet);
