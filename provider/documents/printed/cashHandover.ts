import { DENOMINATIONS, pieceField, valueOf, type Pieces } from '../../../common/cash.ts';
import { groupDigits } from '../../../common/digits.ts';
import { rupeesInWords } from '../../../common/moneyWords.ts';
import type { Block, Cell, Pair, PrintedDocument } from '../document.ts';
import { figures, showDay } from '../documentText.ts';
import {
  cancelledBlocks,
  count,
  nameOf,
  range,
  right,
  rupees,
  type Cancelled,
  type Mode,
  type Sum,
} from './dayCloseParts.ts';
import { handoverWords as words } from './handover.words.ts';
import { dayCloseWords, feeWords } from './printed.words.ts';
import { letterheadOf, type DocumentSchool } from './school.ts';

interface Counted {
  pieces: Pieces;
  /** paise */
  otherCoins: number;
  /** paise, of all notes and coins */
  amount: number;
  remarks: string | null;
  /** as shown */
  countedAt: string;
  countedBy: string | null;
}

export interface CashHandoverData {
  school: DocumentSchool;
  /** yyyy-MM-dd */
  date: string;
  /** time of the computation, as shown */
  asOf: string;
  cashier: string | null;
  /** null: the page has blank cells to fill by hand */
  counted: Counted | null;
  total: Sum;
  modes: readonly { mode: Mode; total: Sum }[];
  cancelled: readonly Cancelled[];
  /** created earlier, cancelled on this day */
  earlierCancelled: readonly Cancelled[];
}

const cashOf = ({ modes }: CashHandoverData): number => modes.find(({ mode }) => mode === 'CASH')?.total.amount ?? 0;

function headPairs({ cashier, total, modes, counted }: CashHandoverData): Block {
  const countedAt = counted ? words.countedAt(counted.countedAt, nameOf(counted.countedBy)) : words.notCounted;
  return {
    kind: 'pairs',
    across: 2,
    pairs: [
      { label: dayCloseWords.cashier, value: nameOf(cashier) },
      { label: dayCloseWords.numbers, value: `${range(total)} (${count(total)})` },
      ...modes.map(({ mode, total: sum }): Pair => ({
        label: dayCloseWords.modes[mode],
        value: words.ofMode(sum.receipts, figures(rupees(sum))),
      })),
      { label: words.counted, value: countedAt, wide: true },
    ],
  };
}

function pieceTable({ counted }: CashHandoverData): Block {
  const cells = (label: string, pieces: string, paise: number): Cell[] => [label, pieces, { paise }];
  const rows = DENOMINATIONS.map((denomination): Cell[] => {
    const label = words.rupeesOf(denomination);
    if (!counted) return [label, '', ''];
    const pieces = counted.pieces[pieceField(denomination)];
    return cells(label, groupDigits(pieces), valueOf(denomination, pieces));
  });
  return {
    kind: 'table',
    columns: [{ title: words.piece, weight: 4 }, right(words.number, 3), right(feeWords.amount, 4)],
    rows: [...rows, counted ? cells(words.otherCoins, '', counted.otherCoins) : [words.otherCoins, '', '']],
    totals: [[words.cashCounted, '', counted ? { paise: counted.amount } : '']],
    ...(counted ? { boxed: true } : { ruled: true }),
  };
}

function differenceLabel(paise: number): string {
  if (paise === 0) return words.equal;
  return paise > 0 ? words.more : words.less;
}

/** Counted cash in words, and its difference from the cash of the receipts; only the cash of the receipts without a count. */
function comparison(data: CashHandoverData): Block[] {
  const cash = cashOf(data);
  if (!data.counted)
    return [{ kind: 'amount', label: words.cash, amount: { paise: cash }, words: rupeesInWords(cash) }];
  const { amount, remarks } = data.counted;
  const difference = amount - cash;
  return [
    { kind: 'amount', label: words.cashCounted, amount: { paise: amount }, words: rupeesInWords(amount) },
    {
      kind: 'table',
      columns: [{ title: '', weight: 7 }, right(feeWords.amount, 4)],
      rows: [
        [words.cashCounted, { paise: amount }],
        [words.cash, { paise: cash }],
      ],
      totals: [[differenceLabel(difference), { paise: difference }]],
    },
    ...(remarks === null ? [] : [{ kind: 'paragraph', text: `${words.remarks}: ${remarks}` } as const]),
  ];
}

/** The page with which a cashier hands over the drawer: counted cash, difference, cancelled numbers and two signatures. */
export function cashHandoverDocument(data: CashHandoverData): PrintedDocument {
  const day = showDay(data.date);
  // The letter number is only for documents that leave the school.
  const { number: _number, ...letterhead } = letterheadOf(data.school);
  return {
    title: words.file(day),
    layout: 'portrait',
    onePage: true,
    letterhead,
    blocks: [
      { kind: 'title', text: words.title(day), note: words.asOf(data.asOf) },
      headPairs(data),
      pieceTable(data),
      ...comparison(data),
      ...cancelledBlocks(data.cancelled, dayCloseWords.cancelled, 'cancelledOn'),
      ...cancelledBlocks(data.earlierCancelled, dayCloseWords.earlierCancelled, 'madeOn'),
      {
        kind: 'signatures',
        tall: true,
        lines: [{ name: nameOf(data.cashier), caption: words.handedOver }, { caption: words.received }],
      },
    ],
  };
}
