import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import type { CashCount, DayClose } from '@/api/receipts';
import { useHolds, useSignedInUser } from '@/shared/access';
import { useReopen } from '@/shared/drafts';
import { showInstant } from '@/shared/lib/dates';
import { Money, useDialog } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { addPaise, fromPaise, toPaise } from '@common/money';
import { cashWords } from '../cashWords';
import { receiptWords } from '../words';
import { CountDialog } from './CountDialog';
import { COUNT_DRAFT, draftOf, drawersOf, type Drawer } from './countForm';
import { DayTable } from './DayTable';
import { useHandover } from './useDayDocument';

interface DrawersProps {
  readonly day: DayClose;
  /** only the drawer of the user is shown */
  readonly mine: boolean;
}

const sumOf = (rupees: readonly number[]): number => fromPaise(addPaise(...rupees.map(toPaise)));

/** The counted cash of each cashier beside the cash of the receipts, with the hand-over to print. */
export function Drawers({ day, mine }: DrawersProps) {
  const words = useWords(cashWords);
  const { platformUser } = useWords(receiptWords);
  const mayCount = useMayCount();
  const dialog = useDialog<Drawer>();
  const drawers = drawersOf(day, platformUser);
  useReopen(COUNT_DRAFT, (rest) => {
    const found = drawers.find((drawer) => draftOf(drawer) === `${COUNT_DRAFT}${rest}`);
    if (found) dialog.show(found);
    return found !== undefined;
  });
  if (drawers.length === 0) return null;
  const { target } = dialog;
  return (
    <>
      <DayTable
        title={words.drawers}
        kind="drawers"
        extra={<Handover day={day} mine={mine} />}
        headings={[words.cashier, words.cash, words.counted, words.difference, words.countedBy, words.actions]}
        figures={0}
        rows={drawers.map((drawer) => ({
          key: drawer.cashierId,
          cells: [
            drawer.cashier,
            <Money key="cash" rupees={drawer.cash} />,
            ...countCells(drawer.count, words, platformUser),
            mayCount(drawer) ? <CountButton key="count" drawer={drawer} onCount={dialog.show} /> : '',
          ],
        }))}
        total={[words.total, ...totalCells(drawers), '', '']}
      />
      {target && <CountDialog key={dialog.opening} open={dialog.open} drawer={target} onClose={dialog.close} />}
    </>
  );
}

/** Each user counts the own drawer; users who may confirm receipts, which includes receiving the cash, count any drawer. */
function useMayCount(): (drawer: Drawer) => boolean {
  const user = useSignedInUser();
  const holds = useHolds();
  return ({ cashierId }) => holds('CONFIRM_FEE_RECEIPT') || user?.userId === String(cashierId);
}

function countCells(count: CashCount | undefined, words: (typeof cashWords)['en'], platformUser: string) {
  if (!count) return [words.notCounted, words.none, words.none];
  const { amount, difference, countedBy, countedAt } = count;
  return [
    <Money key="counted" rupees={amount} />,
    <Difference key="difference" rupees={difference} />,
    words.countedAt(countedBy ?? platformUser, showInstant(countedAt)),
  ];
}

/** Counted and difference only of all drawers, because a sum without one of them would look like missing cash. */
function totalCells(drawers: readonly Drawer[]) {
  const counts = drawers.flatMap(({ count }) => (count ? [count] : []));
  const whole = counts.length === drawers.length;
  const sums = [counts.map(({ amount }) => amount), counts.map(({ difference }) => difference)] as const;
  return [
    <Money key="cash" rupees={sumOf(drawers.map(({ cash }) => cash))} />,
    whole ? <Money key="counted" rupees={sumOf(sums[0])} /> : '',
    whole ? <Difference key="difference" rupees={sumOf(sums[1])} /> : '',
  ];
}

const Difference = ({ rupees }: { readonly rupees: number }) => (
  <span className="cash-difference" data-kind={rupees === 0 ? 'equal' : 'other'}>
    <Money rupees={rupees} />
  </span>
);

interface CountButtonProps {
  readonly drawer: Drawer;
  readonly onCount: (drawer: Drawer) => void;
}

function CountButton({ drawer, onCount }: CountButtonProps) {
  const words = useWords(cashWords);
  const [label, name] = drawer.count
    ? [words.recount, words.recountOf(drawer.cashier)]
    : [words.count, words.countOf(drawer.cashier)];
  return (
    <Button size="small" aria-label={name} onClick={() => onCount(drawer)}>
      {label}
    </Button>
  );
}

function Handover({ day, mine }: DrawersProps) {
  const words = useWords(cashWords);
  const handover = useHandover(mine);
  return (
    <Space wrap>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        disabled={handover.busy === 'print'}
        loading={handover.busy === 'save'}
        onClick={() => handover.save(day)}
      >
        {words.handoverPdf}
      </Button>
      <Button
        icon={<PrinterOutlined aria-hidden />}
        disabled={handover.busy === 'save'}
        loading={handover.busy === 'print'}
        onClick={() => handover.print(day)}
      >
        {words.handover}
      </Button>
    </Space>
  );
}
