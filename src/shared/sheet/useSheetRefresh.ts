import { useEffect, useRef } from 'react';
import type { Saving } from '../saving';
import type { ReadOrder } from './readOrder';

/**
 * Loads the rows again and keeps every edit. Nothing is loaded after the screen was left.
 *
 * @param readRows replaces the rows and returns the stored state that the edits are based on
 */
export function useSheetRefresh<Base, Answer>(
  order: ReadOrder,
  saving: Pick<Saving<Base, Answer>, 'rebase' | 'latest'>,
  readRows: (base: Base, answer: Answer) => Base,
): () => Promise<void> {
  const latest = useRef<typeof saving>(undefined);
  useEffect(() => {
    latest.current = saving;
    return () => {
      latest.current = undefined;
    };
  });
  return async () => {
    const answer = await order.read(async () => latest.current?.latest());
    if (answer !== undefined) latest.current?.rebase((base) => readRows(base, answer));
  };
}
