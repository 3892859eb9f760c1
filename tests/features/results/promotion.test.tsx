// Student Promotions: choosing sessions and classes, the two searches, decisions about students, and the promotion itself.
import { act, fireEvent, within } from '@testing-library/react';
import { feePlaceOf } from '../../provider/support/fees';
import { dropConfig } from '../../provider/support/results';
import { resetProvider, sql } from '../../support/provider';
import { renderPortal, screen, waitFor, waitForResponses } from '../../support/portal';
import {
  ELIGIBLE,
  enrolledIn,
  LIST,
  NEXT,
  NOT_ELIGIBLE,
  openFor,
  openSearched,
  outcomes,
  PATH,
  PREVIEW,
  PROMOTE,
  requestFor,
  RUNNING,
  shownTotals,
  totalsOf,
  findConfirmation,
  chooseFromMenu,
  checkboxOf,
  chooseClasses,
} from './support/promotion';
import { countCalls, combineFaults, replyTo, recordCalls, rejectWith, respondWith } from '../../support/faults';
import {
  waitForTable,
  getButton,
  chooseOption,
  clearOption,
  optionsOf,
  selectedText,
  clickButton,
  tableRows,
  tableTotal,
} from '../../support/screen';

beforeEach(resetProvider);

const NO_STUDENTS = 'No students found';

async function open(as = 'admin') {
  const rendered = await renderPortal({ at: PATH, as });
  await screen.findByLabelText('Source Session');
  await waitForResponses();
  return rendered;
}

const buttons = () => [ELIGIBLE, NOT_ELIGIBLE, 'Submit'].map((name) => getButton(name).hasAttribute('disabled'));
const chips = () =>
  [...document.querySelectorAll('.promotion-classes .ant-select-selection-item')].map(({ textContent }) => textContent);

test('PROMOTE-01 PROMOTE-02 PROMOTE-04 PROMOTE-06 MARKS-04 the screen has its title, fields and buttons; classes follow the source session', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Student Promotions' })).toBeVisible();
  expect(screen.queryByLabelText('School')).toBeNull();
  expect(selectedText('Source Session')).toBe('Choose a session');
  expect(selectedText('Target Session')).toBe('Choose a session');
  expect(screen.getByRole('checkbox', { name: 'Exclude Failed Students' })).not.toBeChecked();
  const classes = screen.getByLabelText('Classes', { selector: 'input' });
  expect(classes).toBeDisabled();
  for (const label of ['Source Session', 'Target Session', 'Classes'])
    expect(screen.getByText(label, { selector: 'label' })).toHaveClass('ant-form-item-required');
  const actions = [...document.querySelectorAll('.promotion-filters button')].map(({ textContent }) => textContent);
  expect(actions).toEqual(['Reset', 'Search Eligible Students', 'Search Not Eligible Students', 'Submit']);
  await chooseOption('Source Session', RUNNING);
  expect(classes).toBeEnabled();
});

test('PROMOTE-02 PROMOTE-07 MARKS-04 a platform user chooses a school first', async () => {
  await open('platform');
  expect(screen.getByText('School', { selector: 'label' })).toHaveClass('ant-form-item-required');
  expect(screen.getByLabelText('Source Session', { selector: 'input' })).toBeDisabled();
  expect([...buttons(), getButton('Reset').hasAttribute('disabled')]).toEqual([true, true, true, false]);
  await chooseOption('School', 'Nalanda Public School');
  await chooseOption('Source Session', RUNNING);
  expect(selectedText('Source Session')).toBe(RUNNING);
});

test('PROMOTE-07 sessions and classes without a school enable no button', async () => {
  await openFor(await requestFor('8'), { as: 'platform' });
  expect(buttons()).toEqual([true, true, true]);
});

test('PROMOTE-03 each list of sessions leaves out the session that is chosen in the other', async () => {
  await open();
  await chooseOption('Source Session', RUNNING);
  expect(await optionsOf('Target Session')).toEqual([NEXT, '2025 - 2026']);
  await chooseOption('Target Session', NEXT);
  expect(await optionsOf('Source Session')).toEqual([RUNNING, '2025 - 2026']);
});

test('PROMOTE-04 PROMOTE-05 PROMOTE-07 MARKS-04 TABLE-16 Select All chooses every class, three are shown as chips; all but Reset need every choice', async () => {
  await open();
  const states = [buttons()];
  expect(getButton('Reset')).toBeEnabled();
  await chooseOption('Source Session', RUNNING);
  await chooseOption('Target Session', NEXT);
  states.push(buttons());
  await clearOption('Target Session');
  await chooseClasses('Select All');
  expect(chips()).toEqual(['Nursery', 'LKG', 'UKG', '+13 more']);
  states.push(buttons());
  await chooseOption('Target Session', NEXT);
  states.push(buttons());
  await chooseClasses('Nursery');
  expect(chips()).toEqual(['LKG', 'UKG', '1', '+12 more']);
  await clearOption('Source Session');
  states.push(buttons());
  expect(states).toEqual([
    [true, true, true],
    [true, true, true],
    [true, true, true],
    [false, false, false],
    [true, true, true],
  ]);
  clickButton('Reset');
  await waitForResponses();
  expect([selectedText('Target Session'), chips()]).toEqual(['Choose a session', []]);
  await chooseOption('Source Session', RUNNING);
  await chooseClasses('Nursery', 'LKG', 'UKG');
  expect(chips()).toEqual(['Nursery', 'LKG', 'UKG']);
  await chooseClasses('1');
  expect(chips()).toEqual(['Nursery', 'LKG', 'UKG', '+1 more']);
});

test('PROMOTE-04 a disabled class of the address is named and submitted until it is removed; an unknown one is neither', async () => {
  const request = await requestFor('8', '5');
  const [eight = 0] = request.classIds;
  await act(() => sql('UPDATE classes SET disabled = true WHERE id = $1', [eight]));
  const { fault, bodies } = recordCalls(LIST);
  await openFor({ ...request, classIds: [999_999, ...request.classIds] }, { fault });
  expect(chips()).toEqual(['5', '8 (disabled)']);
  clickButton(ELIGIBLE);
  await waitForTable();
  expect(bodies).toEqual([{ ...request, showEligibleOnly: true, classIds: expect.arrayContaining(request.classIds) }]);
  expect(bodies[0]).toHaveProperty('classIds.length', 2);
  await chooseClasses('8 (disabled)');
  expect(chips()).toEqual(['5']);
  expect(await optionsOf('Classes')).not.toContain('8 (disabled)');
});

test('PROMOTE-07 classes of the address that are all unknown enable no search', async () => {
  await openFor({ ...(await requestFor('8')), classIds: [999_999] });
  expect([chips(), buttons()]).toEqual([[], [true, true, true]]);
});

test('PROMOTE-08 PROMOTE-09 PROMOTE-12 ENUM-25 the searches ask for the two lists, which share no student; six of the eight columns sort both ways', async () => {
  const request = await requestFor('8');
  const expected = await totalsOf(request);
  const { fault, bodies } = recordCalls(LIST);
  await openSearched(request, ELIGIBLE, { fault });
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual([
    ...['', 'Student Code', 'Sr. No', 'Student Name', 'Father Name', 'Mother Name'],
    ...['Class', 'Section', 'Gender', 'Promotion', 'Actions'],
  ]);
  const sortable = [...document.querySelectorAll('th.portal-table-sortable')].map(({ textContent }) => textContent);
  expect(sortable).toEqual(['Student Code', 'Sr. No', 'Student Name', 'Father Name', 'Mother Name', 'Gender']);
  expect(tableTotal()).toBe(`Total Records: ${expected.promoted + expected.repeating}`);
  const eligible = outcomes().map(([code]) => code);
  const [row] = tableRows();
  const [stored] = await act(() =>
    sql<Record<string, string>>(
      `SELECT s.code::text, s.sr_no, s.name, s.father_name, s.mother_name, c.name AS class, p.name AS section, initcap(s.gender) AS gender
         FROM enrolments e JOIN students s ON s.id = e.student_id JOIN classes c ON c.id = e.class_id JOIN sections p ON p.id = e.section_id
        WHERE e.session_id = $1 AND s.school_id = 1 AND s.code = $2`,
      [request.sourceSessionId, row?.[1]],
    ),
  );
  expect(row?.slice(1, 9)).toEqual(Object.values(stored ?? {}));
  for (const header of document.querySelectorAll('th.portal-table-sortable')) {
    const cells = () => tableRows().map((one) => one[headers.indexOf(header.textContent)] ?? '');
    const ascending = () => cells().toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
    for (const order of ['ascending', 'descending']) {
      fireEvent.click(header);
      expect(header).toHaveAttribute('aria-sort', order);
      expect(cells()).toEqual(order === 'ascending' ? ascending() : ascending().toReversed());
    }
  }
  clickButton(NOT_ELIGIBLE);
  await waitForTable();
  const others = outcomes().map(([code]) => code);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((code) => eligible.includes(code))).toEqual([]);
  expect(tableTotal()).toBe(`Total Records: ${expected.notEligible.reduce((sum, { students }) => sum + students, 0)}`);
  expect(bodies).toEqual([
    { ...request, showEligibleOnly: true },
    { ...request, showEligibleOnly: false },
  ]);
});

test('PROMOTE-10 MARKS-10 an empty list and a search that fails have their texts', async () => {
  const request = await requestFor('8');
  const fault = replyTo(LIST, respondWith([]), rejectWith(999), rejectWith(999, 'Ask again at ten'));
  await openSearched(request, ELIGIBLE, { fault });
  expect(await screen.findByText(NO_STUDENTS)).toBeVisible();
  clickButton(NOT_ELIGIBLE);
  expect(await screen.findByText('Failed to list students')).toBeVisible();
  clickButton(ELIGIBLE);
  expect(await screen.findByText('Ask again at ten')).toBeVisible();
});

test('CODE-188 a class without a result config is named', async () => {
  const request = await requestFor('8');
  await act(async () => dropConfig(await feePlaceOf('8', 'ACTIVE')));
  await openFor(request);
  clickButton(ELIGIBLE);
  expect(await screen.findByText('No result config is saved for this class yet: 8')).toBeVisible();
});

test('the numbers above the table are those of the provider; a reason limits the list to its students', async () => {
  const request = await requestFor('8', '5');
  const expected = await totalsOf(request);
  await openSearched(request);
  const notEligible = expected.notEligible.reduce((sum, { students }) => sum + students, 0);
  expect(await shownTotals()).toMatchObject({
    Promoted: String(expected.promoted),
    Repeating: String(expected.repeating),
    'Passed out': '0',
    'Not eligible': String(notEligible),
  });
  const awaited = expected.notEligible.find(({ reason }) => reason === 'SUPPLEMENTARY_AWAITED')?.students ?? 0;
  expect(awaited).toBeGreaterThan(0);
  clickButton(`Supplementary awaited ${awaited}`);
  await waitForTable();
  expect(tableTotal()).toBe(`Total Records: ${awaited}`);
  expect(outcomes().every(([, text]) => text.startsWith('Supplementary exam in '))).toBe(true);
});

test('PROMOTE-11 ENUM-25 CALL2-03 Submit asks with the numbers, then promotes the eligible students and shows the message', async () => {
  const request = await requestFor('8');
  const { promoted, repeating, digest } = await totalsOf(request);
  const { fault, bodies } = recordCalls(PROMOTE);
  await openSearched(request, ELIGIBLE, { fault });
  clickButton('Submit');
  const { dialog, numbers } = await findConfirmation();
  expect(dialog).toHaveTextContent(`Promote students from ${RUNNING} to ${NEXT}?`);
  expect(numbers).toMatchObject({
    'Promoted to the next class': String(promoted),
    'Repeat their class': String(repeating),
  });
  expect(bodies).toEqual([]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }));
  expect(await screen.findByText('Students promoted successfully')).toBeVisible();
  expect(bodies).toEqual([
    {
      ...request,
      ...{ leftOut: [], promoteAnyway: [], sections: [] },
      expected: { promoted, repeating, passedOut: 0, digest },
    },
  ]);
  expect(await act(() => enrolledIn(request))).toHaveLength(promoted + repeating);
  await waitFor(() => expect(screen.getByText(NO_STUDENTS)).toBeVisible());
});

test('PROMOTE-11 a promotion that fails shows the reason of the provider, else the default, and changes nothing', async () => {
  const request = await requestFor('8');
  const fault = replyTo(PROMOTE, rejectWith(205, 'Students or marks have changed', { status: 409 }), rejectWith(999));
  await openSearched(request, ELIGIBLE, { fault });
  for (const text of ['Students or marks have changed', 'Failed to promote students']) {
    clickButton('Submit');
    const { dialog } = await findConfirmation();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(await act(() => enrolledIn(request))).toEqual([]);
});

test('a second promotion says that nothing was changed', async () => {
  const request = await requestFor('8');
  const again = replyTo(
    PROMOTE,
    respondWith({
      runId: null,
      promoted: 0,
      repeating: 0,
      passedOut: 0,
      notEligible: 9,
      leftOut: 0,
      sectionMissing: 0,
    }),
  );
  await openSearched(request, ELIGIBLE, { fault: again });
  clickButton('Submit');
  const { dialog } = await findConfirmation();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }));
  expect(
    await screen.findByText('Nothing was changed: these students were promoted before or are no longer eligible'),
  ).toBeVisible();
});

test('ENUM-25 a student is left out, one gets another section, and one is promoted by decision; a change of the classes keeps this', async () => {
  const request = await requestFor('8', '5');
  const { fault, bodies } = recordCalls(PREVIEW);
  const promotion = recordCalls(PROMOTE);
  await openSearched(request, ELIGIBLE, { fault: combineFaults(fault, promotion.fault) });
  const [[first = ''] = [], [second = ''] = []] = outcomes().filter(([, text]) => text === 'Promoted to 9 A');
  fireEvent.click(checkboxOf(first));
  expect(outcomes().find(([code]) => code === first)?.[1]).toBe('Left out of this promotion');
  const row = checkboxOf(second).closest('tr') as HTMLElement;
  fireEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Choose section' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'B' }));
  clickButton('Choose');
  await waitFor(() => expect(outcomes().find(([code]) => code === second)?.[1]).toBe('Promoted to 9 B'));
  clickButton(NOT_ELIGIBLE);
  await waitForTable();
  const [[third = ''] = []] = outcomes().filter(([, text]) => text.startsWith('Result incomplete: '));
  fireEvent.click(checkboxOf(third));
  expect(outcomes().find(([code]) => code === third)?.[1]).toMatch(/^Promoted to 6 A by your decision/);
  expect(
    screen.getByText('1 student is left out · 1 student is promoted by your decision · 1 section chosen'),
  ).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Exclude Failed Students' }));
  await waitForResponses();
  clickButton('Submit');
  const { dialog } = await findConfirmation();
  const ids = await act(async () => {
    const found = await sql<{ code: number; id: number }>('SELECT code, id FROM students WHERE school_id = 1');
    return new Map(found.map(({ code, id }) => [String(code), id]));
  });
  expect(bodies.at(-1)).toMatchObject({
    excludeFailed: true,
    leftOut: [ids.get(first)],
    promoteAnyway: [ids.get(third)],
    sections: [{ studentId: ids.get(second), sectionId: expect.any(Number) as number }],
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Promote' }));
  expect(await screen.findByText('Students promoted successfully')).toBeVisible();
  expect(promotion.bodies).toMatchObject([{ ...request, excludeFailed: true }]);
  const stored = await act(() => enrolledIn(request));
  expect(stored.find(({ code }) => String(code) === first)).toBeUndefined();
  expect(stored.find(({ code }) => String(code) === second)).toMatchObject({ class: '9', section: 'B' });
  expect(stored.find(({ code }) => String(code) === third)).toMatchObject({ class: '6', section: 'A' });
});

test('decisions are asked for before another session is chosen, and go with it', async () => {
  const request = await requestFor('8');
  await openSearched(request);
  const [[first = ''] = []] = outcomes();
  fireEvent.click(checkboxOf(first));
  await chooseOption('Target Session', '2025 - 2026');
  const question = await screen.findByRole('dialog');
  expect(selectedText('Target Session')).toBe(NEXT);
  fireEvent.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(selectedText('Target Session')).toBe('2025 - 2026'));
  expect(screen.queryByText('1 student is left out')).toBeNull();
});

test('the result of the year is one click away: the text of the outcome and the menu open it', async () => {
  const request = await requestFor('8');
  await openSearched(request);
  const [first] = await screen.findAllByRole('button', { name: 'Promoted to 9 A' });
  fireEvent.click(first as HTMLElement);
  const drawer = await screen.findByRole('dialog', { name: 'Result of the year' });
  expect(await within(drawer).findByRole('region', { name: 'Marks by subject and exam' })).toBeVisible();
  fireEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const name =
    screen
      .getAllByRole('button', { name: /^Actions for/ })[0]
      ?.getAttribute('aria-label')
      ?.slice(12) ?? '';
  await chooseFromMenu(name, 'Show result');
  expect(await screen.findByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible();
});

test('missing marks are listed by class, exam and subject; an exam opens its grid', async () => {
  const request = await requestFor('5');
  const { path } = await openSearched(request);
  fireEvent.click(await screen.findByRole('button', { name: /Marks are missing in \d+ exams$/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Missing marks' });
  const link = within(drawer).getByRole('link', { name: 'Annual of class 5' });
  expect(link.closest('li')).toHaveTextContent(/Hindi \(\d+\)/);
  fireEvent.click(link);
  await waitFor(() => expect(path()).toBe('/results/upload'));
  await chooseOption('Section', 'A');
  await waitFor(() => expect(selectedText('Exam')).toBe('Annual'));
  expect([selectedText('Session'), selectedText('Class')]).toEqual([RUNNING, '5']);
});

test('a change of the filters hides the list until the next search, and a reload keeps the choice', async () => {
  const request = await requestFor('8');
  const rendered = await openSearched(request);
  expect(countCalls(rendered.sent, LIST)).toBe(1);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Exclude Failed Students' }));
  expect(await screen.findByText('Search to see what a promotion does with each student')).toBeVisible();
  expect(window.location.hash).toContain('excludeFailed=true');
  rendered.leave();
  await openFor(request, { fault: combineFaults() });
  expect([selectedText('Source Session'), selectedText('Target Session'), chips()]).toEqual([RUNNING, NEXT, ['8']]);
});
