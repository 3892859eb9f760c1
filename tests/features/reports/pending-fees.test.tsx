// The pending fees: filters, rows of the provider, totals, sorting, files, and the way to a receipt.
import { fireEvent, within } from '@testing-library/react';
import { exportProblem } from '@/features/reports/kit/reportFilters';
import { reportRows } from '@/features/reports/kit/reportRows';
import { reportWords } from '@/features/reports/kit/reportWords';
import { listReport, RUNNING as RUNNING_ID, totalsOf } from '../../provider/support/reports';
import { resetProvider, tokenOf } from '../../support/provider';
import { renderPortal, screen, waitFor, type RenderOptions } from '../../support/portal';
import { idOfClass } from '../support/classes';
import { classChips, clickClasses, shownCells, textsOf } from '../support/reports';
import { RUNNING } from '../support/students';
import {
  holdResponse,
  callName,
  countCalls,
  replyTo,
  recordCalls,
  rejectWith,
  respondWith,
} from '../../support/faults';
import {
  chooseOption,
  waitForTable,
  getButton,
  clearOption,
  optionsOf,
  selectedText,
  clickButton,
  tableRows,
  tableTotal,
} from '../../support/screen';

beforeEach(resetProvider);

const PENDING = '/reports/pending-fees';
const PENDING_LIST = 'POST /reports/pending-fee?page=0&size=10';
const PENDING_FILE = 'POST /reports/pending-fee/download';

async function open(at: string, options: RenderOptions = {}) {
  const rendered = await renderPortal({ at, as: 'admin', ...options });
  await screen.findByLabelText('Session', { selector: 'input' });
  await waitForTable();
  return rendered;
}
const aKey: unknown = expect.stringMatching(/^[\w-]{16,}$/);
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('REPORT-01 REPORT-05 REPORT-06 REPORT-07 ENUM-12 ENUM-13 the pending fees open with the active session, ten rows, and the columns of the provider; the next page is requested', async () => {
  const second = recordCalls('POST /reports/pending-fee?page=1&size=10');
  const { data } = await listReport(await tokenOf('admin'), 'pending-fee');
  const { sent, user } = await open(PENDING, { fault: second.fault });
  expect(screen.getByRole('heading', { level: 1, name: 'Pending Fee Report' })).toBeVisible();
  expect(selectedText('Session')).toBe(RUNNING);
  expect(headers()).toEqual(data.headers.map(({ columnValue }) => columnValue));
  expect(tableRows()).toHaveLength(10);
  expect(shownCells()).toEqual(textsOf(data));
  // The choices of the discount report are not here.
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(tableTotal()).toBe(`Total Records: ${data.totalElements}`);
  expect(document.querySelector('.report-totals')).toHaveTextContent('Pending₹');
  const { Pending: pending = 0 } = totalsOf(data);
  expect(document.querySelector('.report-totals')).toHaveTextContent(Math.trunc(pending).toLocaleString('en-IN'));
  await user.click(screen.getByLabelText('Page 2'));
  await waitFor(() => expect(second.bodies).toHaveLength(1));
  await waitForTable();
  expect(tableRows()).toHaveLength(10);
  await chooseOption('Rows per page', '25 / page');
  await waitFor(() => expect(tableRows()).toHaveLength(25));
  expect(countCalls(sent, 'POST /reports/pending-fee?page=0&size=25')).toBe(1);
});

test('REPORT-04 TABLE-16 ENUM-12 CALL2-08 classes are chosen in a multi-select with Select All; three are shown, and the request has them', async () => {
  const { fault, bodies } = recordCalls(PENDING_LIST);
  await open(PENDING, { fault });
  await clickClasses('LKG', 'Nursery');
  expect(classChips()).toEqual(['Nursery', 'LKG']);
  const ids = [await idOfClass('Nursery'), await idOfClass('LKG')];
  await waitFor(() => expect((bodies.at(-1) as { classIds: number[] }).classIds).toEqual(ids));
  await clickClasses('UKG');
  expect(classChips()).toEqual(['Nursery', 'LKG', 'UKG']);
  await clickClasses('1');
  expect(classChips()).toEqual(['Nursery', 'LKG', 'UKG', '+1 more']);
  await clickClasses('Select All');
  expect(classChips()).toEqual(['Nursery', 'LKG', 'UKG', '+13 more']);
  await waitFor(() => expect((bodies.at(-1) as { classIds: number[] }).classIds).toHaveLength(16));
  expect(bodies[0]).toEqual({ schoolId: 1, sessionId: RUNNING_ID, classIds: [] });
});

test.each([
  [PENDING, PENDING_LIST],
  ['/reports/discount-report', 'POST /reports/student-fee?page=0&size=10'],
])('the address of %s keeps the order by an opening balance', async (at, list) => {
  const { fault, bodies } = recordCalls(list);
  await open(`${at}#sortBy=earlierDues&sortOrder=desc`, { fault });
  expect(bodies).toEqual([expect.objectContaining({ sortBy: 'earlierDues', sortOrder: 'desc' })]);
});

test('the report is sorted by the provider, and an address keeps the filters', async () => {
  const { fault, bodies } = recordCalls(PENDING_LIST);
  await open(`${PENDING}#sortBy=pending&sortOrder=desc`, { fault });
  expect(bodies).toEqual([expect.objectContaining({ sortBy: 'pending', sortOrder: 'desc' })]);
  fireEvent.click(screen.getByRole('columnheader', { name: /Student Code/ }));
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ sortBy: 'studentCode', sortOrder: 'asc' }));
  expect(window.location.hash).toContain('sortBy=studentCode');
});

test('REPORT-03 REPORT-10 without a session nothing is searched, and a file is refused with a message', async () => {
  const { fault, bodies } = recordCalls(PENDING_FILE);
  await open(PENDING, { fault });
  await clearOption('Session');
  expect(screen.getAllByText('Please select school and session')[0]).toBeVisible();
  expect(getButton('Search')).toBeDisabled();
  clickButton('Excel');
  const warning = await screen.findByText('Please select school and session', {
    selector: '.ant-notification-notice-title',
  });
  expect(warning).toBeVisible();
  expect(warning.closest('.ant-notification-notice-warning')).not.toBeNull();
  expect(bodies).toEqual([]);
});

test('REPORT-10 REPORT-11 a file needs school, session and a known format', () => {
  const chosen = { schoolId: 1, sessionId: 2 };
  expect(exportProblem({ ...chosen, schoolId: undefined }, 'PDF')).toBe('chooseFirst');
  expect(exportProblem({ ...chosen, sessionId: null }, 'PDF')).toBe('chooseFirst');
  expect(exportProblem(chosen, 'CSV')).toBe('invalidFormat');
  expect([reportWords.en.chooseFirst, reportWords.en.invalidFormat]).toEqual([
    'Please select school and session',
    'Invalid file format',
  ]);
  expect(exportProblem(chosen, 'EXCEL')).toBeUndefined();
});

test('AUTH-42 REPORT-08 REPORT-11 ENUM-12 ENUM-31 Excel and PDF request all rows of the filters', async () => {
  const { fault, bodies } = recordCalls(PENDING_FILE);
  const saved: string[] = [];
  await open(PENDING, { fault, world: { saveFile: (_file, name) => void saved.push(name) } });
  for (const format of ['Excel', 'PDF']) {
    clickButton(format);
    expect(await screen.findByText('The report was downloaded')).toBeVisible();
    await waitFor(() => expect(getButton(format)).not.toHaveClass('ant-btn-loading'));
  }
  expect(bodies).toEqual([
    { schoolId: 1, sessionId: RUNNING_ID, classIds: [], fileFormat: 'EXCEL', runKey: aKey },
    { schoolId: 1, sessionId: RUNNING_ID, classIds: [], fileFormat: 'PDF', runKey: aKey },
  ]);
  expect(saved.map((name) => name.split('.').at(-1))).toEqual(['xlsx', 'pdf']);
});

test('a file that takes long shows the rows that are written; Cancel stops it and saves nothing', async () => {
  const { reply, release } = holdResponse();
  const asked: string[] = [];
  const saved: string[] = [];
  await open(PENDING, {
    world: { saveFile: (_file, name) => void saved.push(name) },
    fault: (call, init) => {
      if (call.path.includes('/reports/progress/')) {
        asked.push(call.path.slice(call.path.lastIndexOf('/') + 1));
        return respondWith({ done: 12_000, of: 50_000, state: 'RUNNING' })(call, init);
      }
      return callName(call) === PENDING_FILE ? reply(call, init) : undefined;
    },
  });
  clickButton('PDF');
  expect(screen.queryByRole('progressbar', { name: 'Preparing the file' })).toBeNull();
  expect(await screen.findByText('12,000 of 50,000 rows')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Preparing the file' })).toHaveAttribute('aria-valuenow', '24');
  expect(asked[0]).toEqual(aKey);
  clickButton('Cancel');
  await waitFor(() => expect(screen.queryByText('12,000 of 50,000 rows')).toBeNull());
  release();
  await waitFor(() => expect(getButton('PDF')).not.toHaveClass('ant-btn-loading'));
  expect([saved, screen.queryByText('Download failed'), screen.queryByText('The report was downloaded')]).toEqual([
    [],
    null,
    null,
  ]);
});

test('REPORT-09 a report that fails shows its text', async () => {
  await open(PENDING, { fault: replyTo(PENDING_LIST, rejectWith(999)) });
  expect(await screen.findByText('Failed to load report data')).toBeVisible();
});

test('REPORT-09 CODE-147 a file without rows shows the text of the code, another failure the default', async () => {
  await open(PENDING, { fault: replyTo(PENDING_FILE, rejectWith(147, '', { status: 404 }), rejectWith(999)) });
  clickButton('PDF');
  expect(await screen.findByText('No data found')).toBeVisible();
  await waitFor(() => expect(getButton('PDF')).not.toHaveClass('ant-btn-loading'));
  clickButton('PDF');
  expect(await screen.findByText('Download failed')).toBeVisible();
});

test('CALL-39 the sessions are those that reports offer', async () => {
  await open(PENDING);
  expect(await optionsOf('Session')).toEqual([RUNNING, '2025 - 2026']);
});

test('a name leads to the receipt of the student', async () => {
  const { path } = await open(PENDING);
  const [first] = within(screen.getByRole('table')).getAllByRole('link');
  const name = first?.textContent ?? '';
  fireEvent.click(first as HTMLElement);
  await waitFor(() => expect(path()).toBe('/receipts/fee'));
  expect((await screen.findAllByText(new RegExp(name)))[0]).toBeVisible();
});

test('REPORT-06 ENUM-13 a provider that names no kinds, students and totals is shown as text', async () => {
  const plain = {
    headers: [{ columnValue: 'Name' }, { columnValue: 'Due' }],
    content: [[{ columnValue: 'Asha' }, { columnValue: '1,200' }]],
    ...{ totalElements: 1, totalPages: 1 },
  };
  await open(PENDING, { fault: replyTo(PENDING_LIST, respondWith(plain)) });
  expect(headers()).toEqual(['Name', 'Due']);
  expect(tableRows()).toEqual([['Asha']]);
  expect(screen.getByText('1,200')).toBeVisible();
  expect(reportRows(plain)).toEqual([{ key: 0, cells: ['Asha', '1,200'], student: undefined }]);
});
