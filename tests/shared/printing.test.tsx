// A print is recorded, so that the next copy is a duplicate; a record that fails is tried again.
import { act, screen } from '@testing-library/react';
import type { ApiFailure } from '@/api/catalogue';
import { signedOut } from '@/api/credentials/events';
import { tokenRead } from '@/features/auth/authSlice';
import { usePrinting, type Printing } from '@/shared/feedback';
import { denied, lost, openPortal, renderIn } from './support/saving';

const NOT_RECORDED =
  'This copy could not be recorded. The next copy may be an original too, without the mark DUPLICATE.';

const enter = (portal: ReturnType<typeof openPortal>, userId: number) =>
  act(() => void portal.store.dispatch(tokenRead({ userId, userName: `user${userId}` })));

/** A screen whose records end as `replies` says, one after the other; undefined, and every later one, is a success. */
function openPrinting(replies: (ApiFailure | undefined)[] = [], portal = openPortal()) {
  const steps: string[] = [];
  const now: { print?: Printing; save?: Printing } = {};
  let hangs = false;
  const step = (text: string) => () => Promise.resolve(void steps.push(text));
  const options = {
    document: 'receipt' as const,
    mark: (id: number) => {
      steps.push(`record ${id}`);
      if (hangs) return new Promise<void>(() => undefined);
      const reply = replies.shift();
      return reply ? Promise.reject(reply) : Promise.resolve();
    },
    failed: 'Not printed',
  };
  function Host() {
    const print = usePrinting({ ...options, print: (id: number) => step(`print ${id}`)() });
    const save = usePrinting({ ...options, print: (id: number) => step(`save ${id}`)() });
    Object.assign(now, { print, save });
    return null;
  }
  const view = renderIn(portal, <Host />);
  const printing = (name: 'print' | 'save') => now[name] as Printing;
  const print = (id: number) => act(() => printing('print').print(id));
  return { steps, printing, print, portal, leave: view.unmount, hang: () => void (hangs = true) };
}

test('RECEIPT-25 a record without a response is tried again at once, without a message', async () => {
  const { steps, print } = openPrinting([lost]);
  expect(await print(7)).toBe(true);
  expect(steps).toEqual(['print 7', 'record 7', 'record 7']);
  expect(screen.queryByText(NOT_RECORDED)).toBeNull();
});

test('RECEIPT-25 a print that is not recorded is reported, and recorded before the next document, also on another screen', async () => {
  const first = openPrinting([lost, lost]);
  expect(await first.print(7)).toBe(true);
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_RECORDED);
  first.leave();
  const { steps, print } = openPrinting([], first.portal);
  await print(8);
  expect(first.steps).toEqual(['print 7', 'record 7', 'record 7', 'record 7']);
  expect(steps).toEqual(['print 8', 'record 8']);
});

test('RECEIPT-25 a print that is not recorded is recorded when the network is back', async () => {
  const { steps, print } = openPrinting([lost, lost]);
  await print(7);
  await screen.findByRole('alert');
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(steps).toEqual(['print 7', 'record 7', 'record 7', 'record 7']);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(steps).toHaveLength(4);
});

test('RECEIPT-25 a rejected record is reported and not tried again', async () => {
  const { steps, print } = openPrinting([denied]);
  await print(7);
  expect(await screen.findByRole('alert')).toHaveTextContent(NOT_RECORDED);
  await print(8);
  expect(steps).toEqual(['print 7', 'record 7', 'print 8', 'record 8']);
});

test('RECEIPT-25 after a recorded print, a later one that is not recorded is not reported: the next copy is a duplicate', async () => {
  const { steps, print } = openPrinting([undefined, lost, lost]);
  await print(7);
  await print(7);
  expect(steps).toEqual(['print 7', 'record 7', 'print 7', 'record 7', 'record 7']);
  expect(screen.queryByText(NOT_RECORDED)).toBeNull();
});

test('RECEIPT-25 the print of a user is not recorded by another user', async () => {
  const portal = openPortal();
  enter(portal, 1);
  const { steps, print } = openPrinting([lost, lost], portal);
  await print(7);
  act(() => void portal.store.dispatch(signedOut({ reason: 'asked' })));
  enter(portal, 2);
  await print(8);
  expect(steps).toEqual(['print 7', 'record 7', 'record 7', 'print 8', 'record 8']);
});

test('RECEIPT-25 of two copies that are requested together, the second document waits until the first copy is recorded', async () => {
  const { steps, printing } = openPrinting();
  await act(() => Promise.all([printing('save').print(7), printing('print').print(7)]));
  expect(steps).toEqual(['save 7', 'record 7', 'print 7', 'record 7']);
});

describe('a record without an end', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('another document is printed at once, the same one after three seconds, and a second click on one is ignored', async () => {
    const { steps, printing, hang } = openPrinting();
    hang();
    await act(() => printing('print').print(7));
    await act(() => printing('print').print(8));
    expect(steps).toEqual(['print 7', 'record 7', 'print 8', 'record 8']);
    let ended = false;
    act(
      () =>
        void printing('print')
          .print(7)
          .then(() => (ended = true)),
    );
    expect(await act(() => printing('print').print(7))).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(2_999));
    expect(steps).toHaveLength(4);
    await act(() => jest.advanceTimersByTimeAsync(3_001));
    expect([steps.slice(4), ended]).toEqual([['print 7', 'record 7'], true]);
  });
});
