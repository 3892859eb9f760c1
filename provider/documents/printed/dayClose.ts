import { addPaise } from '../../../common/money.ts';
import { rupeesInWords } from '../../../common/moneyWords.ts';
import { VALUES } from '../../contract/generated/labels.gen.ts';
import type { Amount, Block, Cell, PrintedDocument, DocumentColumn } from '../document.ts';
import { figures, showDay } from '../documentText.ts';
import {
  cancelledBlocks,
  count,
  nameOf,
  range,
  right,
  rupees,
  type Cancelled,
  type Count,
  type Mode,
  type Sum,
} from './dayCloseParts.ts';
import { dayCloseWords as words, feeWords } from './printed.words.ts';
import { letterheadOf, type DocumentSchool } from './school.ts';

export interface DayCloseData {
  school: DocumentSchool;
  /** yyyy-MM-dd */
  date: string;
  /** time of the computation, as shown */
  asOf: string;
  total: Sum;
  modes: readonly { mode: Mode; total: Sum; pending: Count }[];
  types: readonly { type: keyof typeof words.types; total: Sum }[];
  cashiers: readonly { cashier: string | null; total: Sum; modes: Readonly<Record<Mode, Sum>> }[];
  /** receipts of the total with another payment date */
  otherDate: Count;
  cancelled: readonly Cancelled[];
  /** created earlier, cancelled on this day */
  earlierCancelled: readonly Cancelled[];
}

const sumCells = (label: string, sum: Sum): Cell[] => [label, range(sum), count(sum)];
const SUM_COLUMNS: readonly DocumentColumn[] = [{ title: words.numbers, weight: 3.2 }, right(words.receipts, 2.4)];

const byMode = ({ modes }: DayCloseData, mode: Mode): Amount => {
  const found = modes.find((one) => one.mode === mode);
  return { paise: found?.total.amount ?? 0 };
};

const cashierTable = (data: DayCloseData): Block => ({
  kind: 'table',
  columns: [
    { title: words.cashier, weight: 4 },
    ...SUM_COLUMNS,
    right(words.rupees(words.modes.CASH), 3),
    right(words.rupees(words.modes.CHEQUE), 3),
    right(words.rupees(words.modes.ONLINE), 3),
    right(words.rupees(feeWords.total), 3.4),
  ],
  rows: data.cashiers.map(({ cashier, total, modes: { CASH, CHEQUE, ONLINE } }) => [
    ...sumCells(nameOf(cashier), total),
    ...[CASH, CHEQUE, ONLINE, total].map(rupees),
  ]),
  totals: [
    [
      ...sumCells(feeWords.total, data.total),
      ...VALUES.PaymentMode.map((mode) => byMode(data, mode)),
      rupees(data.total),
    ],
  ],
});

const modeTable = ({ modes, total }: DayCloseData): Block => ({
  kind: 'table',
  columns: [{ title: words.mode, weight: 4 }, ...SUM_COLUMNS, right(words.pending, 9), right(feeWords.amount, 3.4)],
  rows: modes.map(({ mode, total: sum, pending }) => [
    ...sumCells(words.modes[mode], sum),
    rupees(pending),
    rupees(sum),
  ]),
  totals: [
    [
      ...sumCells(feeWords.total, total),
      { paise: addPaise(...modes.map(({ pending }) => pending.amount)) },
      rupees(total),
    ],
  ],
});

const typeTable = ({ types, total }: DayCloseData): Block => ({
  kind: 'table',
  columns: [{ title: words.type, weight: 4 }, ...SUM_COLUMNS, right(feeWords.amount, 12.4)],
  rows: types
    .filter(({ total: sum }) => sum.receipts > 0)
    .map(({ type, total: sum }) => [...sumCells(words.types[type], sum), rupees(sum)]),
  totals: [[...sumCells(feeWords.total, total), rupees(total)]],
});

/** Number of signature lines in a row. */
const ABREAST = 3;

/** A signature line for each cashier who received cash; one blank line without one. */
function signatureBlocks({ cashiers }: DayCloseData): Block[] {
  const signing = cashiers
    .filter(({ modes: { CASH } }) => CASH.receipts > 0)
    .map(({ cashier, modes: { CASH } }) => ({
      name: nameOf(cashier),
      caption: words.handsOver(figures(rupees(CASH))),
    }));
  const lines = signing.length > 0 ? signing : [{ caption: words.cashier }];
  const office = [{ caption: words.receivedBy }, { caption: words.head }];
  if (lines.length + office.length <= ABREAST) return [{ kind: 'signatures', lines: [...lines, ...office] }];
  const rows: Block[] = [];
  for (let at = 0; at < lines.length; at += ABREAST)
    rows.push({ kind: 'signatures', lines: lines.slice(at, at + ABREAST) });
  return [...rows, { kind: 'signatures', lines: office }];
}

function takenBlocks(data: DayCloseData): Block[] {
  const { total, otherDate } = data;
  if (total.receipts === 0) return [{ kind: 'paragraph', text: words.none }];
  const cash = byMode(data, 'CASH');
  return [
    cashierTable(data),
    { kind: 'amount', label: words.handOver, amount: cash, words: rupeesInWords(cash.paise) },
    { kind: 'amount', label: words.taken, amount: rupees(total), words: rupeesInWords(total.amount) },
    modeTable(data),
    typeTable(data),
    ...(otherDate.receipts > 0
      ? [{ kind: 'paragraph', text: words.otherDate(otherDate.receipts, figures(rupees(otherDate))) } as const]
      : []),
  ];
}

/** The day close to be counted and signed; cancelled receipts are listed below and are in no sum. */
export function dayCloseDocument(data: DayCloseData): PrintedDocument {
  const { school, date, asOf } = data;
  const day = showDay(date);
  // The letter number is only for documents that leave the school.
  const { number: _number, ...letterhead } = letterheadOf(school);
  return {
    title: words.file(day),
    layout: 'portrait',
    letterhead,
    blocks: [
      { kind: 'title', text: words.title(day), note: words.madeThatDay(asOf) },
      ...takenBlocks(data),
      ...cancelledBlocks(data.cancelled, words.cancelled, 'cancelledOn'),
      ...cancelledBlocks(data.earlierCancelled, words.earlierCancelled, 'madeOn'),
      ...signatureBlocks(data),
    ],
  };
}
