// The discount report: its two choices, in the request and in the address; and what it has in common with the pending fees.
import { fireEvent } from '@testing-library/react';
import { VALUES } from '@/api/catalogue';
import { listReport } from '../../provider/support/reports';
import { resetProvider, tokenOf } from '../../support/provider';
import { renderPortal, screen, waitFor, type RenderOptions } from '../../support/portal';
import { combineFaults, countCalls, recordCalls, rejectWith, replyTo } from '../../support/faults';
import {
  chooseOption,
  clearOption,
  clickButton,
  findNotification,
  getButton,
  waitForEnabled,
  waitForTable,
} from '../../support/screen';
import { idOfClass } from '../support/classes';
import { classChips, clickClasses, shownCells, textsOf } from '../support/reports';
import { SARASWATI } from '../support/students';

beforeEach(resetProvider);

const DISCOUNT = '/reports/discount-report';
const DISCOUNT_LIST = 'POST /reports/student-fee?page=0&size=10';
const DISCOUNT_FILE = 'POST /reports/student-fee/download';
const BOTH = [
  ['/reports/pending-fees', 'POST /reports/pending-fee?page=0&size=10'],
  [DISCOUNT, DISCOUNT_LIST],
] as const;

async function open(at: string, options: RenderOptions = {}) {
  const rendered = await renderPortal({ at, as: 'admin', ...options });
  await screen.findByLabelText('Session', { selector: 'input' });
  await waitForTable();
  return rendered;
}
const choice = (name: string) => screen.getByRole('checkbox', { name });

test('REPORT-02 REPORT-05 REPORT-07 ENUM-12 CALL2-08 the discount report sends its two choices', async () => {
  const { fault, bodies } = recordCalls(DISCOUNT_LIST);
  await open(DISCOUNT, { fault });
  expect(screen.getByRole('heading', { level: 1, name: 'Student Discount/Admission Fee Report' })).toBeVisible();
  fireEvent.click(choice('Admission Fee Applicable Students'));
  await waitForTable();
  fireEvent.click(choice('Discounted Students'));
  fireEvent.click(choice('Admission Fee Applicable Students'));
  await waitForTable();
  const choices = (includeDiscountedStudents: boolean, includeAdmissionFeeApplicableStudents: boolean): unknown =>
    expect.objectContaining({ includeDiscountedStudents, includeAdmissionFeeApplicableStudents });
  expect([bodies[0], bodies[1], bodies.at(-1)]).toEqual([
    choices(true, true),
    choices(true, false),
    choices(false, true),
  ]);
  expect(window.location.hash).toBe('#discounted=false');
});

test('REPORT-08 REPORT-11 ENUM-12 ENUM-31 Excel and PDF of the discount report request all rows of its filters', async () => {
  const { fault, bodies } = recordCalls(DISCOUNT_FILE);
  const saved: string[] = [];
  await open(DISCOUNT, { fault, world: { saveFile: (_file, name) => void saved.push(name) } });
  for (const format of ['Excel', 'PDF']) {
    clickButton(format);
    await waitFor(() => expect(saved).toHaveLength(format === 'Excel' ? 1 : 2));
    await waitFor(() => expect(getButton(format)).not.toHaveClass('ant-btn-loading'));
  }
  const choices = { includeDiscountedStudents: true, includeAdmissionFeeApplicableStudents: true };
  const filters = { schoolId: 1, sessionId: 2, classIds: [], ...choices };
  expect(bodies).toEqual([
    expect.objectContaining({ ...filters, fileFormat: 'EXCEL' }),
    expect.objectContaining({ ...filters, fileFormat: 'PDF' }),
  ]);
  expect(saved.map((name) => name.split('.').at(-1))).toEqual(['xlsx', 'pdf']);
});

test('ENUM-12 REPORT-04 TABLE-16 the classes of the discount report are a multi-select with Select All that shows three', async () => {
  const { fault, bodies } = recordCalls(DISCOUNT_LIST);
  await open(DISCOUNT, { fault });
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
});

test.each(BOTH)('REPORT-03 REPORT-10 %s needs a school and a session for its list and its files', async (at, list) => {
  const { fault, bodies } = recordCalls(list);
  await renderPortal({ at, as: 'platform', fault });
  await screen.findByLabelText('School', { selector: 'input' });
  expect(getButton('Search')).toBeDisabled();
  clickButton('Excel');
  const warning = await findNotification('Please select school and session');
  expect(warning.closest('[role="alert"]')).toBeVisible();
  expect(bodies).toEqual([]);
  await chooseOption('School', SARASWATI);
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(getButton('Search')).toBeEnabled();
  await clearOption('Session');
  expect(getButton('Search')).toBeDisabled();
  expect(bodies).toHaveLength(1);
});

test.each(BOTH)(
  'REPORT-10 %s warns where the school is known and the session is not, and requests no file',
  async (at, list) => {
    const { fault, bodies } = recordCalls(list.replace(/\?.*/, '/download'));
    await open(at, { fault });
    await clearOption('Session');
    clickButton('PDF');
    const warning = await findNotification('Please select school and session');
    expect(warning.closest('.ant-notification-notice-warning')).not.toBeNull();
    expect(bodies).toEqual([]);
  },
);

test.each(BOTH)(
  'REPORT-11 %s warns of a format that the contract does not have, and requests no file',
  async (at, list) => {
    const { fault, bodies } = recordCalls(list.replace(/\?.*/, '/download'));
    await open(at, { fault });
    const formats = jest.replaceProperty(VALUES, 'FileFormat', ['EXCEL'] as never);
    clickButton('PDF');
    formats.restore();
    const warning = await findNotification('Invalid file format');
    expect(warning.closest('.ant-notification-notice-warning')).not.toBeNull();
    expect(bodies).toEqual([]);
  },
);

test.each(BOTH)('REPORT-09 the failures of %s and of its file are shown', async (at, list) => {
  const file = list.replace(/\?.*/, '/download');
  const replies = (call: string, text: string) => replyTo(call, rejectWith(999), rejectWith(999, text));
  await open(at, { fault: combineFaults(replies(list, 'Rows at ten'), replies(file, 'Files at ten')) });
  expect(await screen.findByText('Failed to load report data')).toBeVisible();
  clickButton('PDF');
  await findNotification('Download failed');
  await waitForEnabled(() => getButton('PDF'));
  clickButton('PDF');
  await findNotification('Files at ten');
  clickButton('Search');
  expect(await screen.findByText('Rows at ten')).toBeVisible();
});

test('ENUM-12 REPORT-06 REPORT-07 the discount report is a table of the headers and the cells of the provider, ten rows to a page', async () => {
  const choices = { includeDiscountedStudents: true, includeAdmissionFeeApplicableStudents: true };
  const { data } = await listReport(await tokenOf('admin'), 'student-fee', choices);
  const { sent, user } = await open(DISCOUNT);
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(data.headers.map(({ columnValue }) => columnValue));
  expect(shownCells()).toEqual(textsOf(data));
  expect(data.content).toHaveLength(10);
  await user.click(screen.getByLabelText('Page 2'));
  await waitFor(() => expect(countCalls(sent, 'POST /reports/student-fee?page=1&size=10')).toBe(1));
});
