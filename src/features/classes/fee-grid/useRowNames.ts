import { useCallback } from 'react';
import type { FeeGridRow } from '@/api/fees';
import { streamWords } from '@/shared/labels';
import { useWords } from '@/shared/words';

export type RowName = (row: Pick<FeeGridRow, 'className' | 'stream'>) => string;

/** The name of a row: '5', or '11 Science'. */
export function useRowName(): RowName {
  const streams = useWords(streamWords);
  return useCallback(
    ({ className, stream }) => (stream === null ? className : `${className} ${streams[stream]}`),
    [streams],
  );
}

const NAMED = 3;

/** The first names, and the number of further ones. */
export const namesOf = (rows: readonly FeeGridRow[], nameOf: RowName): [names: string, more: number] => [
  rows.slice(0, NAMED).map(nameOf).join(', '),
  Math.max(0, rows.length - NAMED),
];
