// The filters of a list after another school was chosen, and of an address with a session that the school does not offer.
import { resetProvider } from '../support/provider';
import { renderPortal, screen, waitFor } from '../support/portal';
import { recordCalls } from '../support/faults';
import {
  chooseOption,
  clickButton,
  navigateTo,
  queryDatabase,
  selectedText,
  waitForLoaded,
  waitForTable,
} from '../support/screen';
import { openReceipts, RECEIPT_LIST } from './support/receipts';
import { NALANDA, NEXT, PAST, RUNNING, SARASWATI } from './support/students';

beforeEach(resetProvider);

/** Lists of one session with the session that is preselected. */
const LISTS = [
  ['/students/list', RUNNING],
  ['/students/tc-list', RUNNING],
  ['/receipts/confirm', RUNNING],
  ['/reports/pending-fees', RUNNING],
  ['/classes/fees', NEXT],
] as const;

test.each(LISTS)('on %s a return to a school within a minute preselects its session again', async (at, session) => {
  await renderPortal({ at, as: 'platform' });
  await screen.findByLabelText('Session');
  for (const school of [SARASWATI, NALANDA, SARASWATI]) {
    await chooseOption('School', school);
    await waitForLoaded();
    await waitFor(() => expect(selectedText('Session')).toBe(session));
  }
  expect(window.location.hash).toBe('#schoolId=1');
});

test.each([
  ...LISTS.filter(([at]) => at !== '/classes/fees').map(([at, session]) => [`${at}#sessionId=999999`, session]),
  ['/students/list#sessionId=1', RUNNING],
])('at %s a session that is unknown or disabled counts as not chosen', async (at, session) => {
  await queryDatabase('UPDATE sessions SET disabled = true WHERE id = 1');
  await renderPortal({ at, as: 'admin' });
  await screen.findByLabelText('Session');
  await waitForLoaded();
  await waitFor(() => expect(selectedText('Session')).toBe(session));
  expect(window.location.hash).toBe('');
});

test('the fee grid asks for a session where that of an old address is disabled, and opens no other one', async () => {
  await queryDatabase('UPDATE sessions SET disabled = true WHERE id = 1');
  await renderPortal({ at: '/classes/fees#sessionId=1', as: 'admin' });
  await screen.findByLabelText('Session');
  await waitForLoaded();
  await waitFor(() => expect(selectedText('Session')).toBe('Choose a session'));
  expect(screen.queryByRole('grid')).toBeNull();
});

test('Back to an entry of a list shows its filters, not those of a later visit', async () => {
  const rendered = await openReceipts({ at: '/receipts/management#receiptType=FEE' });
  await chooseOption('Status', 'Pending');
  await waitForTable();
  const first = window.location.hash;
  await navigateTo(rendered, '/profile');
  await navigateTo(rendered, '/receipts/management');
  await chooseOption('Status', 'Confirmed');
  await waitForTable();
  for (const path of ['/profile', '/receipts/management']) {
    await navigateTo(rendered, -1);
    await waitFor(() => expect(rendered.path()).toBe(path));
  }
  await waitFor(() => expect(selectedText('Status')).toBe('Pending'));
  expect(window.location.hash).toBe(first);
});

describe('with a session and a class of receipts', () => {
  /** Both schools' look-ups are loaded. */
  async function openBoth() {
    const { bodies, fault } = recordCalls(RECEIPT_LIST);
    await openReceipts({ as: 'platform', fault, shell: true });
    await chooseOption('School', NALANDA);
    clickButton('More filters');
    await waitForLoaded();
    await chooseOption('School', SARASWATI);
    await waitForLoaded();
    await chooseOption('Session', PAST);
    await chooseOption('Class', 'LKG');
    await waitForTable();
    expect(bodies.at(-1)).toMatchObject({ schoolId: 1, sessionId: 1, classId: 2 });
    return bodies;
  }

  test.each(['School', 'School for all screens'])(
    'another school in the field %s shows all its receipts',
    async (field) => {
      const bodies = await openBoth();
      await chooseOption(field, NALANDA);
      await waitForTable();
      await waitFor(() =>
        expect(['School', 'Session', 'Class'].map((label) => selectedText(label))).toEqual([NALANDA, 'All', 'All']),
      );
      expect(selectedText('School for all screens')).toBe(NALANDA);
      expect(bodies.at(-1)).toMatchObject({ schoolId: 2, classId: -1 });
      expect(bodies.at(-1)).not.toHaveProperty('sessionId');
    },
  );
});
