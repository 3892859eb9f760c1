// The fee collection: the month up to today, its groups, its days, and the chart of its rows.
import { fireEvent, within } from '@testing-library/react';
import { changeOf, filtersOn, rangeProblem } from '@/features/reports/school/schoolLists';
import { listSchoolReport, rowsOf } from '../../provider/support/reports';
import { renderPortal, screen, waitFor, type RenderOptions, useProviderDate } from '../../support/portal';
import { resetProvider, tokenOf } from '../../support/provider';
import { TODAY } from '../support/receipts';
import { recordCalls, rejectWith, replyTo } from '../../support/faults';
import {
  getField,
  fillField,
  waitForTable,
  chooseOption,
  optionsOf,
  selectedText,
  clickButton,
  tableRows,
} from '../../support/screen';

beforeEach(async () => {
  await resetProvider();
  useProviderDate();
});
afterEach(() => void jest.useRealTimers());

const COLLECTION = '/reports/collection';
const LIST = 'POST /reports/list?page=0&size=10';
const PLAIN = { report: 'COLLECTION', schoolId: 1, from: '2026-07-01', to: TODAY, groupBy: 'DAY', classIds: [] };

async function open(options: RenderOptions = {}) {
  const { fault, bodies } = recordCalls(LIST);
  const rendered = await renderPortal({ at: COLLECTION, as: 'admin', fault, ...options });
  await screen.findByRole('table');
  await waitForTable();
  return { ...rendered, bodies };
}
const chart = () => screen.getByRole('region', { name: 'Fee Collection chart' });

test('the collection opens with the days of the current month up to today, for all sessions', async () => {
  const { bodies } = await open();
  expect(bodies).toEqual([PLAIN]);
  expect([getField('From').value, getField('To').value]).toEqual(['01/07/2026', '15/07/2026']);
  expect([selectedText('Grouped by'), selectedText('Session'), selectedText('Classes')]).toEqual([
    'Day',
    'All sessions',
    'All classes',
  ]);
  const { data } = await listSchoolReport(await tokenOf('admin'), 'COLLECTION', PLAIN, '');
  expect(tableRows()[0]?.[0]).toBe(String(rowsOf(data)[0]?.['Date']).split('-').reverse().join('/'));
});

test('days, group, session and the way back by Reset are requested, and the address has them', async () => {
  const { bodies } = await open();
  await fillField('From', '01/04/2026');
  await chooseOption('Grouped by', 'Month');
  await chooseOption('Session', '2025 - 2026');
  await waitFor(() => expect(bodies.at(-1)).toEqual({ ...PLAIN, from: '2026-04-01', groupBy: 'MONTH', sessionId: 1 }));
  expect(window.location.hash).toBe('#sessionId=1&from=2026-04-01&to=2026-07-15&groupBy=MONTH');
  clickButton('Reset');
  await waitFor(() => expect(bodies.at(-1)).toEqual(PLAIN));
  expect(getField('From').value).toBe('01/07/2026');
});

test('an address with filters opens with them, and another group drops the sorting of the former one', async () => {
  const at = `${COLLECTION}#from=2026-06-01&to=2026-06-30&groupBy=MODE&sortBy=mode&sortOrder=desc`;
  const { bodies } = await open({ at });
  const june = { ...PLAIN, from: '2026-06-01', to: '2026-06-30' };
  expect(bodies).toEqual([{ ...june, groupBy: 'MODE', sortBy: 'mode', sortOrder: 'desc' }]);
  await chooseOption('Grouped by', 'Class');
  await waitFor(() => expect(bodies.at(-1)).toEqual({ ...june, groupBy: 'CLASS' }));
});

test.each([
  ['To', '30/06/2026', 'Start date must not be after the end date'],
  ['From', '01/07/2025', 'Select at most 366 days'],
  ['From', '31/02/2026', '31/02/2026 is not a date.'],
  ['From', '', 'Select a start date'],
])('%s as %p is not requested, and the field shows why', async (label, text, problem) => {
  const { bodies } = await open();
  await fillField(label, text);
  expect(await screen.findByText(problem)).toBeVisible();
  expect(bodies).toEqual([PLAIN]);
  await fillField(label, label === 'To' ? '10/07/2026' : '05/07/2026');
  await waitFor(() => expect(bodies).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(problem)).toBeNull());
});

test('the groups are those of the contract; by mode the chart is a list of amounts with the values of the table', async () => {
  await open({ at: `${COLLECTION}#from=2026-04-01` });
  expect(await optionsOf('Grouped by')).toEqual(['Day', 'Month', 'Payment mode', 'Cashier', 'Class']);
  await chooseOption('Grouped by', 'Payment mode');
  await waitFor(() => expect(within(chart()).getAllByRole('listitem').length).toBeGreaterThan(1));
  const [first] = within(chart()).getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^Cash₹[\d,]+\.\d\d$/);
  expect(screen.getByRole('table')).toHaveTextContent(first?.textContent?.replace('Cash', '') ?? 'none');
});

test('by day the chart shows the amount of the day under the arrow keys', async () => {
  await open();
  const bars = within(chart()).getByRole('application');
  fireEvent.focus(bars);
  expect(within(chart()).getByRole('status').textContent).toMatch(/^\d\d\/07\/2026: ₹[\d,]+\.\d\d$/);
});

test('days without receipts show that no receipts were found, and no chart', async () => {
  await open({ at: `${COLLECTION}#from=2001-04-01&to=2001-04-30` });
  expect(screen.getByText('No receipts found')).toBeVisible();
  expect(screen.queryByRole('region', { name: /chart/ })).toBeNull();
});

test('after a failure neither the totals nor the chart of the former filters are shown', async () => {
  let failing = false;
  const refused = replyTo(LIST, rejectWith(105, '', { status: 500 }));
  await open({ fault: (call, init) => (failing ? refused(call, init) : undefined) });
  expect(chart()).toBeVisible();
  expect(screen.getByRole('region', { name: 'Total' })).toBeVisible();
  failing = true;
  await fillField('From', '01/04/2026');
  const alert = await screen.findByRole('alert');
  expect(screen.queryByRole('region', { name: /chart|^Total$/ })).toBeNull();
  failing = false;
  fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Total' })).toBeVisible();
  expect(chart()).toBeVisible();
});

test('days that cannot be a range are not applied', () => {
  expect(rangeProblem('2026-07-02', '2026-07-01')).toBe('backwards');
  expect(rangeProblem('2025-07-01', '2026-07-02')).toBe('tooLong');
  expect(rangeProblem('2026-07-01', '2026-07-01')).toBeNull();
  const typed = { from: '2026-07-02', to: '2026-07-01' };
  expect(changeOf({ groupBy: 'MONTH', from: typed.from }, typed)).toEqual({ groupBy: 'MONTH' });
  expect(changeOf({ from: '2026-07-01' }, { from: '2026-07-01', to: '2026-07-01' })).toEqual({
    from: '2026-07-01',
    to: '2026-07-01',
  });
  const start = {
    ...{ schoolId: 1, sessionId: null, classIds: [], sortBy: undefined, sortOrder: undefined },
    ...{ day: undefined, details: false, onlyDue: true, openClassId: undefined },
  };
  expect(filtersOn({ ...start, from: '', to: undefined, groupBy: 'DAY' }, TODAY)).toMatchObject({
    from: '2026-07-01',
    to: TODAY,
  });
});
