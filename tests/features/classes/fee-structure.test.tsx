// The way to the fees of a class and back, and what is only read there.
import { act, within } from '@testing-library/react';
import { feePlaceOf } from '../../provider/support/fees';
import { renderPortal, screen, waitFor } from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import { classButton, NALANDA, openAsPlatform, openClasses, selectClass } from '../support/classes';
import {
  amounts,
  defineFees,
  feesAddress,
  fillAmounts,
  openFees,
  openFeesForm,
  SAVE,
  SAVED,
  saveFees,
  shares,
} from '../support/fees';
import { NEXT, PAST, RUNNING } from '../support/sessions';
import { optionsOf, chooseOption, selectedText, clickButton, navigateTo } from '../../support/screen';
import { withdrawPrivileges } from '../../provider/support/privileges';
import { recordCalls } from '../../support/faults';

beforeEach(resetProvider);

const MANAGE = 'Manage Fee Structure';
const VIEW = 'View Fee Structure';
const FIRST_CHOOSE = 'Please select a class and session first';
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.queryByRole('button', { name });

test('CLASS-06 CLASS-11 a user who may set fees gets a selector of sessions, with none chosen, and a button', async () => {
  await openClasses();
  expect(selectedText('Session')).toBe('Choose a session');
  expect(button(MANAGE)).toBeVisible();
});

test('CLASS-06 others get neither, nor the form by its address', async () => {
  await withdrawPrivileges('admin', 'CLASS_FEE_STRUCTURE');
  await openClasses({ at: await feesAddress() });
  expect(screen.queryByRole('combobox', { name: 'Session' })).toBeNull();
  expect([button(MANAGE), button(VIEW)]).toEqual([null, null]);
  await title('Class Section Management');
});

test('CLASS-07 SESSION-69 the selector leaves out disabled sessions', async () => {
  await sql('UPDATE sessions SET disabled = true WHERE school_id = 1 AND name = $1', [PAST]);
  await openClasses();
  expect(await optionsOf('Session', NEXT)).toEqual([NEXT, RUNNING]);
});

test.each([
  [NEXT, MANAGE],
  [RUNNING, VIEW],
  [PAST, VIEW],
])(
  'CLASS-08 CLASS-12 with the session %s the button reads %s and opens the fees of the class',
  async (session, label) => {
    const { user } = await openClasses();
    await selectClass(user, '5');
    await chooseOption('Session', session);
    expect(button(label)).toBeVisible();
    clickButton(label);
    await title(`Fee Structure: Class 5, ${session}`);
  },
);

test.each(['Default', 'DEFAULT '])('CLASS-09 CONST-32 for the class named “%s” there is no button', async (name) => {
  await sql("UPDATE classes SET name = $1 WHERE school_id = 1 AND name = 'Default'", [name]);
  const { user } = await openClasses();
  await user.click(await classButton(name.trim()));
  await waitFor(() => expect(button(MANAGE)).toBeNull());
  for (const session of [NEXT, RUNNING]) {
    await chooseOption('Session', session);
    expect([button(MANAGE), button(VIEW)]).toEqual([null, null]);
  }
  await selectClass(user, '5');
  expect(button(VIEW)).toBeVisible();
});

test.each([
  ['class and session', false, false],
  ['a session', true, false],
  ['a class', false, true],
])('CLASS-10 without %s the button asks for it', async (_lacks, withClass, withSession) => {
  const { user, router } = await openClasses();
  if (withClass) await selectClass(user, '5');
  if (withSession) await chooseOption('Session', NEXT);
  clickButton(MANAGE);
  expect(await screen.findByText(FIRST_CHOOSE)).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('CLASS-12 FEE-01 FEE-02 CALL-29 CALL-41 the form opens for class and session; back come the panels, with what was chosen', async () => {
  const rendered = await openClasses();
  await selectClass(rendered.user, '5');
  await chooseOption('Session', NEXT);
  clickButton(MANAGE);
  await title(`Fee Structure: Class 5, ${NEXT}`);
  expect(`${rendered.path()}${rendered.router.state.location.search}`).toBe(await feesAddress());
  expect(screen.queryByRole('heading', { name: 'Classes' })).toBeNull();
  await act(() => sql("UPDATE sessions SET name = 'Renamed' WHERE school_id = 1 AND name = $1", [RUNNING]));
  clickButton('Back to classes');
  await title('Class Section Management');
  expect(selectedText('Session')).toBe(NEXT);
  expect(await classButton('5')).toHaveAttribute('aria-pressed', 'true');
  // The sessions are asked for again.
  expect(await optionsOf('Session', 'Renamed')).not.toContain(RUNNING);
  await navigateTo(rendered, -1);
  await title(`Fee Structure: Class 5, ${NEXT}`);
});

test('FEE-02 its address opens it again, with the way to the classes in the trail', async () => {
  const { user } = await openFeesForm();
  await user.click(
    within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getByText('Class Section Management'),
  );
  await title('Class Section Management');
  await waitFor(() => expect(selectedText('Session')).toBe(NEXT));
});

test('FEE-02 an address of a class or a session that is unknown says so, and leads back', async () => {
  const { sessionId, classId } = await feePlaceOf();
  const rendered = await renderPortal({ at: `/classes?session=${sessionId}&class=999999`, as: 'admin' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The class is unknown');
  clickButton('Back to classes');
  await title('Class Section Management');
  await navigateTo(rendered, `/classes?session=999999&class=${classId}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('The requested resource was not found');
});

test('FEE-01 a platform user opens the fees of the chosen school’s class', async () => {
  const { user } = await openAsPlatform(NALANDA);
  await selectClass(user, '5');
  await chooseOption('Session', NEXT);
  clickButton(MANAGE);
  await title(`Fee Structure: Class 5, ${NEXT}`);
  expect(await screen.findByLabelText('Total Fee')).toBeEnabled();
});

const cells = (text: string) =>
  [...(screen.getByText(text).closest('tr')?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);

const amountRows = () =>
  [...document.querySelectorAll('.fee-table:not(.fee-schedule) tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

test.each([
  ['FEE-08', 'ACTIVE'],
  ['FEE-09', 'COMPLETED'],
])('CALL-47 %s FEE-32 SESSION-45 in a session that is %s fees and schedule are read only', async (_id, status) => {
  await openFees({ status });
  await screen.findByRole('heading', { name: 'Payment schedule' });
  expect(amountRows()).toEqual([
    ['Total Fee', '₹19,150.50', '100.00%'],
    ['Admission Fee', '₹1,500.00', '7.83%'],
    ['Tuition Fee', '₹15,300.00', '79.89%'],
    ['Exam Fee', '₹600.00', '3.13%'],
    ['Computer Fee', '₹800.00', '4.18%'],
    ['Development Fee', '₹700.00', '3.66%'],
    ['Other Fee', '₹250.50', '1.31%'],
  ]);
  const year = status === 'ACTIVE' ? 2026 : 2025;
  expect(cells(`10/04/${year}`)).toEqual(['1', `10/04/${year}`, '₹7,660.00']);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryAllByRole('button', { name: /^(Remove|Split)/ })).toEqual([]);
  expect([button('Save Fee Structure'), button('Save Payment Schedule'), button('Add Payment')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(screen.getByText(new RegExp(`This session is ${status.toLowerCase()}`))).toBeVisible();
});

test.each([
  ['has begun', 'ACTIVE'],
  ['is over', 'COMPLETED'],
])(
  'FEE-11 CODE-122 where none was defined and the session %s, that is shown over an empty form',
  async (_when, status) => {
    const { sessionId } = await feePlaceOf('5', status);
    await sql('DELETE FROM fee_structures WHERE session_id = $1', [sessionId]);
    await openFees({ status });
    const notice = await screen.findByText('Fee structure has not been defined for this class in the selected session');
    expect(notice).toBeVisible();
    expect(notice.compareDocumentPosition(screen.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(amountRows().map(([, ...values]) => values)).toEqual(Array.from({ length: 7 }, () => ['–', '–']));
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    expect(button('Save Fee Structure')).toBeNull();
    expect(screen.queryByText('Payment schedule')).toBeNull();
  },
);

test('CALL-47 FEE-05 FEE-06 a class with streams asks for one first, and shows the fees of that one', async () => {
  const { user, router } = await openFees({ className: '11', status: 'ACTIVE' });
  await screen.findByText('Choose a stream to see its fees');
  expect(screen.queryByText('Total Fee')).toBeNull();
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Science',
    'Commerce',
    'Arts',
  ]);
  const visited = window.history.length;
  const totals: (string | null | undefined)[] = [];
  for (const stream of ['Science', 'Arts']) {
    await user.click(screen.getByRole('radio', { name: stream }));
    await waitFor(() => expect(router.state.location.search).toContain(`stream=${stream.toUpperCase()}`));
    await screen.findByText('Total Fee');
    totals.push(cells('Total Fee')[0]);
  }
  expect(totals).toEqual(['₹27,550.50', '₹24,550.50']);
  // Back leads out of the fees, not through the streams.
  expect(window.history.length).toBe(visited);
});

test('FEE-05 FEE-06 CALL-48 an only stream is chosen already and saved, and a class without streams asks for none', async () => {
  await sql(
    "UPDATE sections SET stream = 'ARTS' WHERE class_id = (SELECT id FROM classes WHERE school_id = 1 AND name = '11')",
  );
  const { fault, bodies } = recordCalls(SAVE);
  const { leave } = await openFeesForm({ className: '11', fault });
  expect(screen.getByRole('radio', { name: 'Arts' })).toBeChecked();
  await fillAmounts('600', '100', '100', '100', '100', '100', '100');
  saveFees();
  expect(await screen.findByText(SAVED)).toBeVisible();
  expect(bodies).toMatchObject([{ ...(await feePlaceOf('11')), stream: 'ARTS' }]);
  leave();
  await openFeesForm();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('FEE-10 CODE-122 CALL-47 where none is defined an empty form opens, and nothing is called a failure', async () => {
  const rendered = await openFeesForm();
  expect(amounts()).toEqual(['', '', '', '', '', '', '']);
  expect(shares()).toEqual(['', '', '', '', '', '']);
  expect(button('Save Fee Structure')).toBeEnabled();
  expect(screen.queryByText('Payment schedule')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  // Opened again it shows what another user has defined in the meantime.
  clickButton('Back to classes');
  await title('Class Section Management');
  await act(defineFees);
  await navigateTo(rendered, -1);
  await screen.findByLabelText('Total Fee');
  // The field has the focus, so that its digits can be replaced.
  expect(amounts()[0]).toBe('24000.50');
});
