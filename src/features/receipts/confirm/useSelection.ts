import { useState } from 'react';
import type { Receipt } from '@/api/receipts';
import type { SessionList } from '@/shared/lists';
import { choiceOf, scopeOf, startsSelected, type ConfirmFilters } from './confirmSlice';
import { isTooMany, NONE, rupeesOf, selectionOf, MOST_OF_FILTER, without, type Selection } from './selection';
import { useFilterTotals, type FilterTotals, type FoundReceipts } from './useConfirmPage';

export interface SelectedReceipts {
  readonly selection: Selection;
  /** all receipts of the filter are selected, those of other pages too */
  readonly allOfFilter: boolean;
  /** of the filter; undefined while they are loaded */
  readonly found: FoundReceipts | undefined;
  /** of the selected receipts */
  readonly chosen: FilterTotals;
  readonly tooMany: boolean;
  readonly select: (keys: readonly unknown[], rows: readonly Receipt[]) => void;
  readonly selectAll: () => void;
  readonly drop: (ids: readonly number[]) => void;
  readonly clear: () => void;
  /** After an attempt without a response, all of the filter stay selected only until the list shows other receipts. */
  readonly doubt: () => void;
  /** Changes with each search, and with the receipts of the list if all of the filter are selected. */
  readonly list: string;
}

interface Kept {
  /** the school and session of the selection */
  readonly of: string;
  readonly selection: Selection;
  /** The filter whose receipts are all selected; null for none, undefined before the first choice. */
  readonly filter: string | null | undefined;
  /** the version of the list at an attempt without a response */
  readonly doubted?: number | undefined;
}

const START: Omit<Kept, 'of'> = { selection: NONE, filter: undefined };

/** Counts the changes of the listed receipts; a list that is equal again has another version. */
function useListVersion(found: FoundReceipts | undefined): number {
  const [shown, setShown] = useState({ rows: found?.rows, version: 0 });
  if (found && found.rows !== shown.rows) setShown({ rows: found.rows, version: shown.version + 1 });
  return shown.version;
}

/**
 * The selected receipts. Single ones are kept across pages and filters, so that the receipts of a bank statement can be searched
 * for and selected one by one; all of a filter are selected until it changes or Search is used. Another school or session starts with none.
 */
export function useSelection(list: SessionList<ConfirmFilters>): SelectedReceipts {
  const scope = list.phase === 'ready' ? scopeOf(list.filters) : undefined;
  const found = useFilterTotals(list);
  const of = scope === undefined ? '' : `${scope.schoolId} ${scope.sessionId}`;
  const { searches } = list;
  const filter = JSON.stringify([choiceOf(list.filters), searches]);
  const [kept, setKept] = useState<Kept>({ of, ...START });
  const { selection, filter: whole, doubted }: Omit<Kept, 'of'> = kept.of === of ? kept : START;
  const isWhole = whole === filter || (whole === undefined && searches === 0 && startsSelected(list.filters));
  const version = useListVersion(found);
  const allOfFilter = isWhole && (doubted === undefined || doubted === version);
  const change = (next: (before: Selection) => Selection) =>
    setKept((before) => ({ of, selection: next(before.of === of ? before.selection : NONE), filter: null }));
  return {
    selection,
    allOfFilter,
    found,
    chosen: allOfFilter ? (found ?? { count: 0, amount: 0 }) : { count: selection.size, amount: rupeesOf(selection) },
    tooMany: allOfFilter ? (found?.count ?? 0) > MOST_OF_FILTER : isTooMany(selection),
    select: (keys, rows) => change((before) => selectionOf(keys, before, rows)),
    selectAll: () => setKept({ of, selection: NONE, filter }),
    drop: (ids) => change((before) => without(before, ids)),
    clear: () => change(() => NONE),
    doubt: () => setKept({ of, selection: NONE, filter, doubted: version }),
    list: allOfFilter ? `${searches} ${version}` : String(searches),
  };
}
