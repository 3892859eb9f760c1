import { act, within } from '@testing-library/react';
import { resetProvider, sql } from '../../support/provider';
import { screen, waitFor, waitForResponses } from '../../support/portal';
import {
  ACTIVE_SESSIONS,
  STRIKE_OFF,
  STRUCK,
  TC,
  recordVisits,
  openLeaverList,
  openReadmission,
} from '../support/life';
import { NEXT, PAST, RUNNING, RUNNING_ID, typeSearch } from '../support/students';
import { countCalls, holdResponse, replyTo, rejectWith } from '../../support/faults';
import {
  getDialog,
  findDialog,
  optionsOf,
  clickButton,
  chooseOption,
  navigateTo,
  queryDatabase,
  waitForTable,
  clickSearch,
} from '../../support/screen';

beforeEach(resetProvider);

const RECEIPT = '/receipts/fee';
const FILTERS = { schoolId: 1, classId: -1, sectionId: -1, searchText: '' };
const TC_LIST = {
  list: 'the TC list',
  at: '/students/tc-list',
  student: TC,
  life: 'TC_ISSUED',
  actionType: 'readmission',
  filters: { ...FILTERS, sessionId: RUNNING_ID },
};
const STRIKE_OFF_LIST = {
  list: 'the strike-off list',
  at: '/students/strike-off',
  student: STRUCK,
  life: 'STRUCK_OFF',
  actionType: 'name-strike-off',
  filters: FILTERS,
};
const [NEXT_ID, PAST_ID] = [3, 1];
const activate = (id: number, disabled = false) =>
  sql("UPDATE sessions SET status = 'ACTIVE', disabled = $2 WHERE id = $1", [id, disabled]);

test.each([
  ['CALL-42 LIFECYCLE-06 LIFECYCLE-19 LIFECYCLE-20 SESSION-69', TC_LIST],
  ['CALL-42 LIFECYCLE-24 LIFECYCLE-19 LIFECYCLE-20', STRIKE_OFF_LIST],
])(
  '%s with one active session $list leads to the fee receipt',
  async (_id, { at, student, life, actionType, filters }) => {
    await activate(PAST_ID, true);
    const rendered = await openLeaverList(at);
    const visits = recordVisits(rendered);
    typeSearch(String(student.studentCode));
    await clickSearch();
    await openReadmission(rendered, student.studentName);
    await waitFor(() => expect(visits.map(({ path }) => path)).toContain(RECEIPT));
    const searchText = String(student.studentCode);
    expect(visits.find(({ path }) => path === RECEIPT)?.state).toEqual({
      student,
      sessionId: RUNNING_ID,
      actionType,
      filters: { ...filters, searchText },
    });
    // The receipt does it, once it is saved: leaving without one changes nothing.
    const lifeOf = () => queryDatabase('SELECT life FROM students WHERE id = $1', [student.studentId]);
    await waitForResponses();
    await navigateTo(rendered, at);
    await waitFor(() => expect(rendered.path()).toBe(at));
    await waitForResponses();
    expect([countCalls(rendered.sent, STRIKE_OFF), await lifeOf()]).toEqual([0, [{ life }]]);
  },
);

test('LIFECYCLE-06 LIFECYCLE-19 LIFECYCLE-20 the TC list of an earlier session leads to the active session', async () => {
  await sql(
    `INSERT INTO enrolments (school_id, session_id, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at)
     SELECT school_id, $3, student_id, class_id, section_id, registration_status, origin, life, name_key, created_at
       FROM enrolments WHERE student_id = $1 AND session_id = $2 ON CONFLICT DO NOTHING`,
    [TC.studentId, RUNNING_ID, PAST_ID],
  );
  const rendered = await openLeaverList(TC_LIST.at);
  const visits = recordVisits(rendered);
  await chooseOption('Session', PAST);
  await waitForTable();
  await openReadmission(rendered, TC.studentName);
  await waitFor(() => expect(visits.map(({ path }) => path)).toContain(RECEIPT));
  expect(visits.find(({ path }) => path === RECEIPT)?.state).toMatchObject({
    sessionId: RUNNING_ID,
    filters: { sessionId: PAST_ID },
  });
});

test.each([
  ['LIFECYCLE-06 LIFECYCLE-21 LIFECYCLE-19 CALL-42', TC_LIST],
  ['LIFECYCLE-22 LIFECYCLE-24 LIFECYCLE-19 CALL-42', STRIKE_OFF_LIST],
])('%s with several active sessions one has to be chosen', async (_id, { at, student, actionType, filters }) => {
  await activate(NEXT_ID);
  const rendered = await openLeaverList(at);
  if (at === TC_LIST.at) await chooseOption('Session', RUNNING);
  await waitForTable();
  const visits = recordVisits(rendered);
  await openReadmission(rendered, student.studentName);
  const title = `Re-Admission of “${student.studentName}”`;
  const dialog = await findDialog(title);
  clickButton('Continue', dialog);
  expect(await within(dialog).findByText('Please select a session')).toBeVisible();
  expect(visits.filter(({ path }) => path === RECEIPT)).toEqual([]);
  expect(await optionsOf('Session', NEXT, dialog)).toEqual([NEXT, RUNNING]);
  await chooseOption('Session', NEXT, dialog);
  clickButton('Continue', getDialog(title));
  await waitFor(() =>
    expect(visits.find(({ path }) => path === RECEIPT)?.state).toEqual({
      student,
      sessionId: NEXT_ID,
      actionType,
      filters,
    }),
  );
});

test.each([TC_LIST, STRIKE_OFF_LIST])(
  'LIFECYCLE-23 without an active session $list says so and leads nowhere, until there is one',
  async ({ at, student }) => {
    await sql("UPDATE sessions SET status = 'COMPLETED' WHERE school_id = 1 AND status = 'ACTIVE'");
    const rendered = await openLeaverList(at);
    if (at === TC_LIST.at) await chooseOption('Session', RUNNING);
    await waitForTable();
    const visits = recordVisits(rendered);
    await openReadmission(rendered, student.studentName);
    expect(await screen.findByText('No active session found')).toBeVisible();
    await waitForResponses();
    expect([visits, countCalls(rendered.sent, STRIKE_OFF)]).toEqual([[], 0]);
    // The sessions are those of the moment, not those that were read before.
    await act(() => activate(RUNNING_ID));
    await openReadmission(rendered, student.studentName);
    await waitFor(() => expect(visits.map(({ path }) => path)).toContain(RECEIPT));
  },
);

test.each([TC_LIST, STRIKE_OFF_LIST])(
  'LIFECYCLE-25 CALL2-03 a re-admission from $list whose sessions cannot be looked up says so, in the words of the provider if there are any',
  async ({ at, student }) => {
    const [silent, telling] = [rejectWith(105, '', { status: 500 }), rejectWith(105, 'Not today', { status: 500 })];
    const rendered = await openLeaverList(at, { fault: replyTo(ACTIVE_SESSIONS, silent, telling) });
    const visits = recordVisits(rendered);
    for (const text of ['Failed to readmit student', 'Not today']) {
      await openReadmission(rendered, student.studentName);
      expect(await screen.findByText(text)).toBeVisible();
    }
    expect(visits).toEqual([]);
  },
);

test('who has gone elsewhere in the meantime is not led to the receipt', async () => {
  const gate = holdResponse();
  const rendered = await openLeaverList(TC_LIST.at, { fault: replyTo(ACTIVE_SESSIONS, gate.reply) });
  await openReadmission(rendered, TC.studentName);
  await waitFor(() => expect(document.querySelector('.portal-table')).toHaveAttribute('aria-busy', 'true'));
  const visits = recordVisits(rendered);
  await navigateTo(rendered, '/profile');
  gate.release();
  await waitForResponses();
  expect(visits.map(({ path }) => path)).toEqual(expect.not.arrayContaining([RECEIPT]));
});
