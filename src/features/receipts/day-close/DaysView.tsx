import { Button } from 'antd';
import type { DayCloseDay, DayCloseList } from '@/api/receipts';
import { showDate, showInstant } from '@/shared/lib/dates';
import { BarChart, EmptyState, Money } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { weekdayOf } from '@common/calendar';
import { groupDigits } from '@common/digits';
import { addPaise, fromPaise, showRupees, toPaise } from '@common/money';
import { dayCloseWords } from '../dayCloseWords';
import { paymentModeWords } from '../words';
import { DayTable } from './DayTable';

interface DaysViewProps {
  readonly days: DayCloseList;
  readonly onOpen: (date: string) => void;
}

const SUMS = ['cash', 'cheque', 'online', 'total'] as const;

const sumOf = (days: readonly DayCloseDay[], name: (typeof SUMS)[number]): number =>
  fromPaise(addPaise(...days.map((day) => toPaise(day[name].amount))));

const countOf = (days: readonly DayCloseDay[], name: 'total' | 'cancelled'): string =>
  groupDigits(days.reduce((sum, day) => sum + day[name].receipts, 0));

/** The days of a week or a month as a chart and as a table, from which a day is opened. */
export function DaysView({ days: { days, asOf }, onOpen }: DaysViewProps) {
  const words = useWords(dayCloseWords);
  const names = useWords(paymentModeWords);
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  const title = words.collectedFrom(showDate(first), showDate(last));
  if (days.every(({ total, cancelled }) => total.receipts + cancelled.receipts === 0))
    return (
      <div className="portal-card">
        <EmptyState text={words.emptyDays(showDate(first), showDate(last))} />
      </div>
    );
  const cellsOf = (some: readonly DayCloseDay[]) => [
    countOf(some, 'total'),
    ...SUMS.map((name) => <Money key={name} rupees={sumOf(some, name)} />),
    countOf(some, 'cancelled'),
  ];
  return (
    <div className="day-close">
      <section className="portal-card" aria-label={title}>
        <BarChart
          title={`${title} (${words.asOf(showInstant(asOf))})`}
          bars={days.map(({ date, total }) => ({ label: words.shortDay(showDate(date)), value: total.amount }))}
          layout="columns"
          format={showRupees}
        />
      </section>
      <DayTable
        title={words.byDay}
        kind="days"
        headings={[words.day, words.count, names.CASH, names.CHEQUE, names.ONLINE, words.total, words.cancelledCount]}
        figures={6}
        rows={days.map((day) => ({
          key: day.date,
          cells: [<DayLink key="day" date={day.date} onOpen={onOpen} />, ...cellsOf([day])],
        }))}
        total={[words.total, ...cellsOf(days)]}
      />
    </div>
  );
}

function DayLink({ date, onOpen }: { readonly date: string; readonly onOpen: (date: string) => void }) {
  const words = useWords(dayCloseWords);
  return (
    <Button type="link" className="day-close-open" onClick={() => onOpen(date)}>
      {words.dayWithWeekday(showDate(date), weekdayOf(date))}
    </Button>
  );
}
