// Pending fees by due date: the classes, the students of a class in the same screen, the day, and the files.
import { fireEvent, within } from '@testing-library/react';
import { withDay, type SchoolFilters } from '@/features/reports/school/schoolLists';
import { listSchoolReport, rowsOf, RUNNING as RUNNING_ID } from '../../provider/support/reports';
import {
  renderPortal,
  screen,
  waitFor,
  type RenderOptions,
  waitForResponses,
  useProviderDate,
} from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { recordCalls } from '../../support/faults';
import { waitForTable, getButton, clickButton, tableRows, tableTotal } from '../../support/screen';

beforeEach(async () => {
  await resetProvider();
  useProviderDate();
});
afterEach(() => void jest.useRealTimers());

const DUE = '/reports/due-dates';
const LIST = 'POST /reports/list?page=0&size=10';
const FILE = 'POST /reports/download';
const TODAY = '2026-07-15';
const request = { report: 'DUE_DATES', schoolId: 1, sessionId: RUNNING_ID, classIds: [], day: TODAY, details: false };

async function open(at: string, options: RenderOptions = {}) {
  const rendered = await renderPortal({ at, as: 'admin', ...options });
  await screen.findByRole('table');
  await waitForTable();
  return rendered;
}
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('the screen opens with one row for each class as on today', async () => {
  const { fault, bodies } = recordCalls(LIST);
  await open(DUE, { fault });
  expect(bodies).toEqual([request]);
  const { data } = await listSchoolReport(await tokenOf('admin'), 'DUE_DATES', { sessionId: RUNNING_ID }, '');
  expect(headers()).toEqual(data.headers.map(({ columnValue }) => columnValue));
  expect(tableRows().map(([name]) => name)).toEqual(rowsOf(data).map(({ Class: name }) => name));
  expect(screen.getByLabelText('As on')).toHaveValue('15/07/2026');
});

test('a class opens its students in the same screen, the address keeps it, and the button leads back', async () => {
  const { fault, bodies } = recordCalls(LIST);
  await open(DUE, { fault });
  const link = screen.getByRole('button', { name: 'Students of class 5' });
  link.focus();
  fireEvent.click(link);
  await waitFor(() => expect(headers()).toContain('Student Name'));
  const opened = bodies.at(-1) as { classIds: number[] };
  expect(opened).toMatchObject({ details: true, classIds: [expect.any(Number)] });
  expect(screen.getByRole('heading', { level: 2, name: 'Students of class 5' })).toBeVisible();
  expect(getButton('All classes')).toHaveFocus();
  expect(window.location.hash).toBe(`#openClassId=${opened.classIds[0]}`);
  clickButton('All classes');
  await waitFor(() => expect(headers()).not.toContain('Student Name'));
  expect(bodies.at(-1)).toEqual(request);
  expect(window.location.hash).toBe('');
});

test('an address with a class opens its students, and a name leads to the receipt of the student', async () => {
  const { data } = await listSchoolReport(await tokenOf('admin'), 'DUE_DATES', { sessionId: RUNNING_ID });
  const at = rowsOf(data).findIndex((row) => row['Class'] === '5');
  const { path } = await open(`${DUE}#openClassId=${data.classIds?.[at]}`);
  expect(tableTotal()).toBe(`Total Records: ${rowsOf(data)[at]?.['Students']}`);
  const [first] = within(screen.getByRole('table')).getAllByRole('link');
  fireEvent.click(first as HTMLElement);
  await waitFor(() => expect(path()).toBe('/receipts/fee'));
});

test('the sorting of a column that the other view does not have is left out', async () => {
  const { fault, bodies } = recordCalls(LIST);
  await open(`${DUE}#sortBy=students&sortOrder=desc`, { fault });
  expect(bodies[0]).toEqual({ ...request, sortBy: 'students', sortOrder: 'desc' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Students' }));
  await waitFor(() => expect(headers()).toContain('Student Name'));
  expect(bodies.at(-1)).toEqual({ ...request, details: true });
});

test('other classes close the open one', async () => {
  const { fault, bodies } = recordCalls(LIST);
  await open(`${DUE}#openClassId=8`, { fault });
  fireEvent.mouseDown(screen.getByLabelText('Classes', { selector: 'input' }));
  fireEvent.click(await screen.findByText('LKG', { selector: '.ant-select-item-option-content' }));
  await waitForResponses();
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ details: false, classIds: [expect.any(Number)] }));
  expect(screen.queryByRole('button', { name: 'All classes' })).toBeNull();
});

test('a file has the students of the open class', async () => {
  const { fault, bodies } = recordCalls(FILE);
  await open(`${DUE}#openClassId=8`, { fault, world: { saveFile: () => undefined } });
  clickButton('PDF');
  expect(await screen.findByText('The report was downloaded')).toBeVisible();
  expect(bodies[0]).toMatchObject({ report: 'DUE_DATES', classIds: [8], details: true, fileFormat: 'PDF' });
});

test('a day is applied when it can be requested', () => {
  const changed = (day: unknown) => withDay({ day, details: true } as Partial<SchoolFilters>, TODAY);
  expect(changed('2026-12-31')).toEqual({ day: '2026-12-31', details: true });
  for (const day of [null, '', '31/12', '2026-02-30', '2099-01-01', undefined])
    expect(changed(day)).toEqual({ details: true });
});

test('another day asks for the fees as on that day', async () => {
  const { fault, bodies } = recordCalls(LIST);
  await open(DUE, { fault });
  const field = screen.getByLabelText('As on');
  fireEvent.change(field, { target: { value: '31/12/2026' } });
  fireEvent.blur(field);
  await waitFor(() => expect(bodies.at(-1)).toEqual({ ...request, day: '2026-12-31' }));
  expect(window.location.hash).toBe('#day=2026-12-31');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  expect(await screen.findByText('Enter a day')).toBeVisible();
  expect(bodies.at(-1)).toEqual({ ...request, day: '2026-12-31' });
});
