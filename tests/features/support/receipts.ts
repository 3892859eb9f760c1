// The list of receipts, on the day of the provider's clock.
import { renderPortal, screen, type Rendered, type RenderOptions } from '../../support/portal';
import { waitForLoaded } from '../../support/screen';

export const RECEIPTS = '/receipts/management';
export const RECEIPT_LIST = 'POST /receipt/student/receipts?page=0&size=10&sort=receiptNo%2CDESC';
export const RECEIPT_EXPORT = 'POST /receipt/student/receipts/download';
export const TODAY = '2026-07-15';

/** The request of the list without filters: the month up to today, cancelled receipts too. */
export const RECEIPT_PLAIN = {
  schoolId: 1,
  classId: -1,
  searchText: '',
  studentSearchText: '',
  startDate: '2026-07-01',
  endDate: TODAY,
  includeDeleted: true,
  onlyDeleted: false,
};

export async function openReceipts(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: RECEIPTS, as: 'clerk', ...options });
  await screen.findByLabelText('Student Code/Name');
  await waitForLoaded();
  return rendered;
}
