// The fees of all classes in one grid: entering, taking over, schedules, saving, conflicts.
import { fireEvent, within } from '@testing-library/react';
import { AMOUNTS, feePlaceOf, getFee, giveFees, saveFee, type FeeStructure } from '../../provider/support/fees';
import { FEE_STRUCTURE } from '../../support/entities/fees';
import { typedIn } from '../../support/entities/table';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { renderPortal, screen, waitFor, type RenderOptions, waitForResponses } from '../../support/portal';
import { replyTo, recordCalls, rejectWith } from '../../support/faults';
import { saveState, getCell, editableCells, cellError, pasteInto, fillCell, cellText } from '../../support/grid';
import { chooseOption, selectedText, clickButton } from '../../support/screen';

beforeEach(resetProvider);

const SAVE = 'PUT /fee-structures';
const HEADS = [...typedIn(FEE_STRUCTURE, 'head').map(({ title }) => title), FEE_STRUCTURE.totalFee.title];

async function open(options: RenderOptions = {}, rows = true) {
  const rendered = await renderPortal({ at: '/classes/fees', as: 'admin', ...options });
  if (rows) await screen.findByRole('grid', { name: 'Fee structures' });
  return rendered;
}
const amounts = (row: string) => HEADS.map((head) => cellText(getCell(`${row}, ${head}`)));
const enter = (row: string, ...values: string[]) =>
  values.forEach((value, at) => value !== '' && fillCell(getCell(`${row}, ${HEADS[at] ?? ''}`), value));
const rowText = (name: string) => screen.getByRole('rowheader', { name }).closest('[role="row"]')?.textContent ?? '';
const confirmSave = async () => {
  clickButton('Save');
  const dialog = await screen.findByRole('dialog', { name: 'Save fee structures?' });
  const text = dialog.textContent;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  return text;
};
const fee = async (className = '5') => (await getFee(await tokenOf('admin'), await feePlaceOf(className))).data;

test('the next session opens with a row for each class and stream, and entered rows are stored', async () => {
  await open();
  expect(selectedText('Session')).toBe('2027 - 2028');
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Nursery', '5', '11 Science', '12 Arts']));
  enter('5', '2000', '18000.5', '1000', '1200', '1300', '500');
  expect(amounts('5')).toEqual(['2,000', '18,000.50', '1,000', '1,200', '1,300', '500', '']);
  await waitFor(() => expect(rowText('5')).toContain('Complete'));
  enter('6', '', '9000', '', '', '', '', '10000');
  await waitFor(() => expect(rowText('6')).toContain('₹1,000.00 short'));
  expect(await confirmSave()).toContain('The fees of 1 class are stored.Incomplete and not saved: 6.');
  expect(await screen.findByText('Fee structures saved successfully')).toBeVisible();
  expect(await fee()).toMatchObject({ totalFee: 24_000.5, examFee: 1000 });
  expect(amounts('6')).toEqual(['', '9,000', '', '', '', '', '10,000']);
  await waitFor(() => expect(saveState()).toContain('1 class incomplete'));
});

test('a block of a spreadsheet is pasted, and an amount that cannot be read is not saved', async () => {
  const { bodies, fault } = recordCalls(SAVE);
  await open({ fault });
  pasteInto(getCell('1, Admission Fee'), '1,500\t₹ 9,000\n1500\t9k');
  expect(amounts('1').slice(0, 2)).toEqual(['1,500', '9,000']);
  expect(cellError(getCell('2, Tuition Fee'))).toBe('Tuition Fee must be an amount in rupees');
  clickButton('Save');
  await waitForResponses();
  expect([screen.queryByRole('dialog'), bodies]).toEqual([null, []]);
});

test('the fees of the last session are taken over with a raise and their schedules', async () => {
  const { sessionId } = await feePlaceOf('5', 'ACTIVE');
  const before = (await getFee(await tokenOf('admin'), { ...(await feePlaceOf('5')), sessionId })).data;
  await open();
  clickButton('Take over…');
  const dialog = await screen.findByRole('dialog', { name: 'Take over fees' });
  expect(await within(dialog).findByText(/^19 classes will be filled/)).toBeVisible();
  const percent = within(dialog).getByLabelText('Raise by');
  fireEvent.change(percent, { target: { value: '10' } });
  fireEvent.blur(percent);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fill in' }));
  const tuition = Math.round((Number(before['tuitionFee']) * 1.1) / 10) * 10;
  await waitFor(() => expect(amounts('5')[1]).toBe(tuition.toLocaleString('en-IN')));
  expect(await confirmSave()).toContain('The fees of 19 classes are stored.');
  expect(await screen.findByText('Fee structures saved successfully')).toBeVisible();
  const stored = await fee();
  expect(stored['tuitionFee']).toBe(tuition);
  expect(stored.dateWiseFeesList.map(({ minimumDate }) => minimumDate)).toEqual(
    before.dateWiseFeesList.map(({ minimumDate }) => minimumDate.replace(/^\d+/, (year) => String(Number(year) + 1))),
  );
  const covered = ({ dateWiseFeesList, totalFee }: FeeStructure) =>
    dateWiseFeesList.reduce((sum, { minimumFee }) => sum + minimumFee, 0) / totalFee;
  expect(covered(stored)).toBeCloseTo(covered(before), 5);
});

test('a raise that is no percentage has an error and fills no class; a negative one lowers the fees', async () => {
  const { sessionId } = await feePlaceOf('5', 'ACTIVE');
  const before = (await getFee(await tokenOf('admin'), { ...(await feePlaceOf('5')), sessionId })).data;
  await open();
  clickButton('Take over…');
  const dialog = await screen.findByRole('dialog', { name: 'Take over fees' });
  expect(await within(dialog).findByText(/^19 classes will be filled/)).toBeVisible();
  const percent = within(dialog).getByLabelText('Raise by');
  fireEvent.change(percent, { target: { value: '7,5' } });
  expect(within(dialog).queryByText(/will be filled/)).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fill in' }));
  await waitFor(() => expect(percent).toHaveAccessibleDescription('Enter a percentage with at most two decimals'));
  expect([dialog.isConnected, amounts('5')[1]]).toEqual([true, '']);
  fireEvent.change(percent, { target: { value: '−5' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Fill in' }));
  const tuition = Math.round((Number(before['tuitionFee']) * 0.95) / 10) * 10;
  await waitFor(() => expect(amounts('5')[1]).toBe(tuition.toLocaleString('en-IN')));
});

test('one schedule is applied to all classes, also after undo and redo', async () => {
  const { sessionId } = await feePlaceOf();
  await giveFees(sessionId);
  await open();
  clickButton('Payment Schedule…');
  const dialog = await screen.findByRole('dialog', { name: 'Payment schedule' });
  expect(within(dialog).getAllByLabelText(/^Share of payment/)).toHaveLength(4);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(rowText('5')).toContain('4 payments, 100\u00a0%'));
  clickButton('Undo');
  await waitFor(() => expect(rowText('5')).toContain('None'));
  clickButton('Redo');
  await waitFor(() => expect(rowText('5')).toContain('4 payments, 100\u00a0%'));
  await confirmSave();
  expect(await screen.findByText('Fee structures saved successfully')).toBeVisible();
  expect(await screen.findByText('All saved')).toBeVisible();
  const stored = await fee();
  expect(stored.dateWiseFeesList).toEqual([
    { minimumDate: '2027-04-01', minimumFee: 6000 },
    { minimumDate: '2027-07-01', minimumFee: 6000 },
    { minimumDate: '2027-10-01', minimumFee: 6000 },
    { minimumDate: '2028-01-01', minimumFee: 6000.5 },
  ]);
});

test('a row that another user changed is shown, and the own edits stay', async () => {
  await open();
  enter('5', '', '9000');
  await saveFee(await tokenOf('admin'), { ...(await feePlaceOf('6')), ...AMOUNTS });
  enter('6', '', '8000');
  await confirmSave();
  const dialog = await screen.findByRole('dialog', { name: 'These fees have changed' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(amounts('6')[0]).toBe('2,000'));
  expect(amounts('5')[1]).toBe('9,000');
});

test('a failed save keeps the entries and shows the fallback', async () => {
  await open({ fault: replyTo(SAVE, rejectWith(999)) });
  enter('5', '', '9000');
  await confirmSave();
  expect(await screen.findByText('Failed to save fee structures')).toBeVisible();
  expect(amounts('5')[1]).toBe('9,000');
});

test.each(['2026 - 2027', '2025 - 2026'])(
  'SESSION-45 the session %s, which has begun, is shown without fields',
  async (session) => {
    await open();
    expect(editableCells()).not.toEqual([]);
    expect(screen.getByRole('button', { name: 'Take over…' })).toBeVisible();
    await chooseOption('Session', session);
    expect(await screen.findByText(new RegExp(`^The session ${session} has begun`))).toBeVisible();
    expect(editableCells()).toEqual([]);
    for (const name of ['Save', 'Take over…']) expect(screen.queryByRole('button', { name })).toBeNull();
  },
);

test('a school without classes has a link to the classes, and a failed load its text', async () => {
  await sql("UPDATE classes SET disabled = true WHERE school_id = 1 AND name <> 'Default'");
  await open({}, false);
  expect(await screen.findByText('The school has no classes yet.')).toBeVisible();
  await renderPortal({
    at: '/classes/fees',
    as: 'admin',
    fault: replyTo(`GET /fee-structures/${(await feePlaceOf()).sessionId}`, rejectWith(999)),
  });
  expect(await screen.findByText('Failed to load the fee structures')).toBeVisible();
});

test('the class screen leads to the grid', async () => {
  const { path } = await renderPortal({ at: '/classes', as: 'admin' });
  fireEvent.click(await screen.findByRole('link', { name: 'Fees of all classes' }));
  await waitFor(() => expect(path()).toBe('/classes/fees'));
  expect(await screen.findByRole('button', { name: 'Take over…' })).toBeVisible();
});

test('the class screen marks the classes that have no fees in the next session', async () => {
  const { classId, sessionId } = await feePlaceOf('5');
  await giveFees(sessionId);
  await sql('DELETE FROM fee_structures WHERE session_id = $1 AND class_id = $2', [sessionId, classId]);
  await renderPortal({ at: '/classes', as: 'admin' });
  const marks = await screen.findAllByText('No fees in 2027 - 2028 yet');
  expect(marks.map((mark) => mark.closest('li')?.querySelector('strong')?.textContent)).toEqual(['5']);
});
