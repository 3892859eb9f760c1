// The further reports: each has a screen with the filters of the catalogue, the columns of the provider, totals and files.
import { fireEvent } from '@testing-library/react';
import { reportCatalogue, reportTitles } from '@/features/reports';
import { exportProblem } from '@/features/reports/kit/reportFilters';
import { SCHOOL_REPORTS } from '../../../provider/domains/reports/school/schoolReports.ts';
import { listSchoolReport, RUNNING as RUNNING_ID, totalsOf } from '../../provider/support/reports';
import { renderPortal, screen, waitFor, type RenderOptions, useProviderDate } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { RUNNING } from '../support/students';
import { replyTo, recordCalls, rejectWith } from '../../support/faults';
import {
  waitForTable,
  getButton,
  clearOption,
  selectedText,
  clickButton,
  waitForEnabled,
  tableRows,
  tableTotal,
} from '../../support/screen';

beforeEach(async () => {
  await resetProvider();
  useProviderDate();
});
afterEach(() => void jest.useRealTimers());

const REGISTER = '/reports/class-register';
const LIST = 'POST /reports/list?page=0&size=10';
const FILE = 'POST /reports/download';
const request = { report: 'CLASS_REGISTER', schoolId: 1, sessionId: RUNNING_ID, classIds: [] };

async function open(at: string, options: RenderOptions = {}) {
  const rendered = await renderPortal({ at, as: 'admin', ...options });
  await screen.findByRole('table');
  await waitForTable();
  return rendered;
}
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test.each(reportCatalogue)(
  'the screen of $report sorts by every column of its report, asks for what it requires, and offers its formats',
  async (entry) => {
    const report = SCHOOL_REPORTS[entry.report];
    const { fault, bodies } = recordCalls(LIST);
    await open(entry.path, { fault });
    expect(screen.getByRole('heading', { level: 1, name: reportTitles.en[entry.report] })).toBeVisible();
    const sent = bodies[0] as Record<string, unknown>;
    const { data } = await listSchoolReport(await tokenOf('admin'), entry.report, sent, '');
    expect(headers()).toEqual(data.headers.map(({ columnValue }) => columnValue));
    expect(tableTotal()).toBe(`Total Records: ${data.totalElements}`);
    expect(data.headers.map(({ key }) => key).filter((key) => !entry.sortedBy.includes(key))).toEqual([]);
    expect([entry.privilege, entry.needs === 'session']).toEqual([report.privilege, report.takes.sessionId === true]);
    const formats = ['Excel', 'PDF'].filter((name) => screen.queryByRole('button', { name }) !== null);
    expect(formats).toEqual(report.noPdf === undefined ? ['Excel', 'PDF'] : ['Excel']);
  },
);

test('the class register has ten rows, a dash for students without a section, and the totals of all pages', async () => {
  const { data } = await listSchoolReport(await tokenOf('admin'), 'CLASS_REGISTER', { sessionId: RUNNING_ID }, '');
  await open(REGISTER);
  expect(selectedText('Session')).toBe(RUNNING);
  expect(tableRows()).toHaveLength(10);
  const totals = screen.getByRole('region', { name: 'Total' });
  for (const [title, sum] of Object.entries(totalsOf(data))) expect(totals).toHaveTextContent(`${title}${sum}`);
  expect(screen.queryByRole('region', { name: /chart/ })).toBeNull();
});

test('the register is sorted by the provider, and an address keeps the sorting', async () => {
  const { fault, bodies } = recordCalls(LIST);
  await open(`${REGISTER}#sortBy=girls&sortOrder=desc`, { fault });
  expect(bodies).toEqual([{ ...request, sortBy: 'girls', sortOrder: 'desc' }]);
  fireEvent.click(screen.getByRole('columnheader', { name: /RTE/ }));
  await waitFor(() => expect(bodies.at(-1)).toEqual({ ...request, sortBy: 'rte', sortOrder: 'asc' }));
  expect(window.location.hash).toContain('sortBy=rte');
});

test('Excel and PDF request all rows of the filters, and without a session nothing is requested', async () => {
  const { fault, bodies } = recordCalls(FILE);
  const saved: string[] = [];
  await open(REGISTER, { fault, world: { saveFile: (_file, name) => void saved.push(name) } });
  for (const format of ['Excel', 'PDF']) {
    clickButton(format);
    expect(await screen.findByText('The report was downloaded')).toBeVisible();
    await waitForEnabled(() => getButton(format));
  }
  expect(bodies).toEqual([
    { ...request, fileFormat: 'EXCEL', runKey: expect.any(String) },
    { ...request, fileFormat: 'PDF', runKey: expect.any(String) },
  ]);
  expect(saved.map((name) => name.split('.').at(-1))).toEqual(['xlsx', 'pdf']);
  await clearOption('Session');
  clickButton('Excel');
  expect(
    await screen.findByText('Please select school and session', { selector: '.ant-notification-notice-title' }),
  ).toBeVisible();
  expect(bodies).toHaveLength(2);
});

test('CODE-147 a report and a file that fail show their texts', async () => {
  await open(REGISTER, { fault: replyTo(FILE, rejectWith(147, '', { status: 404 })) });
  clickButton('PDF');
  expect(await screen.findByText('No data found')).toBeVisible();
  await renderPortal({ at: REGISTER, as: 'admin', fault: replyTo(LIST, rejectWith(999)) });
  expect(await screen.findByText('Failed to load report data')).toBeVisible();
});

test('a report without a required session needs a school alone for its file', () => {
  expect(exportProblem({ schoolId: undefined, sessionId: 2 }, 'PDF', 'school')).toBe('chooseSchool');
  expect(exportProblem({ schoolId: 1, sessionId: null }, 'PDF', 'school')).toBeUndefined();
});

test('on a phone the filters are folded, and More filters shows them', async () => {
  await open(REGISTER, { width: 390 });
  const field = () => screen.getByLabelText('Session', { selector: 'input' });
  expect(field()).not.toBeVisible();
  clickButton('More filters');
  expect(field()).toBeVisible();
  clickButton('Search');
  await waitForTable();
  expect(field()).not.toBeVisible();
});

test('on a phone a filter that must be chosen first is not folded', async () => {
  await open(REGISTER, { width: 390 });
  clickButton('More filters');
  await clearOption('Session');
  clickButton('Fewer filters');
  expect(screen.getByLabelText('Session', { selector: 'input' })).toBeVisible();
});
