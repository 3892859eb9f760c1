import type { Receipt } from '@/api/receipts';
import { DateText, Money, type TableColumn } from '@/shared/ui';
import type { paymentModeWords, receiptTypeWords, receiptWords } from '../words';

interface ConfirmColumnsOptions {
  readonly words: (typeof receiptWords)['en'];
  readonly types: (typeof receiptTypeWords)['en'];
  readonly modes: (typeof paymentModeWords)['en'];
}

const classOf = ({ className, sectionName }: Receipt): string =>
  [className, sectionName].filter((part) => part !== null).join(' ');

/** The values for comparing receipts with a bank statement and the cash in hand. */
export const confirmColumns = ({ words, types, modes }: ConfirmColumnsOptions): TableColumn<Receipt>[] => [
  { title: words.receiptNo, dataIndex: 'receiptNo', width: 76, card: 'line' },
  {
    key: 'paymentDate',
    title: words.paymentDate,
    width: 96,
    card: 'line',
    render: (row) => <DateText date={row.paymentDate} />,
  },
  { title: words.code, dataIndex: 'studentCode', width: 76 },
  {
    title: words.name,
    dataIndex: 'studentName',
    minWidth: 132,
    lines: 2,
    className: 'portal-table-name',
    card: 'title',
  },
  { title: words.father, dataIndex: 'fatherName', minWidth: 132, lines: 2 },
  { key: 'class', title: words.class, width: 84, lines: 2, card: 'line', render: classOf },
  { key: 'type', title: words.type, width: 88, lines: 2, render: ({ receiptType }) => types[receiptType] },
  { key: 'mode', title: words.mode, width: 80, card: 'line', render: ({ paymentMode }) => modes[paymentMode] },
  {
    key: 'amount',
    title: words.amount,
    width: 116,
    card: 'tag',
    align: 'end',
    render: ({ amountPaid }) => <Money rupees={amountPaid} />,
  },
  { title: words.referenceNo, dataIndex: 'referenceNo', width: 144, card: 'line' },
  {
    key: 'referenceDate',
    title: words.referenceDate,
    width: 144,
    render: ({ referenceNoDate: date }) => date !== null && <DateText date={date} />,
  },
  { title: words.bank, dataIndex: 'bankName', width: 150, card: 'line' },
  { title: words.comment, dataIndex: 'comments', width: 150 },
];
