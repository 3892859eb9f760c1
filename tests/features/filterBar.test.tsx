// The list screens show their filters in the shared filter bar.
import { within } from '@testing-library/react';
import { renderPortal, screen, waitForResponses } from '../support/portal';
import { resetProvider } from '../support/provider';

beforeAll(resetProvider);

test.each([
  '/students/list',
  '/students/tc-list',
  '/students/strike-off',
  '/receipts/management',
  '/receipts/confirm',
  '/certificates',
  '/reports/pending-fees',
  '/reports/discount-report',
])('TABLE-15 %s shows its filters in the shared bar with Search', async (at) => {
  await renderPortal({ at, as: 'admin' });
  const bar = within(await screen.findByRole('search'));
  await waitForResponses();
  expect(bar.getByRole('form', { name: 'Filters' })).toHaveClass('portal-filters');
  expect(bar.getByRole('button', { name: 'Search' })).toBeVisible();
});
