// Fee reminders: the filters, the slips in both languages, and the mobile numbers.
import { fireEvent } from '@testing-library/react';
import { listSchoolReport, RUNNING as RUNNING_ID } from '../../provider/support/reports';
import { renderPortal, screen, waitFor, type RenderOptions, useProviderDate } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { replyTo, recordCalls, rejectWith, respondWith } from '../../support/faults';
import { waitForTable, clearOption, clickButton, tableTotal } from '../../support/screen';

beforeEach(async () => {
  await resetProvider();
  useProviderDate();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const REMINDERS = '/reports/reminders';
const LIST = 'POST /reports/list?page=0&size=10';
const MOBILES = 'POST /reports/list?page=0&size=1';
const FILE = 'POST /reports/download';
const request = {
  ...{ report: 'REMINDERS', schoolId: 1, sessionId: RUNNING_ID, classIds: [] },
  ...{ day: '2026-07-15', onlyDue: true },
};

async function open(at = REMINDERS, options: RenderOptions = {}) {
  const rendered = await renderPortal({ at, as: 'admin', ...options });
  await screen.findByRole('table');
  await waitForTable();
  return rendered;
}
async function chooseSlips(language: string) {
  clickButton('Slips');
  fireEvent.click(await screen.findByRole('menuitem', { name: language }));
}
/** Replaces the clipboard of the browser, also that of the test library. */
const setClipboard = (clipboard: Pick<Clipboard, 'writeText'> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });

test('the screen opens with the students who have due fees; without the choice all pending ones are listed', async () => {
  const { fault, bodies } = recordCalls(LIST);
  await open(REMINDERS, { fault });
  expect(bodies).toEqual([request]);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Only due fees' }));
  await waitFor(() => expect(bodies.at(-1)).toEqual({ ...request, onlyDue: false }));
  expect(window.location.hash).toBe('#onlyDue=false');
  const { data } = await listSchoolReport(await tokenOf('admin'), 'REMINDERS', { sessionId: RUNNING_ID });
  await waitFor(() => expect(tableTotal()).toBe(`Total Records: ${data.totalElements}`));
});

test('slips are requested in the chosen language and in the order of the classes', async () => {
  const { fault, bodies } = recordCalls(FILE);
  const saved: string[] = [];
  await open(`${REMINDERS}#sortBy=due&sortOrder=desc&classIds=8`, {
    ...{ fault, world: { saveFile: (_file, name) => void saved.push(name) } },
  });
  for (const language of ['English', 'हिन्दी']) {
    await chooseSlips(language);
    await waitFor(() => expect(saved).toHaveLength(language === 'English' ? 1 : 2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Slips' })).not.toHaveClass('ant-btn-loading'));
  }
  const wanted = { ...request, classIds: [8], fileFormat: 'PDF', paper: 'SLIPS', runKey: expect.any(String) };
  expect(bodies).toEqual([
    { ...wanted, language: 'ENGLISH' },
    { ...wanted, language: 'HINDI' },
  ]);
  expect(saved[0]).toMatch(/^Fee Reminder Slips .*\.pdf$/);
});

test('CODE-147 slips that fail show the text of the code', async () => {
  await open(REMINDERS, { fault: replyTo(FILE, rejectWith(147, '', { status: 404 })) });
  await chooseSlips('English');
  expect(await screen.findByText('No data found')).toBeVisible();
});

test('without a session, slips and mobile numbers are not requested', async () => {
  const { fault, bodies } = recordCalls(MOBILES);
  await open(REMINDERS, { fault });
  await clearOption('Session');
  clickButton('Copy mobiles');
  const notice = { selector: '.ant-notification-notice-title' };
  expect(await screen.findByText('Please select school and session', notice)).toBeVisible();
  expect(bodies).toEqual([]);
});

test('the mobile numbers of all rows are copied', async () => {
  const copied: string[] = [];
  const { fault, bodies } = recordCalls(MOBILES);
  await open(REMINDERS, { fault });
  setClipboard({ writeText: async (text) => Promise.resolve(void copied.push(text)) });
  clickButton('Copy mobiles');
  expect(await screen.findByRole('dialog', { name: 'Mobile Numbers' })).toBeVisible();
  expect(bodies).toEqual([{ ...request, mobiles: true }]);
  const { data } = await listSchoolReport(await tokenOf('admin'), 'REMINDERS', {
    ...{ sessionId: RUNNING_ID, onlyDue: true, mobiles: true },
  });
  const { mobiles = [], totalElements } = data;
  expect(screen.getByText(`${mobiles.length} different mobile numbers of ${totalElements} students`)).toBeVisible();
  clickButton('Copy');
  expect(await screen.findByText('The mobile numbers were copied')).toBeVisible();
  expect(copied).toEqual([mobiles.join('\n')]);
});

test.each([
  ['has no clipboard', undefined],
  ['denies the clipboard', { writeText: async () => Promise.reject(new Error('denied')) }],
])('where the browser %s, the numbers are selected', async (_what, clipboard) => {
  await open();
  setClipboard(clipboard);
  clickButton('Copy mobiles');
  await screen.findByRole('dialog', { name: 'Mobile Numbers' });
  clickButton('Copy');
  expect(await screen.findByText(/press Ctrl\+C/)).toBeVisible();
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mobile Numbers' });
  expect(area).toHaveFocus();
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, area.value.length]);
  expect(area.value.length).toBeGreaterThan(100);
});

test.each([
  [
    'no mobile numbers',
    respondWith({ headers: [], content: [], totalElements: 0, totalPages: 0, mobiles: [] }),
    'No mobile numbers found',
  ],
  ['a failure', rejectWith(999), 'Failed to load mobile numbers'],
])('%s are reported without a dialog', async (_what, reply, text) => {
  await open(REMINDERS, { fault: replyTo(MOBILES, reply) });
  clickButton('Copy mobiles');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
