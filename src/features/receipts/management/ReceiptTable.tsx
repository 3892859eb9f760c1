import { Button } from 'antd';
import { useListReceiptsQuery, type Receipt } from '@/api/receipts';
import { useHolds } from '@/shared/access';
import { pageArgument, REFETCH, sortingOf, useServerList, type SchoolList } from '@/shared/lists';
import { DataTable } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { showRupees } from '@common/money';
import { managementWords, paymentModeWords, receiptStatusWords, receiptTypeWords, receiptWords } from '../words';
import { reopenWords } from '../reopenWords';
import { useReceiptPrinting } from '../useReceiptPrinting';
import { useTransferCertificate } from '../useTransferCertificate';
import { useReceiptDialogs } from './reopen/useReceiptDialogs';
import { receiptColumns } from './receiptColumns';
import { ignoresDates, isWidest, orderOf, requestOf, WIDEST, type ReceiptFilters } from './receiptListSlice';

interface ReceiptTableProps {
  readonly list: SchoolList<ReceiptFilters>;
  readonly onCancel: (receipt: Receipt) => void;
}

/** The filtered receipts, refetched each time the screen opens (RECEIPT-10). */
export function ReceiptTable({ list, onCancel }: ReceiptTableProps) {
  const words = { ...useWords(receiptWords), ...useWords(managementWords), ...useWords(reopenWords) };
  const types = useWords(receiptTypeWords);
  const modes = useWords(paymentModeWords);
  const statuses = useWords(receiptStatusWords);
  const holds = useHolds();
  const opens = holds('LIST_STUDENT') || holds('EDIT_STUDENT');
  const argument = pageArgument(list, (filters, page) => ({
    ...page,
    sort: orderOf(filters),
    receiptFilter: requestOf(filters),
  }));
  const query = useListReceiptsQuery(argument, REFETCH);
  const rows = useServerList<Receipt>(query, list, words.loadFailed);
  const { print } = useReceiptPrinting();
  const certificate = useTransferCertificate(list.filters);
  const onCertify = (receipt: Receipt) =>
    certificate.isOffered(receipt) ? () => certificate.open(receipt) : undefined;
  const totalsOf = ({ totalAmount, cancelled }: { totalAmount: number; cancelled: number }, filters: ReceiptFilters) =>
    [
      words.sum(showRupees(totalAmount)),
      ...(cancelled > 0 ? [words.withoutCancelled(groupDigits(cancelled))] : []),
      ...(ignoresDates(filters) ? [words.allDates] : []),
    ].join(' · ');
  const { onReopen, onHistory, dialogs } = useReceiptDialogs();
  const onPrint = ({ receiptId }: Receipt) => void print(receiptId);
  return (
    <>
      <DataTable<Receipt>
        {...rows}
        label={words.receipts}
        columns={receiptColumns({
          words,
          types,
          modes,
          statuses,
          applied: list.filters,
          opens,
          onCancel,
          onPrint,
          onReopen,
          onHistory,
          onCertify,
        })}
        rowKey="receiptId"
        totals={query.data && totalsOf(query.data, list.filters)}
        onSort={(sort) => list.change(sortingOf(sort))}
        emptyText={words.empty}
        emptyAction={!isWidest(list.filters) && <Button onClick={() => list.change(WIDEST)}>{words.searchAll}</Button>}
      />
      {dialogs}
    </>
  );
}
