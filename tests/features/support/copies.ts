// The dialog that copies a class to other classes, as the tests read it.
import { fireEvent, within } from '@testing-library/react';
import { screen, waitFor } from '../../support/portal';

/** The rows of the dialog by class: text and checkbox. */
export function copyRows(): Record<string, { text: string; box: HTMLInputElement | null }> {
  const rows = within(screen.getByRole('region', { name: 'Classes' }))
    .getAllByRole('row')
    .slice(1);
  return Object.fromEntries(
    rows.map((row) => {
      const text = row.querySelector('td')?.textContent?.trim() ?? '';
      return [row.querySelector('th')?.textContent ?? '', { text, box: within(row).queryByRole('checkbox') }];
    }),
  );
}

export const openCopyDialog = async (button: string): Promise<void> => {
  const [first] = await screen.findAllByRole('button', { name: button });
  if (!first) throw new Error(`No button is named ${button}.`);
  first.focus();
  fireEvent.click(first);
  await screen.findByRole('dialog');
};

export const waitForCopyRows = () => waitFor(() => expect(Object.keys(copyRows()).length).toBeGreaterThan(0));
