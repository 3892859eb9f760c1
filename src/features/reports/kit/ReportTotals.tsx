import type { ReportResult } from '@/api/reports';
import { Money, useScrollArea } from '@/shared/ui';
import { useWords } from '@/shared/words';
import { groupDigits } from '@common/digits';
import { reportWords } from './reportWords';

/** The sums of all pages, below the table; on a phone one line that scrolls. */
export function ReportTotals({ result: { headers, totals = [] } }: { readonly result: ReportResult }) {
  const words = useWords(reportWords);
  const { area, scrolls } = useScrollArea();
  const sums = headers.flatMap(({ columnValue: title, kind }, at) => {
    const sum = totals[at]?.columnValue;
    return typeof sum === 'number' ? [{ title, kind, sum }] : [];
  });
  if (sums.length === 0) return null;
  return (
    // One region: the line if it scrolls, otherwise the card around it.
    <section className="portal-card" {...(!scrolls && { 'aria-label': words.total })}>
      <div
        ref={area}
        className="report-totals-scroll"
        {...(scrolls && { role: 'region', 'aria-label': words.total, tabIndex: 0 })}
      >
        <dl className="report-totals">
          {sums.map(({ title, kind, sum }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{kind === 'MONEY' ? <Money rupees={sum} /> : groupDigits(sum)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
