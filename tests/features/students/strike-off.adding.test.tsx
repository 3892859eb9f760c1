import { fireEvent, within } from '@testing-library/react';
import { resetProvider } from '../../support/provider';
import { screen, waitFor, type Rendered, type RenderOptions, waitForResponses } from '../../support/portal';
import { openStruckOff, STRIKE_OFF, STRUCK_OFF_LIST as LIST } from '../support/life';
import { signInAs } from '../support/signingIn';
import { AANYA, PAST, RUNNING_ID, shownCodes } from '../support/students';
import {
  countCalls,
  combineFaults,
  loseResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
  unauthorised,
} from '../../support/faults';
import {
  getButton,
  getDialog,
  findDialog,
  clickButton,
  navigateTo,
  waitForTable,
  queryDatabase,
  chooseOption,
  waitForEnabled,
  waitForNoDialog,
} from '../../support/screen';

beforeEach(resetProvider);

const SEARCH = 'Choose a student to strike off';
const CONFIRM = `Strike off the name of “${AANYA.name}”?`;
const ID = 69;
const REASON = 'Absent for 30 days\nसूचना दी गई';
const SENT = { schoolId: 1, sessionId: RUNNING_ID, studentId: ID, comment: REASON, type: 'INACTIVE' };

const searchBox = () => within(getDialog(SEARCH)).getByLabelText('Student (Name/Code)');
const reason = () => within(getDialog(CONFIRM)).getByLabelText('Reason');
const typeReason = (text: string) => void fireEvent.change(reason(), { target: { value: text } });
const strikeOff = () => getButton('Strike Off', getDialog(CONFIRM));
const stored = () => queryDatabase('SELECT type, comment, session_id FROM student_history WHERE student_id = $1', [ID]);

/** The confirmation for one student, found in the dialog and taken by Enter. */
async function openConfirmation(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openStruckOff(options);
  getButton('Add Name Strike Off').focus();
  clickButton('Add Name Strike Off');
  await findDialog(SEARCH);
  await waitFor(() => expect(searchBox()).toHaveFocus());
  fireEvent.change(searchBox(), { target: { value: '1068 aanya' } });
  await waitFor(() => expect(getDialog(SEARCH).querySelectorAll('[role="option"]')).toHaveLength(1));
  fireEvent.keyDown(searchBox(), { key: 'Enter', code: 'Enter' });
  await findDialog(CONFIRM);
  await waitForResponses();
  return rendered;
}

test('STUDENT-76 only complete registrations of active students are found to strike off', async () => {
  const { bodies, fault } = recordCalls('POST /student/all/paged?pages=0&size=10');
  await openConfirmation({ fault });
  const search = bodies.find((body) => (body as { searchText?: string }).searchText === '1068 aanya');
  expect(search).toMatchObject({ registrationStatus: 'COMPLETE', includeDisabled: false, includeBlocked: false });
});

test('AUTH-42 LIFECYCLE-14 LIFECYCLE-15 LIFECYCLE-16 LIFECYCLE-17 CALL2-08 CALL2-24 ENUM-08 ENUM-29 CONST-21 a name is struck off by keyboard: search, reason, Ctrl and Enter', async () => {
  const { bodies, headers, fault } = recordCalls(STRIKE_OFF);
  const { sent } = await openConfirmation({ fault });
  const lines = [...getDialog(CONFIRM).querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Student Code1068', 'ClassLKG B', 'Father NameRamesh Agarwal']);
  await waitFor(() => expect(reason()).toHaveFocus());
  const send = () => fireEvent.keyDown(reason(), { key: 'Enter', code: 'Enter', ctrlKey: true });
  for (const text of ['', '  \n ']) {
    typeReason(text);
    expect(strikeOff()).toBeDisabled();
    send();
    expect(await screen.findByText('Reason is required.')).toBeVisible();
  }
  await waitForResponses();
  expect(bodies).toEqual([]);
  typeReason(` ${REASON} `);
  await waitForEnabled(strikeOff);
  send();
  expect(await screen.findByText('Student name struck off successfully')).toBeVisible();
  await waitForNoDialog();
  expect(bodies).toEqual([SENT]);
  expect(headers[0]?.get('Idempotency-Key')).toMatch(/\S{8,}/);
  await waitFor(() => expect(shownCodes()).toContain('1068'));
  expect(countCalls(sent, LIST)).toBe(2);
  expect(await stored()).toEqual([{ type: 'INACTIVE', comment: REASON, session_id: RUNNING_ID }]);
});

test('LIFECYCLE-16 the session sent is the one chosen in the search dialog', async () => {
  const { bodies, fault } = recordCalls(STRIKE_OFF);
  await openStruckOff({ fault });
  clickButton('Add Name Strike Off');
  await findDialog(SEARCH);
  await chooseOption('Session', PAST);
  fireEvent.change(searchBox(), { target: { value: '1068 aanya' } });
  await waitFor(() => expect(getDialog(SEARCH).querySelectorAll('[role="option"]')).toHaveLength(1));
  fireEvent.click(getDialog(SEARCH).querySelector('[role="option"]') as Element);
  await findDialog(CONFIRM);
  typeReason(REASON);
  await waitForEnabled(strikeOff);
  clickButton('Strike Off', getDialog(CONFIRM));
  await waitFor(() => expect(bodies).toEqual([{ ...SENT, sessionId: 1 }]));
  await waitForNoDialog();
});

test('LIFECYCLE-17 CALL2-03 a strike-off that fails says why and keeps the reason; an answer that got lost is not a second strike-off', async () => {
  const { headers, fault } = recordCalls(STRIKE_OFF);
  const replies = replyTo(
    STRIKE_OFF,
    rejectWith(105, '', { status: 500 }),
    rejectWith(185, 'Not today'),
    loseResponse,
    passThrough,
  );
  await openConfirmation({ fault: combineFaults(fault, replies) });
  typeReason(REASON);
  await waitForEnabled(strikeOff);
  for (const text of ['Failed to strike off student', 'Not today', 'Network error occurred']) {
    clickButton('Strike Off', getDialog(CONFIRM));
    expect(await screen.findByText(text)).toBeVisible();
    await waitForEnabled(strikeOff);
    expect(reason()).toHaveValue(REASON);
  }
  expect(within(getDialog(CONFIRM)).getByText('Save not confirmed. Your entries are still here.')).toBeVisible();
  clickButton('Strike Off', getDialog(CONFIRM));
  expect(await screen.findByText('Student name struck off successfully')).toBeVisible();
  expect(new Set(headers.map((sent) => sent.get('Idempotency-Key'))).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('a reason longer than the contract takes is refused at its field, and counted', async () => {
  const { bodies, fault } = recordCalls(STRIKE_OFF);
  await openConfirmation({ fault });
  typeReason('अ'.repeat(256));
  expect(await within(getDialog(CONFIRM)).findByText('256 / 255')).toBeVisible();
  await waitForEnabled(strikeOff);
  clickButton('Strike Off', getDialog(CONFIRM));
  expect(await screen.findByText('Reason must not be more than 255 characters.')).toBeVisible();
  expect(bodies).toEqual([]);
});

test('LIFECYCLE-14 Cancel leads back to the search with its result, closing that to the button, and a reason that was dropped keeps nobody', async () => {
  const rendered = await openConfirmation();
  typeReason(REASON);
  clickButton('Cancel', getDialog(CONFIRM));
  await waitFor(() => expect(screen.queryByText(CONFIRM)).toBeNull());
  expect(searchBox()).toHaveValue('1068 aanya');
  await waitFor(() => expect(searchBox()).toHaveFocus());
  fireEvent.keyDown(searchBox(), { key: 'Enter', code: 'Enter' });
  await findDialog(CONFIRM);
  expect(reason()).toHaveValue('');
  typeReason(REASON);
  await waitForEnabled(strikeOff);
  clickButton('Cancel', getDialog(CONFIRM));
  await waitFor(() => expect(screen.queryByText(CONFIRM)).toBeNull());
  fireEvent.click(within(getDialog(SEARCH)).getByLabelText('Close', { selector: 'button' }));
  await waitForNoDialog();
  await waitFor(() => expect(getButton('Add Name Strike Off')).toHaveFocus());
  expect(countCalls(rendered.sent, STRIKE_OFF)).toBe(0);
  await navigateTo(rendered, '/profile');
  expect(rendered.path()).toBe('/profile');
});

test('a link asks before the reason is lost', async () => {
  const rendered = await openConfirmation();
  typeReason(REASON);
  await waitForEnabled(strikeOff);
  await navigateTo(rendered, '/profile');
  expect(await screen.findByText('You have unsaved changes. Leave without saving?')).toBeVisible();
  expect(rendered.path()).toBe('/students/strike-off');
});

test('the reason survives an expired sign-in: the confirmation opens again with it, and saves', async () => {
  const { bodies, fault } = recordCalls(STRIKE_OFF);
  const expired = combineFaults(
    fault,
    replyTo(STRIKE_OFF, unauthorised, passThrough),
    replyTo('POST /auth/refreshToken', unauthorised),
  );
  const rendered = await openConfirmation({ fault: expired });
  typeReason(REASON);
  await waitForEnabled(strikeOff);
  clickButton('Strike Off', getDialog(CONFIRM));
  await signInAs(rendered.user, 'clerk');
  await screen.findByText('Welcome, Ramesh Gupta!', { selector: 'h1' });
  await navigateTo(rendered, '/students/strike-off');
  await findDialog(CONFIRM);
  expect(reason()).toHaveValue(REASON);
  await waitForTable();
  clickButton('Strike Off', getDialog(CONFIRM));
  expect(await screen.findByText('Student name struck off successfully')).toBeVisible();
  expect(bodies.at(-1)).toEqual(SENT);
});
