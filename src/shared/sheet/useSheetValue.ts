import { startTransition, useEffect, useMemo, useState } from 'react';
import type { Sheet } from './types';

/**
 * A value computed from all cells of a sheet, e.g. a count of incomplete entries. It follows when an edit is
 * committed, in a transition, so that the frame of a key does not wait for it.
 *
 * @param read the same function until it depends on something else
 */
export function useSheetValue<Row, Value>(sheet: Sheet<Row>, read: (sheet: Sheet<Row>) => Value): Value {
  const [version, setVersion] = useState(0);
  useEffect(
    () =>
      sheet.subscribe(() => {
        if (!sheet.isEditing()) startTransition(() => setVersion((count) => count + 1));
      }),
    [sheet],
  );
  return useMemo(() => valueAt(version, sheet, read), [version, sheet, read]);
}

const valueAt = <Row, Value>(_version: number, sheet: Sheet<Row>, read: (sheet: Sheet<Row>) => Value): Value =>
  read(sheet);
