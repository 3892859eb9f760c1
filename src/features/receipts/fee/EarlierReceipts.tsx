import type { Receipt } from '@/api/receipts';
import type { Student } from '@/api/students';
import { asFailure, useFailureText } from '@/shared/errors';
import { DataTable, DateText, Money, StatusTag, type TableColumn } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { feeWords } from '../feeWords';
import { paymentModeWords, receiptStatusWords, receiptTypeWords } from '../words';
import { useEarlierReceipts } from './useEarlierReceipts';

const TONES = { PENDING: 'warning', CONFIRMED: 'success', CANCELLED: 'error' } as const;

interface Words {
  readonly words: (typeof feeWords)['en'];
  readonly types: (typeof receiptTypeWords)['en'];
  readonly modes: (typeof paymentModeWords)['en'];
  readonly statuses: (typeof receiptStatusWords)['en'];
}

const columnsOf = ({ words, types, modes, statuses }: Words): readonly TableColumn<Receipt>[] => [
  { key: 'receiptNo', title: words.receiptNo, width: 88, render: ({ receiptNo }) => receiptNo },
  { key: 'paymentDate', title: words.date, width: 104, render: ({ paymentDate }) => <DateText date={paymentDate} /> },
  {
    key: 'paid',
    title: words.paidFor,
    minWidth: 104,
    lines: 2,
    render: ({ receiptType, paymentMode, session }) => words.paidForOf(types[receiptType], modes[paymentMode], session),
  },
  {
    key: 'amountPaid',
    title: words.amount,
    width: 112,
    align: 'end',
    render: ({ amountPaid }) => <Money rupees={amountPaid} />,
  },
  {
    key: 'status',
    title: words.status,
    width: 124,
    render: ({ status }) => <StatusTag tone={TONES[status]} text={statuses[status]} />,
  },
];

/** All earlier receipts, including cancelled ones, newest first (RECEIPT-33). */
export function EarlierReceipts({ student }: { readonly student: Student }) {
  const words = useWords(feeWords);
  const types = useWords(receiptTypeWords);
  const modes = useWords(paymentModeWords);
  const statuses = useWords(receiptStatusWords);
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useEarlierReceipts(student);
  const failed = error !== undefined && !isFetching;
  const message = failed ? failureText(asFailure(error), { fallback: words.historyFailed }) : '';
  return (
    <section className="portal-card receipt-earlier" aria-label={words.earlier}>
      <h2>{words.earlier}</h2>
      <DataTable<Receipt>
        label={words.earlier}
        columns={columnsOf({ words, types, modes, statuses })}
        rows={data?.content}
        rowKey="receiptId"
        paging="client"
        emptyText={words.noEarlier}
        state={
          failed
            ? { kind: 'failed', message, onRetry: () => void refetch() }
            : { kind: data === undefined ? 'loading' : 'ready' }
        }
      />
    </section>
  );
}
