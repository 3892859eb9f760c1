// The dialog that copies a class to other classes, as the tests read it.
import { fireEvent, within } from '@testing-library/react';
import { screen, waitFor } from '../../support/portal';

/** The rows of the dialog by class: its text, and whether its box is ticked and enabled. */
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

export const openCopies = async (button: string): Promise<void> => {
  const [first] = await screen.findAllByRole('button', { name: button });
  if (!first) throw new Error(`There is no button ${button}.`);
  first.focus();
  fireEvent.click(first);
  await screen.findByRole('dialog');
};

export const previewed = () => waitFor(() => expect(Object.keys(copyRows()).length).toBeGreaterThan(0));
export const pressLast = (name: string): void => {
  const buttons = screen.getAllByRole('button', { name });
  fireEvent.click(buttons[buttons.length - 1] as HTMLElement);
};
