import { fireEvent, within } from '@testing-library/react';
import { useState } from 'react';
import type { StudentRow } from '@/api/students';
import { StudentSearchDialog } from '@/shared/domain';
import { LIST, PAST, RUNNING, RUNNING_ID } from '../../features/support/students';
import {
  screen,
  useFakeClock,
  waitFor,
  type RenderOptions,
  useProviderDate,
  advanceClock,
  waitForResponses,
  waitUntil,
} from '../../support/portal';
import { resetProvider, sql } from '../../support/provider';
import { ESCAPE } from '../renderUi';
import { renderInStore } from './inStore';
import {
  countCalls,
  combineFaults,
  holdResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
} from '../../support/faults';
import { chooseOption, clearOption, selectedText, shownOptions } from '../../support/screen';

beforeEach(resetProvider);

const TITLE = 'Choose the student';
const BEFORE = 'Enter a search term to find students';
const NONE = 'No students found matching with the search text';
const SELECT_SESSION = 'Please select a session';

async function openDialog(options: RenderOptions = {}) {
  const taken: [StudentRow, number][] = [];
  function Host() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Choose</button>
        <StudentSearchDialog
          open={open}
          schoolId={1}
          title={TITLE}
          onPick={(student, sessionId) => taken.push([student, sessionId])}
          onClose={() => setOpen(false)}
        />
      </>
    );
  }
  const rendered = await renderInStore(<Host />, options);
  const open = async () => {
    await rendered.user.click(screen.getByText('Choose'));
    await screen.findByText(TITLE);
    await waitForResponses();
  };
  await open();
  return { ...rendered, taken, open };
}

/** Under jsdom all of antd's ids are one and the same: the dialog is found by its title. */
const dialog = () => screen.getByText(TITLE).closest<HTMLElement>('[role="dialog"]') as HTMLElement;
const box = () => within(dialog()).getByLabelText('Student (Name/Code)');
const type = (text: string) => void fireEvent.change(box(), { target: { value: text } });
const key = (name: string) => fireEvent.keyDown(box(), { key: name, code: name });
const options = () => [...dialog().querySelectorAll<HTMLElement>('[role="option"]')];
const found = (count: number) => waitFor(() => expect(options()).toHaveLength(count));
/** The links of the dialog: text and address. */
const links = () => [...dialog().querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
const namesIn = () => options().map((option) => option.querySelector('strong')?.textContent);
/** The index of the active option. */
const active = () => {
  const id = box().getAttribute('aria-activedescendant');
  const [marked, ...more] = options().filter((option) => option.getAttribute('aria-selected') === 'true');
  expect([marked?.id ?? null, more]).toEqual([id, []]);
  return options().findIndex((option) => option.id === id);
};

test('STUDENT-72 the dialog opens with the ACTIVE session and the focus in the search box, and says what to do', async () => {
  const { sent } = await openDialog();
  await waitFor(() => expect(box()).toHaveFocus());
  expect(within(dialog()).getByText(BEFORE)).toBeVisible();
  await waitFor(() => expect(selectedText('Session')).toBe(RUNNING));
  expect(within(dialog()).getByLabelText('Session')).toHaveAttribute('aria-required', 'true');
  expect(selectedText('Class')).toBe('All');
  expect(countCalls(sent, LIST)).toBe(0);
  // Options that begin with the typed letters come before those that only contain them.
  const classes = within(dialog()).getByLabelText('Class');
  fireEvent.mouseDown(classes);
  fireEvent.change(classes, { target: { value: 'u' } });
  await waitFor(() => expect(shownOptions().slice(0, 2)).toEqual(['UKG', 'Nursery']));
});

test('STUDENT-74 the look-up starts at 3 characters and 500 ms after the last one', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openDialog({ fault });
  useFakeClock();
  // The form tells of a letter a moment after it was typed.
  const letter = async (text: string) => {
    type(text);
    await waitForResponses();
  };
  await letter('aa');
  await advanceClock(2000);
  expect(within(dialog()).getByText(BEFORE)).toBeVisible();
  await letter('aan');
  await advanceClock(499);
  await letter('aany');
  await advanceClock(499);
  expect(within(dialog()).getByText('Searching…')).toBeVisible();
  expect(bodies).toEqual([]);
  await advanceClock(1);
  await waitUntil(() => options().length > 0);
  expect(bodies).toEqual([expect.objectContaining({ searchText: 'aany' })]);
  await letter('aa ');
  await advanceClock(2000);
  expect(options()).toEqual([]);
  expect(bodies).toHaveLength(1);
});

test('STUDENT-71 STUDENT-74 STUDENT-75 STUDENT-76 ENUM-41 it looks within the session and class, ten complete registrations at most', async () => {
  const { bodies, fault } = recordCalls(LIST);
  await openDialog({ fault });
  type('aan');
  await found(10);
  expect(within(dialog()).getByText('First 10 students. Type more to narrow the search')).toBeVisible();
  await chooseOption('Class', 'LKG');
  await waitFor(() => expect(bodies).toHaveLength(2));
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  expect(options().every((option) => /LKG [AB]/.test(option.textContent ?? ''))).toBe(true);
  const asked = {
    schoolId: 1,
    sessionId: RUNNING_ID,
    classId: -1,
    sectionId: -1,
    searchText: 'aan',
    registrationStatus: 'COMPLETE',
    includeDisabled: false,
    includeBlocked: false,
    sortBy: 'bestMatch',
    page: 0,
    size: 10,
  };
  expect(bodies).toEqual([asked, { ...asked, classId: 2 }]);
});

test('STUDENT-22 STUDENT-73 STUDENT-76 struck off, inactive, deleted and pending students are not found', async () => {
  await openDialog();
  for (const text of ['1115 pranav', '1505 yash', '1120 chirag', '1533 aanya', 'no such name']) {
    type(text);
    expect(await within(dialog()).findByText(NONE)).toBeVisible();
    expect(options()).toEqual([]);
  }
  type('1068 aanya');
  await found(1);
  expect(within(dialog()).getByText('1 student found', { selector: '[role="status"]' })).toBeVisible();
  expect(options()[0]).toHaveTextContent(/^Aanya AgarwalLKG B1068 · Father: Ramesh Agarwal · \d{10}$/);
});

const marked = (option: HTMLElement | undefined) =>
  [...(option?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);

test('STUDENT-76 a hidden code is listed first, disabled, with its reason and a link; Enter takes no part of a mobile', async () => {
  const { taken, user } = await openDialog();
  type('1533');
  await found(2);
  const [hidden, other] = options() as [HTMLElement, HTMLElement];
  expect(hidden).toHaveAttribute('aria-disabled', 'true');
  expect(hidden).toHaveTextContent(/^1533 Aanya Kumawat: section missing/);
  expect(other).toHaveAttribute('aria-disabled', 'false');
  expect(other).toHaveTextContent(/1137 · .+ · \d{10} · Parent: “1533”$/);
  expect(marked(other)).toEqual(['1533']);
  expect(within(dialog()).getByRole('link', { name: '1533: choose a section' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/students\/edit\?id=\d+&session=2$/),
  );
  expect(active()).toBe(-1);
  key('Enter');
  await user.click(hidden);
  key('ArrowDown');
  expect(active()).toBe(0);
  key('Enter');
  expect(taken).toEqual([]);
  key('ArrowDown');
  key('Enter');
  expect(taken.map(([{ studentCode }]) => studentCode)).toEqual([1137]);
});

test.each([
  ['1115 Pranav Sharma: name struck off', 're-admit', '/students/strike-off#schoolId=1&classId=3'],
  ['1205 Kartik Meena: TC issued', 'open TC list', /^\/students\/tc-list#schoolId=1&sessionId=2&classId=\d+$/],
  ['1505 Yash Bairwa: disabled', 'open student', /^\/students\/view\?id=\d+&session=2$/],
  ['1068 Aanya Agarwal: registration not complete', 'complete the registration', '/students/edit?id=69&session=2'],
  ['1120 Chirag Bairwa: deleted', '', ''],
])('STUDENT-76 a code shows the reason and a link: %s, %s', async (text, label, href) => {
  await sql("UPDATE students SET life = 'DISABLED' WHERE school_id = 1 AND code = 1505");
  await sql("UPDATE enrolments SET registration_status = 'PENDING' WHERE student_id = 69 AND session_id = 2");
  await openDialog();
  const code = text.slice(0, 4);
  type(code);
  await waitFor(() => expect(options()[0]?.querySelector('strong')?.textContent).toBe(text));
  expect(options()[0]).toHaveAttribute('aria-disabled', 'true');
  const address = typeof href === 'string' ? href : (expect.stringMatching(href) as string);
  // No screen opens a deleted student.
  expect(links()).toEqual(label === '' ? [] : [[`${code}: ${label}`, address]]);
});

test('STUDENT-76 the code of a student of another class or without an enrolment in the session has this reason and a link', async () => {
  const { taken } = await openDialog();
  await chooseOption('Class', 'Nursery');
  type('1068');
  await waitFor(() => expect(options()[0]).toHaveTextContent(/^1068 Aanya Agarwal: in class LKG B/));
  expect(links()).toEqual([['1068: open student', '/students/view?id=69&session=2']]);
  await chooseOption('Class', 'All');
  await waitFor(() => expect(options()[0]).toHaveAttribute('aria-disabled', 'false'));
  await sql('DELETE FROM enrolments WHERE session_id = 1 AND student_id = 69');
  await chooseOption('Session', PAST);
  await waitFor(() => expect(options()[0]).toHaveTextContent(/^1068 Aanya Agarwal: not enrolled in this session/));
  expect(links()).toEqual([['1068: open student', '/students/view?id=69&session=2']]);
  key('Enter');
  expect(taken).toEqual([]);
});

test('STUDENT-76 an exact code comes first and is preselected, before others with the number in a Sr. No. or a mobile', async () => {
  await sql("UPDATE students SET sr_no = '1137' WHERE school_id = 1 AND code = 1068");
  const { taken } = await openDialog();
  type('1137');
  await waitFor(() => expect(options()[0]).toHaveTextContent(/1137 · /));
  expect(active()).toBe(0);
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(taken).toEqual([]);
  key('Enter');
  expect(taken.map(([{ studentCode }]) => studentCode)).toEqual([1137]);
});

test('STUDENT-76 names that begin with the text come before those of fathers; a father alone is no choice', async () => {
  await sql("UPDATE students SET name = 'Zoya Vijay', name_key = 'zoya vijay' WHERE school_id = 1 AND code = 1068");
  await sql("UPDATE enrolments SET name_key = 'zoya vijay' WHERE student_id = 69");
  await openDialog();
  await chooseOption('Class', 'LKG');
  type('vijay');
  await waitFor(() => expect(namesIn()[0]).toBe('Zoya Vijay'));
  expect(active()).toBe(0);
  expect(marked(options()[0])).toEqual(['Vijay']);
  await chooseOption('Class', 'UKG');
  await waitFor(() => expect(namesIn()).not.toContain('Zoya Vijay'));
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  expect(active()).toBe(-1);
  expect(within(dialog()).getByText(/: choose with the arrow keys$/)).toBeVisible();
});

test('a failing look-up of the code leaves the list, in which no part of a number is preselected', async () => {
  await openDialog({
    fault: (call) =>
      call.path.includes('/by-code') ? rejectWith(105, '', { status: 500 })(call, undefined) : undefined,
  });
  type('1533');
  await found(1);
  expect(active()).toBe(-1);
});

test.each([
  ['three letters', () => type('aan')],
  ['Enter', () => key('Enter')],
])('STUDENT-71 LIFECYCLE-03 a search without a session asks for one: by %s', async (_way, attempt) => {
  const { sent } = await openDialog();
  await waitFor(() => expect(selectedText('Session')).toBe(RUNNING));
  await clearOption('Session');
  attempt();
  expect(within(dialog()).queryByText('Searching…')).toBeNull();
  expect(await within(dialog()).findByText(SELECT_SESSION, { selector: '.ant-form-item *' })).toBeVisible();
  expect(within(dialog()).getByLabelText('Session')).toHaveAttribute('aria-invalid', 'true');
  expect(countCalls(sent, LIST)).toBe(0);
  type('1068 aanya');
  await chooseOption('Session', RUNNING);
  await found(1);
  expect(within(dialog()).queryByText(SELECT_SESSION)).toBeNull();
});

test('STUDENT-71 a search begins while the sessions are on the way and asks for none: it is made in the ACTIVE one', async () => {
  const gate = holdResponse();
  const { bodies, fault } = recordCalls(LIST);
  const rendered = openDialog({ fault: combineFaults(replyTo('GET /session/all/1', gate.reply), fault) });
  await waitFor(() => expect(screen.queryByText(TITLE)).not.toBeNull());
  type('1068 aanya');
  key('Enter');
  expect(await within(dialog()).findByText('Searching…')).toBeVisible();
  expect(within(dialog()).queryByText(SELECT_SESSION)).toBeNull();
  gate.release();
  await rendered;
  await found(1);
  expect(bodies).toEqual([expect.objectContaining({ sessionId: RUNNING_ID })]);
  await chooseOption('Session', PAST);
  await waitFor(() => expect(bodies.at(-1)).toMatchObject({ sessionId: 1 }));
});

test('of several ACTIVE sessions the one whose dates contain today is preselected; without one none is', async () => {
  useProviderDate();
  await sql("UPDATE sessions SET status = 'ACTIVE' WHERE id = 3");
  const { open } = await openDialog();
  await waitFor(() => expect(selectedText('Session')).toBe(RUNNING));
  fireEvent.keyDown(document.activeElement ?? document.body, ESCAPE);
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  jest.setSystemTime(Date.parse('2030-07-15T05:00:00Z'));
  await open();
  expect(selectedText('Session')).toBe('Choose a session');
});

test('STUDENT-71 the arrow keys walk through the students and Enter picks one, with its session', async () => {
  const { taken } = await openDialog();
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  type('aanya');
  await found(10);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(box().getAttribute('aria-controls') ?? '')).toHaveAttribute('role', 'listbox');
  expect(active()).toBe(0);
  key('ArrowDown');
  key('ArrowDown');
  expect(active()).toBe(2);
  key('ArrowUp');
  expect(active()).toBe(1);
  const [, second] = namesIn();
  key('Enter');
  expect(taken.map(([{ studentName }, sessionId]) => [studentName, sessionId])).toEqual([[second, RUNNING_ID]]);
  key('ArrowUp');
  key('ArrowUp');
  expect(active()).toBe(9);
  key('ArrowDown');
  expect(active()).toBe(0);
});

test('STUDENT-71 a click picks a student, and another search starts on its first one', async () => {
  const { taken, user } = await openDialog();
  type('aanya');
  await found(10);
  key('ArrowDown');
  await user.click(options()[3] as HTMLElement);
  expect(taken).toHaveLength(1);
  expect(taken[0]?.[0].studentName).toBe(namesIn()[3]);
  type('1068 aanya');
  await found(1);
  expect(active()).toBe(0);
});

test('Enter picks nobody while the search is running', async () => {
  const gate = holdResponse();
  const { taken } = await openDialog({ fault: replyTo(LIST, gate.reply) });
  type('1068 aanya');
  expect(await within(dialog()).findByText('Searching…')).toBeVisible();
  key('Enter');
  gate.release();
  await found(1);
  expect(taken).toEqual([]);
});

test.each([
  ['without words', rejectWith(105, '', { status: 500 }), 'Failed to load students'],
  ['in the provider’s words', rejectWith(105, 'Not today', { status: 500 }), 'Not today'],
])('STUDENT-27 a search that fails shows a message %s, and the next search is made', async (_how, reply, text) => {
  await openDialog({ fault: replyTo(LIST, reply, passThrough) });
  type('1068 aanya');
  const alert = await within(dialog()).findByRole('alert');
  expect(alert).toHaveTextContent(text);
  expect(options()).toEqual([]);
  type('aanya agarwal');
  await waitFor(() => expect(namesIn()).toContain('Aanya Agarwal'));
  expect(within(dialog()).queryByText(text)).toBeNull();
});

const failing = rejectWith(105, '', { status: 500 });
test.each([
  ['Error fetching sessions', replyTo('GET /session/all/1', failing)],
  ['Error fetching classes', replyTo('GET /class/all/1', failing)],
  [
    'Error fetching sessions',
    combineFaults(replyTo('GET /session/all/1', failing), replyTo('GET /class/all/1', failing)),
  ],
])('STUDENT-28 look-ups of its selectors that fail: %s', async (text, fault) => {
  await openDialog({ fault });
  expect(await screen.findByText(text)).toBeVisible();
});

test('Escape closes it without a choice, the focus goes back, and the next opening starts again', async () => {
  const { taken, open } = await openDialog();
  // No selector is opened before: under jsdom its popup and the dialog have one id, and Escape finds neither.
  type('1068 aanya');
  await found(1);
  await waitFor(() => expect(box()).toHaveFocus());
  fireEvent.keyDown(box(), ESCAPE);
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
  expect(screen.getByText('Choose')).toHaveFocus();
  expect(taken).toEqual([]);
  await open();
  expect(box()).toHaveValue('');
  expect(selectedText('Session')).toBe(RUNNING);
  expect(within(dialog()).getByText(BEFORE)).toBeVisible();
});
