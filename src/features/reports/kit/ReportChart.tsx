import type { ReportResult } from '@/api/reports';
import { BarChart } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { showRupees } from '@common/money';
import { reportWords } from './reportWords';

/** The keys of columns whose rows are a course of time. */
const TIMES = ['day', 'month'];

interface ReportChartProps {
  readonly result: ReportResult;
  readonly title: string;
}

/** The chart of all rows, where the report has one. */
export function ReportChart({ result: { chart = [], chartKind, headers }, title }: ReportChartProps) {
  const words = useWords(reportWords);
  if (chart.length === 0) return null;
  const isTime = TIMES.includes(headers[0]?.key ?? '');
  return (
    <section className="portal-card report-chart" aria-label={words.chart(title)}>
      <BarChart
        title={title}
        bars={chart}
        layout={isTime ? 'columns' : 'rows'}
        format={chartKind === 'MONEY' ? showRupees : groupDigits}
      />
    </section>
  );
}
