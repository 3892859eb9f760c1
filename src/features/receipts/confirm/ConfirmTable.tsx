import { useListReceiptsQuery, type Receipt } from '@/api/receipts';
import { useHolds } from '@/shared/access';
import { pageArgument, REFETCH, useServerList, type SessionList } from '@/shared/lists';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { present } from '@common/present';
import { confirmWords } from '../confirmWords';
import { paymentModeWords, receiptTypeWords, receiptWords } from '../words';
import { confirmColumns } from './confirmColumns';
import { requestOf, scopeOf, type ConfirmFilters } from './confirmSlice';
import type { SelectedReceipts } from './useSelection';

interface ConfirmTableProps {
  readonly list: SessionList<ConfirmFilters>;
  readonly selected: SelectedReceipts;
}

/** The pending receipts, requested again each time the screen opens (CONFIRM-03). */
export function ConfirmTable({ list, selected: { selection, select } }: ConfirmTableProps) {
  const words = useWords(confirmWords);
  const ofReceipt = useWords(receiptWords);
  const types = useWords(receiptTypeWords);
  const modes = useWords(paymentModeWords);
  const mayConfirm = useHolds()('CONFIRM_FEE_RECEIPT');
  const argument = pageArgument(list, (filters, page) => ({
    ...page,
    sort: 'receiptNo,DESC' as const,
    receiptFilter: requestOf(present(scopeOf(filters), 'school and session')),
  }));
  const rows = useServerList<Receipt>(useListReceiptsQuery(argument, REFETCH), list, words.loadFailed);
  return (
    <DataTable<Receipt>
      {...rows}
      label={words.pending}
      columns={confirmColumns({ words: ofReceipt, types, modes })}
      rowKey="receiptId"
      emptyText={words.empty}
      {...(mayConfirm && {
        selection: {
          selectedKeys: [...selection.keys()],
          onChange: (keys) => select(keys, rows.rows ?? []),
          rowName: ({ receiptNo, studentName }) => words.rowName(receiptNo, studentName),
        },
      })}
    />
  );
}
