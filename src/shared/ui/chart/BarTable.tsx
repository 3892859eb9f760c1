import type { ReactNode } from 'react';
import { shareOf } from './bars';

export interface BarTableRow {
  readonly key: number | string;
  /** names the row; may be a link */
  readonly label: ReactNode;
  /** the parts of the bar, not negative */
  readonly parts: readonly number[];
  readonly cells: readonly ReactNode[];
}

interface BarTableProps {
  readonly title: string;
  /** of the labels */
  readonly heading: string;
  /** of the cells; with several parts, the first ones name the parts of the bars */
  readonly headings: readonly string[];
  readonly rows: readonly BarTableRow[];
  /** the value of a full bar; the largest row without it */
  readonly most?: number;
  /** the cells of the last row, the label first */
  readonly total?: readonly ReactNode[];
}

const HEIGHT = 12;
const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

/** A table whose rows have bars: the chart and its alternative are one, so that no switch between them is necessary. */
export function BarTable({ title, heading, headings, rows, most, total }: BarTableProps) {
  const share = shareOf([...rows.map(({ parts }) => ({ label: '', value: sum(parts) })), ...fullBar(most)]);
  const series = rows[0]?.parts.length ?? 0;
  return (
    <table className="portal-bars">
      <caption className="portal-visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <td />
          {headings.map((name, at) => (
            <th key={name} scope="col">
              {series > 1 && at < series && <i className={`portal-bars-key portal-bars-part${at}`} aria-hidden />}
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, parts, cells }) => (
          <tr key={key}>
            <th scope="row">
              <span className="portal-bars-label">{label}</span>
            </th>
            <td className="portal-bars-bar" aria-hidden>
              <PartsBar parts={parts} share={share} />
            </td>
            {cells.map((cell, at) => (
              <td key={headings[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{total[0]}</th>
            <td />
            {total.slice(1).map((cell, at) => (
              <td key={headings[at]}>{cell}</td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

const fullBar = (most: number | undefined) => (most === undefined ? [] : [{ label: '', value: most }]);

function PartsBar({ parts, share }: { readonly parts: readonly number[]; readonly share: (value: number) => number }) {
  return (
    <svg width="100%" height={HEIGHT}>
      {parts.map((part, at) => (
        <rect
          key={at}
          className={`portal-bars-part${at}`}
          x={`${share(sum(parts.slice(0, at))) * 100}%`}
          width={`${share(part) * 100}%`}
          height={HEIGHT}
        />
      ))}
    </svg>
  );
}
