import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Dashboard } from '@/api/reports';
import { showMonth } from '@/shared/lib/calendar';
import type { useListLink } from '@/shared/lists';
import { paths } from '@/shared/navigation';
import { BarChart, BarTable, Money, uiWords } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { addDays, addMonths } from '@common/calendar';
import { showRupees } from '@common/money';
import { figuresWords } from './figuresWords';

interface MonthChartProps {
  readonly months: NonNullable<Dashboard['collection']>['months'];
  readonly sessionId: number;
  readonly linkTo: ReturnType<typeof useListLink>;
}

const LETTERS = 3;

/** The payments of each month as a chart, or as a table with links to the receipts. */
export function MonthChart({ months, sessionId, linkTo }: MonthChartProps) {
  const words = useWords(figuresWords);
  const { locale } = useWords(uiWords);
  const [isTable, setTable] = useState(false);
  const receiptsOf = (first: string) =>
    linkTo(paths.receipts, {
      ...{ sessionId, receiptType: 'FEE' },
      ...{ startDate: first, endDate: addDays(addMonths(first, 1), -1) },
    });
  const rows = months.map(({ month, amount }) => {
    const first = `${month}-01`;
    return { first, name: showMonth(first, locale), amount };
  });
  return (
    <div className="figure-chart">
      {isTable ? (
        <BarTable
          title={words.byMonth}
          heading={words.month}
          headings={[words.amount]}
          rows={rows.map(({ first, name, amount }) => ({
            key: first,
            label: (
              <Link to={receiptsOf(first)} aria-label={words.receiptsOf(name)}>
                {name}
              </Link>
            ),
            parts: [amount],
            cells: [<Money key="amount" rupees={amount} />],
          }))}
        />
      ) : (
        <BarChart
          title={words.byMonth}
          layout="columns"
          format={showRupees}
          bars={rows.map(({ name, amount }) => ({ label: name.slice(0, LETTERS), name, value: amount }))}
        />
      )}
      <Button size="small" onClick={() => setTable(!isTable)}>
        {isTable ? words.showChart : words.showTable}
      </Button>
    </div>
  );
}
