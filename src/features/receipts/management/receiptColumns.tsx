import {
  FileProtectOutlined,
  HistoryOutlined,
  PrinterOutlined,
  RollbackOutlined,
  StopOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { Receipt, ReceiptStatus } from '@/api/receipts';
import { sorted, type Sorting } from '@/shared/lists';
import { studentAddress } from '@/shared/navigation';
import {
  CutText,
  DateText,
  menuColumn,
  Money,
  NameLink,
  RowMenu,
  StatusTag,
  type RowAction,
  type StatusTone,
  type TableColumn,
} from '@/shared/ui';
import type { reopenWords } from '../reopenWords';
import type { managementWords, paymentModeWords, receiptStatusWords, receiptTypeWords, receiptWords } from '../words';
import type { SortedColumn } from './receiptListSlice';

interface ReceiptColumnsOptions {
  readonly words: (typeof receiptWords)['en'] & (typeof managementWords)['en'] & (typeof reopenWords)['en'];
  readonly types: (typeof receiptTypeWords)['en'];
  readonly modes: (typeof paymentModeWords)['en'];
  readonly statuses: (typeof receiptStatusWords)['en'];
  readonly applied: Sorting<SortedColumn>;
  /** whether the user may open a student's record */
  readonly opens: boolean;
  readonly onCancel: (receipt: Receipt) => void;
  readonly onPrint: (receipt: Receipt) => void;
  /** undefined for users who may not confirm receipts */
  readonly onReopen: ((receipt: Receipt) => void) | undefined;
  readonly onHistory: (receipt: Receipt) => void;
  /** undefined where the receipt leads to no certificate of this user */
  readonly onCertify: (receipt: Receipt) => (() => void) | undefined;
}

const TONES: Readonly<Record<ReceiptStatus, StatusTone>> = {
  PENDING: 'warning',
  CONFIRMED: 'success',
  CANCELLED: 'error',
};

/** A receipt with its deleted flag set is cancelled, whatever else it says (RECEIPT-11). */
const statusOf = ({ deleted, status }: Receipt): ReceiptStatus => (deleted ? 'CANCELLED' : status);

/** What no longer counts is struck through. */
const struck = (receipt: Receipt, content: ReactNode): ReactNode =>
  statusOf(receipt) === 'CANCELLED' ? <s className="receipt-cancelled">{content}</s> : content;

/** No filters go along: they would become those of the student list. */
function StudentName({ receipt }: { readonly receipt: Receipt }) {
  const { studentId, studentCode, studentName, sessionId } = receipt;
  return (
    <NameLink
      name={studentName}
      to={studentAddress('view', studentId, sessionId)}
      state={{ student: { studentId, studentCode, studentName }, filters: null }}
    />
  );
}

/** The mode with number and bank of a cheque or transaction, so that they are in view without scrolling. */
function PaymentMode({
  mode,
  receipt: { referenceNo, bankName },
}: {
  readonly mode: string;
  readonly receipt: Receipt;
}) {
  if (!referenceNo) return mode;
  const [first, second] = bankName ? [`${mode} ${referenceNo}`, bankName] : [mode, referenceNo];
  return (
    <div className="receipt-mode">
      <CutText text={first} />
      <CutText text={second} />
    </div>
  );
}

const classOf = ({ className, sectionName }: Receipt): string =>
  [className, sectionName].filter((part) => part !== null).join(' ');

const certificateAction = (label: string, onSelect: (() => void) | undefined): RowAction[] =>
  onSelect ? [{ key: 'certificate', label, icon: <FileProtectOutlined />, onSelect }] : [];

/** Only a confirmed receipt is set back. */
const reopenAction = (row: Receipt, { words, onReopen }: ReceiptColumnsOptions): RowAction[] =>
  onReopen && statusOf(row) === 'CONFIRMED'
    ? [{ key: 'reopen', label: words.reopen, icon: <RollbackOutlined />, onSelect: () => onReopen(row) }]
    : [];

/** A cancelled receipt can still be printed; its document is marked as cancelled (RECEIPT-06). */
const rowActions = (row: Receipt, options: ReceiptColumnsOptions): RowAction[] => [
  { key: 'print', label: options.words.print, icon: <PrinterOutlined />, onSelect: () => options.onPrint(row) },
  ...certificateAction(options.words.transferCertificate, options.onCertify(row)),
  {
    key: 'history',
    label: options.words.history,
    icon: <HistoryOutlined />,
    onSelect: () => options.onHistory(row),
  },
  ...reopenAction(row, options),
  ...(statusOf(row) === 'CANCELLED'
    ? []
    : [
        {
          key: 'cancel',
          label: options.words.cancelReceipt,
          icon: <StopOutlined />,
          danger: true,
          onSelect: () => options.onCancel(row),
        },
      ]),
];

const studentColumns = ({ words, types, opens, applied }: ReceiptColumnsOptions): TableColumn<Receipt>[] => [
  { title: words.session, dataIndex: 'session', width: 104 },
  {
    ...sorted(applied, 'receiptNo'),
    title: words.receiptNo,
    width: 78,
    card: 'line',
    className: 'receipt-number',
    render: (row) => struck(row, row.receiptNo),
  },
  { key: 'type', title: words.type, width: 80, lines: 2, render: ({ receiptType }) => types[receiptType] },
  { key: 'class', title: words.class, width: 92, lines: 2, card: 'line', render: classOf },
  { title: words.code, dataIndex: 'studentCode', width: 68 },
  {
    ...sorted(applied, 'studentName'),
    title: words.name,
    card: 'title',
    minWidth: 96,
    className: 'portal-table-name',
    render: (row) => (opens ? <StudentName receipt={row} /> : <CutText text={row.studentName} lines={2} />),
  },
  { title: words.father, dataIndex: 'fatherName', minWidth: 96, lines: 2 },
];

const paymentColumns = ({ words, modes, statuses, applied }: ReceiptColumnsOptions): TableColumn<Receipt>[] => [
  {
    ...sorted(applied, 'paymentDate'),
    title: words.paymentDate,
    width: 92,
    card: 'line',
    render: (row) => <DateText date={row.paymentDate} />,
  },
  {
    key: 'mode',
    title: words.mode,
    width: 112,
    render: (row) => <PaymentMode mode={modes[row.paymentMode]} receipt={row} />,
  },
  {
    ...sorted(applied, 'amountPaid'),
    title: words.amount,
    width: 104,
    card: 'line',
    align: 'right',
    render: (row) => struck(row, <Money rupees={row.amountPaid} />),
  },
  {
    key: 'referenceDate',
    title: words.referenceDate,
    width: 144,
    render: ({ referenceNoDate: date }) => date !== null && <DateText date={date} />,
  },
  { title: words.referenceNo, dataIndex: 'referenceNo', width: 144 },
  { title: words.bank, dataIndex: 'bankName', width: 160 },
  {
    key: 'status',
    className: 'receipt-status',
    title: words.status,
    width: 100,
    card: 'tag',
    render: (row) => <StatusTag tone={TONES[statusOf(row)]} text={statuses[statusOf(row)]} />,
  },
  { title: words.comment, dataIndex: 'comments', width: 180 },
];

/** RECEIPT-05. */
export const receiptColumns = (options: ReceiptColumnsOptions): TableColumn<Receipt>[] => [
  ...studentColumns(options),
  ...paymentColumns(options),
  menuColumn(options.words.actions, (row) => (
    <RowMenu name={options.words.rowOf(row.receiptNo, row.studentName)} actions={rowActions(row, options)} />
  )),
];
