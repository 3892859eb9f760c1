import { useListReceiptsQuery, type Receipt } from '@/api/receipts';
import { useHolds } from '@/shared/access';
import { REFETCH, useServerList, type SessionList } from '@/shared/lists';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { showRupees } from '@common/money';
import { confirmWords } from '../confirmWords';
import { paymentModeWords, receiptTypeWords, receiptWords } from '../words';
import { confirmColumns } from './confirmColumns';
import { choiceOf, type ConfirmFilters } from './confirmSlice';
import { confirmArgument } from './useConfirmPage';
import type { SelectedReceipts } from './useSelection';

interface ConfirmTableProps {
  readonly list: SessionList<ConfirmFilters>;
  readonly selected: SelectedReceipts;
}

const isNarrowed = (filters: ConfirmFilters): boolean => Object.keys(choiceOf(filters)).length > 0;

/** The pending receipts, refetched each time the screen opens (CONFIRM-03). */
export function ConfirmTable({ list, selected: { selection, allOfFilter, select } }: ConfirmTableProps) {
  const words = useWords(confirmWords);
  const ofReceipt = useWords(receiptWords);
  const types = useWords(receiptTypeWords);
  const modes = useWords(paymentModeWords);
  const mayConfirm = useHolds()('CONFIRM_FEE_RECEIPT');
  const query = useListReceiptsQuery(confirmArgument(list), REFETCH);
  const rows = useServerList<Receipt>(query, list, words.loadFailed);
  const listed = rows.rows ?? [];
  return (
    <DataTable<Receipt>
      {...rows}
      label={words.pending}
      columns={confirmColumns({ words: ofReceipt, types, modes })}
      rowKey="receiptId"
      totals={query.data && ofReceipt.sum(showRupees(query.data.totalAmount))}
      emptyText={isNarrowed(list.filters) ? words.noneOfFilter : words.empty}
      {...(mayConfirm && {
        selection: {
          selectedKeys: allOfFilter ? listed.map(({ receiptId }) => receiptId) : [...selection.keys()],
          // Single receipts of a filter that is selected as a whole cannot be deselected.
          canSelect: () => !allOfFilter,
          onChange: (keys) => select(keys, listed),
          rowName: ({ receiptNo, studentName }) => words.rowName(receiptNo, studentName),
        },
      })}
    />
  );
}
