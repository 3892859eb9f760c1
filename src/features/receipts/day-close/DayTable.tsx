import { useId, type ReactNode } from 'react';
import { useScrollArea } from '@/shared/ui';

interface DayTableProps {
  readonly title: string;
  readonly headings: readonly string[];
  /** number of columns at the end with amounts or counts */
  readonly figures: number;
  /** each row's key and its cells; the first cell names the row */
  readonly rows: readonly { readonly key: number | string; readonly cells: readonly ReactNode[] }[];
  /** its first cell extends over the cells that are null */
  readonly total: readonly ReactNode[];
  readonly kind: string;
  /** buttons beside the title */
  readonly extra?: ReactNode;
}

/** A table of the day, with its sum below; scrolls sideways on narrow screens, also by keyboard. */
export function DayTable({ title, headings, figures, rows, total, kind, extra }: DayTableProps) {
  const id = useId();
  const { area, scrolls } = useScrollArea();
  const figure = (at: number) => (at >= headings.length - figures ? 'day-close-figure' : undefined);
  const cellsOf = (cells: readonly ReactNode[]) =>
    cells.map((cell, at) =>
      at === 0 ? (
        <th key={headings[at]} scope="row" colSpan={1 + cells.filter((one) => one === null).length}>
          {cell}
        </th>
      ) : (
        cell !== null && (
          <td key={headings[at]} className={figure(at)} data-label={headings[at]}>
            {cell}
          </td>
        )
      ),
    );
  return (
    <div className="portal-card day-close-part">
      <div className="day-close-head">
        <h2 id={id}>{title}</h2>
        {extra}
      </div>
      <div
        ref={area}
        className="day-close-scroll"
        {...(scrolls ? { role: 'region', 'aria-labelledby': id, tabIndex: 0 } : {})}
      >
        <table className="day-close-table" data-kind={kind} aria-labelledby={id}>
          <thead>
            <tr>
              {headings.map((heading, at) => (
                <th key={heading} scope="col" className={figure(at)}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>{cellsOf(cells)}</tr>
            ))}
          </tbody>
          <tfoot>
            <tr>{cellsOf(total)}</tr>
          </tfoot>
        </table>
      </div>
    </div>
  );
}
