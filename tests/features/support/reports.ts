// The cells of a report on its screen.
import type { Report } from '../../provider/support/reports';

/** The texts that the screen shows for the cells of the provider. */
export const textsOf = ({ headers, content }: Report): string[][] =>
  content.map((row) =>
    row.map(({ columnValue }, at) => {
      if (columnValue === null) return '–';
      if (headers[at]?.kind !== 'MONEY' || typeof columnValue === 'string') return String(columnValue);
      return `₹${columnValue.toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;
    }),
  );

/** The texts of all cells of the table. */
export const shownCells = (): (string | null)[][] =>
  [...document.querySelectorAll('.portal-table tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
