import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import type { Receipt } from '@/api/receipts';
import { useHolds } from '@/shared/access';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { managementWords, paymentModeWords, receiptStatusWords, receiptTypeWords, receiptWords } from '../words';
import { usePrinting } from '../usePrinting';
import { receiptColumns } from './receiptColumns';
import { filtersChanged, isWidest, WIDEST, type ReceiptFilters } from './receiptListSlice';
import { useReceiptList } from './useReceiptList';

interface ReceiptTableProps {
  readonly filters: ReceiptFilters;
  /** for what the address names */
  readonly waiting: boolean;
  readonly onCancel: (receipt: Receipt) => void;
}

/** The pages of one search; each search mounts a new table, which asks the provider again. */
export function ReceiptTable({ filters, waiting, onCancel }: ReceiptTableProps) {
  const words = { ...useWords(receiptWords), ...useWords(managementWords) };
  const types = useWords(receiptTypeWords);
  const modes = useWords(paymentModeWords);
  const statuses = useWords(receiptStatusWords);
  const dispatch = useDispatch();
  const holds = useHolds();
  const opens = holds('LIST_STUDENT') || holds('EDIT_STUDENT');
  const list = useReceiptList(waiting ? undefined : filters);
  const { print } = usePrinting();
  const onPrint = ({ receiptId }: Receipt) => void print(receiptId);
  return (
    <DataTable
      label={words.receipts}
      columns={receiptColumns({ words, types, modes, statuses, opens, onCancel, onPrint })}
      rows={list.rows}
      rowKey="receiptId"
      paging={list.paging}
      state={list.state}
      onRefresh={list.refresh}
      emptyText={words.empty}
      emptyAction={
        !isWidest(filters) && <Button onClick={() => dispatch(filtersChanged(WIDEST))}>{words.searchAll}</Button>
      }
    />
  );
}
