import type { Receipt } from '@/api/receipts';
import { useHolds } from '@/shared/access';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { confirmWords } from '../confirmWords';
import { paymentModeWords, receiptTypeWords, receiptWords } from '../words';
import { confirmColumns } from './confirmColumns';
import type { ConfirmPlace } from './confirmSlice';
import { useConfirmList } from './useConfirmList';
import type { SelectedReceipts } from './useSelection';

interface ConfirmTableProps {
  /** undefined while it may still become known */
  readonly place: ConfirmPlace | undefined;
  readonly selected: SelectedReceipts;
}

/** The pending receipts of one search (CONFIRM-03); each search mounts a new table, which asks the provider again. */
export function ConfirmTable({ place, selected: { selection, select } }: ConfirmTableProps) {
  const words = useWords(confirmWords);
  const ofReceipt = useWords(receiptWords);
  const types = useWords(receiptTypeWords);
  const modes = useWords(paymentModeWords);
  const mayConfirm = useHolds()('CONFIRM_FEE_RECEIPT');
  const list = useConfirmList(place);
  return (
    <DataTable<Receipt>
      label={words.pending}
      columns={confirmColumns({ words: ofReceipt, types, modes })}
      rows={list.rows}
      rowKey="receiptId"
      paging={list.paging}
      state={list.state}
      onRefresh={list.refresh}
      emptyText={words.empty}
      {...(mayConfirm && {
        selection: {
          selectedKeys: [...selection.keys()],
          onChange: (keys) => select(keys, list.rows ?? []),
          rowName: ({ receiptNo, studentName }) => words.rowName(receiptNo, studentName),
        },
      })}
    />
  );
}
