// The list of receipts as the tests open and use it, on the day of the provider's clock.
import { fireEvent } from '@testing-library/react';
import { renderPortal, screen, settle, waitFor, type Rendered, type RenderOptions } from '../../support/portal';

export const RECEIPTS = '/receipts/management';
export const RECEIPT_LIST = 'POST /receipt/student/receipts?page=0&size=10&sort=receiptNo%2CDESC';
export const RECEIPT_EXPORT = 'POST /receipt/student/receipts/download';
export const TODAY = '2026-07-15';

/** What the portal sends when nothing was chosen: the month up to today, cancelled receipts too. */
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

/** The browser's calendar shows the provider's day; time goes on. */
export const onProvidersDay = () =>
  jest.useFakeTimers({
    now: Date.parse(`${TODAY}T06:00:00Z`),
    doNotFake: [
      ...([
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ] as const),
      ...(['requestIdleCallback', 'cancelIdleCallback', 'setImmediate', 'clearImmediate'] as const),
      ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
    ],
  });

export async function openReceipts(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await renderPortal({ at: RECEIPTS, as: 'clerk', ...options });
  await screen.findByLabelText('Student Code/Name');
  await settle();
  await waitFor(() => expect(document.querySelector('.portal-table[aria-busy="true"]')).toBeNull());
  return rendered;
}

export const box = (label: string): HTMLInputElement => screen.getByLabelText(label, { selector: 'input' });
export const type = (label: string, text: string): void =>
  void fireEvent.change(box(label), { target: { value: text } });

/** Types a day and leaves the field. */
export async function typeDate(label: string, text: string): Promise<void> {
  type(label, text);
  fireEvent.blur(box(label));
  await settle();
}
