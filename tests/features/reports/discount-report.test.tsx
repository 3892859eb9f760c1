// The discount report: its two choices, in the request and in the address.
import { fireEvent } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { renderPortal, screen } from '../../support/portal';
import { recordCalls } from '../../support/faults';
import { waitForTable } from '../../support/screen';

beforeEach(resetProvider);

const DISCOUNT_LIST = 'POST /reports/student-fee?page=0&size=10';

test('REPORT-02 REPORT-05 the discount report sends its two choices', async () => {
  const { fault, bodies } = recordCalls(DISCOUNT_LIST);
  await renderPortal({ at: '/reports/discount-report', as: 'admin', fault });
  await screen.findByLabelText('Session', { selector: 'input' });
  await waitForTable();
  expect(screen.getByRole('heading', { level: 1, name: 'Student Discount/Admission Fee Report' })).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Admission Fee Applicable Students' }));
  await waitForTable();
  expect(bodies.map((body) => body as Record<string, unknown>)).toEqual([
    expect.objectContaining({ includeDiscountedStudents: true, includeAdmissionFeeApplicableStudents: true }),
    expect.objectContaining({ includeDiscountedStudents: true, includeAdmissionFeeApplicableStudents: false }),
  ]);
  expect(window.location.hash).toBe('#admission=false');
});
