import { useWords } from '../../words';
import { uiWords } from '../words';
import type { BarsProps } from './bars';
import { ColumnBars } from './ColumnBars';
import { RowBars } from './RowBars';

interface BarChartProps extends BarsProps {
  /** columns: a time series, with the value of one bar at a time; rows: a list with all values */
  readonly layout: 'columns' | 'rows';
}

/** With more bars the labels cannot be read. */
const MOST_BARS = 40;

/** Values as bars. The table with the same values is the alternative for screen readers, so the bars are hidden from them. */
export function BarChart({ title, bars, layout, format }: BarChartProps) {
  const words = useWords(uiWords);
  if (bars.length > MOST_BARS) return <p className="portal-chart-note">{words.tooManyBars(MOST_BARS)}</p>;
  const Bars = layout === 'columns' ? ColumnBars : RowBars;
  return <Bars title={title} bars={bars} format={format} />;
}
