// The cells of a report on its screen, and its classes.
import { fireEvent } from '@testing-library/react';
import type { Report } from '../../provider/support/reports';
import { screen, waitForResponses } from '../../support/portal';

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

/** Opens the multi-select of the classes and clicks its options in turn. */
export async function clickClasses(...names: string[]): Promise<void> {
  fireEvent.mouseDown(screen.getByLabelText('Classes', { selector: 'input' }));
  for (const name of names)
    fireEvent.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
  await waitForResponses();
}

/** The chosen classes as the field shows them. */
export const classChips = (): (string | null)[] =>
  [...document.querySelectorAll('.report-classes .ant-select-selection-item')].map(({ textContent }) => textContent);
