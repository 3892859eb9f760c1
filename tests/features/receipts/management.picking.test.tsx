import { emptyReceipts } from '../../provider/support/receipts';
import { fireEvent, within } from '@testing-library/react';
import { receiptList } from '@/features/receipts/management/receiptListSlice';
import { renderPortal, screen, waitFor, waitForResponses, useProviderDate } from '../../support/portal';
import { resetProvider } from '../../support/provider';
import { recordVisits } from '../support/life';
import { openReceipts, RECEIPT_LIST, RECEIPT_PLAIN, RECEIPTS } from '../support/receipts';
import { AANYA, PAST, RUNNING, RUNNING_ID } from '../support/students';
import { recordCalls } from '../../support/faults';
import {
  getDialog,
  findDialog,
  navigateTo,
  getField,
  fillField,
  waitForTable,
  getButton,
  chooseOption,
  selectedText,
  clickButton,
  queryDatabase,
} from '../../support/screen';

beforeEach(async () => {
  await resetProvider();
  await emptyReceipts();
  useProviderDate();
});

const FEE = '/receipts/fee';
const PICKER = 'POST /student/all/paged?pages=0&size=10';
const ELIGIBLE = { registrationStatus: 'COMPLETE', includeDisabled: false, includeBlocked: false };
const STUDENT = { studentId: 69, studentCode: AANYA.code, studentName: AANYA.name };
const KEPT = {
  schoolId: undefined,
  sessionId: -1,
  classId: -1,
  receiptType: 'ALL',
  status: 'PENDING',
  startDate: '2026-06-01',
  endDate: undefined,
  searchText: '',
  studentSearchText: '',
  printed: 'ALL',
  sortBy: undefined,
  sortOrder: undefined,
};

const searchBox = (title: string) => within(getDialog(title)).getByLabelText('Student (Name/Code)');

/** Finds one student in the dialog and takes it by Enter. */
async function pickIn(title: string): Promise<void> {
  fireEvent.change(searchBox(title), { target: { value: `${AANYA.code} aanya` } });
  await waitFor(() => expect(getDialog(title).querySelectorAll('[role="option"]')).toHaveLength(1));
  fireEvent.keyDown(searchBox(title), { key: 'Enter', code: 'Enter' });
  await waitForResponses();
}

test.each([
  ['RECEIPT-15', 'Add Receipt', 'Choose a student for the receipt', {}],
  ['RECEIPT-16', 'Generate Fee Certificate', 'Choose a student for the fee certificate', { certificate: true }],
])(
  '%s STUDENT-76 %s picks a complete registration and goes on with student, session and filters',
  async (_id, name, title, more) => {
    const searches = recordCalls(PICKER);
    const rendered = await openReceipts({ fault: searches.fault });
    await chooseOption('Status', 'Pending');
    await fillField('From Date', '01/06/2026');
    const visits = recordVisits(rendered);
    getButton(name).focus();
    clickButton(name);
    await findDialog(title);
    await waitFor(() => expect(searchBox(title)).toHaveFocus());
    await pickIn(title);
    await waitFor(() => expect(visits.map(({ path }) => path)).toContain(FEE));
    expect(searches.bodies.at(-1)).toMatchObject(ELIGIBLE);
    expect(visits.find(({ path }) => path === FEE)?.state).toEqual({
      student: STUDENT,
      sessionId: RUNNING_ID,
      filters: KEPT,
      ...more,
    });
  },
);

test.each([
  ['RECEIPT-15', 'Add Receipt', 'Choose a student for the receipt'],
  ['RECEIPT-16', 'Generate Fee Certificate', 'Choose a student for the fee certificate'],
])('%s the session that %s passes on is the one chosen in its dialog', async (_id, name, title) => {
  const rendered = await openReceipts();
  const visits = recordVisits(rendered);
  clickButton(name);
  await findDialog(title);
  const session = within(getDialog(title)).getByLabelText('Session', {
    selector: 'input',
  });
  await waitFor(() => expect(session.closest('.ant-select')).toHaveTextContent(RUNNING));
  fireEvent.mouseDown(session);
  const option = await screen.findByText(PAST, { selector: '.ant-select-item-option-content' });
  fireEvent.click(option);
  await waitForResponses();
  await pickIn(title);
  await waitFor(() => expect(visits.find(({ path }) => path === FEE)?.state).toMatchObject({ sessionId: 1 }));
});

test('a search that found nothing is repeated: the student may have been registered since', async () => {
  const title = 'Choose a student for the receipt';
  const { bodies, fault } = recordCalls(PICKER);
  await openReceipts({ fault });
  const search = async (value: string, found: number) => {
    const before = bodies.length;
    fireEvent.change(searchBox(title), { target: { value } });
    await waitFor(() => expect(getDialog(title).querySelectorAll('[role="option"]')).toHaveLength(found));
    await waitFor(() => expect(bodies.length).toBeGreaterThan(before));
  };
  clickButton('Add Receipt');
  await findDialog(title);
  await search('Zubeda', 0);
  await search('Zubeda K', 0);
  await queryDatabase(
    `UPDATE students SET name = 'Zubeda Khan', name_key = 'zubeda khan' WHERE id = ${STUDENT.studentId}`,
  );
  await search('Zubeda', 1);
});

test('closing the picker leads back to its button, and nothing is opened', async () => {
  const rendered = await openReceipts();
  getButton('Add Receipt').focus();
  clickButton('Add Receipt');
  await findDialog('Choose a student for the receipt');
  fireEvent.click(
    within(getDialog('Choose a student for the receipt')).getByLabelText('Close', { selector: 'button' }),
  );
  await waitFor(() => expect(getButton('Add Receipt')).toHaveFocus());
  expect(rendered.path()).toBe(RECEIPTS);
});

test('on return from another screen the filters are as they were', async () => {
  const { bodies, fault } = recordCalls(RECEIPT_LIST);
  const rendered = await openReceipts({ fault });
  await chooseOption('Status', 'Pending');
  await fillField('From Date', '01/06/2026');
  await waitForTable();
  await navigateTo(rendered, '/profile');
  await navigateTo(rendered, RECEIPTS);
  await screen.findByLabelText('Student Code/Name');
  await waitForTable();
  expect([selectedText('Status'), getField('From Date').value]).toEqual(['Pending', '01/06/2026']);
  expect(bodies.at(-1)).toEqual({
    ...RECEIPT_PLAIN,
    status: 'PENDING',
    startDate: '2026-06-01',
    includeDeleted: false,
  });
});

test('RECEIPT-48 filters handed over take the place of those a reload forgot, but not those of another list', async () => {
  const state = { student: STUDENT, sessionId: RUNNING_ID, filters: JSON.parse(JSON.stringify(KEPT)) as object };
  const { portal, leave } = await renderPortal({ at: RECEIPTS, as: 'clerk', state });
  await screen.findByLabelText('Student Code/Name');
  await waitForTable();
  expect(receiptList.select(portal.store.getState()).filters).toEqual(KEPT);
  expect([selectedText('Status'), getField('From Date').value]).toEqual(['Pending', '01/06/2026']);
  leave();
  const other = { ...state, filters: { schoolId: 1, classId: 2, sectionId: -1, searchText: 'a' } };
  const again = await renderPortal({ at: RECEIPTS, as: 'clerk', state: other });
  await screen.findByLabelText('Student Code/Name');
  await waitForTable();
  expect(receiptList.select(again.portal.store.getState()).filters).toEqual({
    ...KEPT,
    status: 'ALL',
    startDate: undefined,
  });
});
