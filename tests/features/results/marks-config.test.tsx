// Marks Config: the filters, the grid, what may be typed, and what a save sends.
import { fireEvent, within } from '@testing-library/react';
import { formOf, limitsWorld, lockLimits, saveLimits } from '../../provider/support/limits';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { NEXT, SARASWATI } from '../support/students';
import {
  ASK,
  DONE,
  SAVE,
  limitsAddress,
  limitCell,
  openLimitsAt,
  openLimits,
  clickSaveAndConfirm,
  saveAsOtherUser,
  scienceCell,
  readLimits,
  limitValues,
} from './support/limits';
import { replyTo, recordCalls, rejectWith } from '../../support/faults';
import {
  activateCell,
  saveError,
  saveState,
  editableCells,
  cellError,
  focusedCell,
  pasteInto,
  pressKey,
  fillCell,
  cellText,
  typeIntoCell,
} from '../../support/grid';
import { getButton, chooseOption, optionsOf, selectedText, clickButton } from '../../support/screen';

beforeEach(resetProvider);

test('MARKSCONF-01 MARKSCONF-03 MARKS-04 the active session is selected; a class loads the grid, Reset takes it away again', async () => {
  const world = await limitsWorld();
  await openLimitsAt('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marks Config');
  await waitFor(() => expect(selectedText('Session')).toBe('2026 - 2027'));
  expect(screen.queryByLabelText('School')).toBeNull();
  for (const label of ['Session', 'Class'])
    expect(screen.getByText(label, { selector: 'label' })).toHaveClass('ant-form-item-required');
  expect(screen.getByText('Choose session and class')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await chooseOption('Class', '9');
  await waitFor(() => expect(limitValues('Science', 'Annual')).toEqual(['', '', '', '']));
  expect(limitValues('Science', 'Half Yearly')).toEqual(['', '', '', '']);
  expect(getButton('Save')).toBeVisible();
  const named = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect([...named].sort()).toEqual(Object.keys(world.subjects).sort());
  clickButton('Reset');
  expect(await screen.findByText('Choose session and class')).toBeVisible();
  // The same class again: its marks are loaded again.
  await saveAsOtherUser(world, {});
  await chooseOption('Class', '9');
  await waitFor(() => expect(limitValues('Science', 'Annual')).toEqual(['0', '70', '0', '30']));
  await chooseOption('Class', '11');
  await chooseOption('Session', NEXT);
  expect(await screen.findByText('This class has no subjects in this session yet.')).toBeVisible();
  expect(screen.getByText('Subjects of this class').closest('a')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/subjects#/),
  );
});

test('MARKSCONF-01 MARKSCONF-02 a platform user chooses the school; another school clears session and class', async () => {
  await openLimitsAt('', { as: 'platform' });
  expect(screen.getByLabelText('Session')).toBeDisabled();
  for (const label of ['School', 'Session', 'Class'])
    expect(screen.getByText(label, { selector: 'label' })).toHaveClass('ant-form-item-required');
  await chooseOption('School', SARASWATI);
  await chooseOption('Session', '2025 - 2026');
  await chooseOption('Class', '9');
  await chooseOption('School', 'Nalanda Public School');
  await waitFor(() => expect(selectedText('Class')).toContain('Choose a class'));
  expect(selectedText('Session')).toBe('2026 - 2027');
});

test('MARKSCONF-04 a subject has fields for its own components alone; half marks are typed, or stepped with Alt and the arrows', async () => {
  await openLimits();
  expect(limitValues('Science', 'Annual')).toEqual(['0', '70', '0', '30']);
  expect(limitValues('Hindi', 'Annual')).toEqual(['', '']);
  activateCell(scienceCell('Theory Max'));
  pressKey('ArrowUp', { altKey: true });
  expect(cellText(scienceCell('Theory Max'))).toBe('70.5');
  activateCell(scienceCell('Theory Min'));
  pressKey('ArrowDown', { altKey: true });
  expect(cellText(scienceCell('Theory Min'))).toBe('0');
  fillCell(scienceCell('Theory Max'), '70.25');
  expect(cellError(scienceCell('Theory Max'))).toBe('Enter steps of 0.5');
  fillCell(scienceCell('Theory Max'), '-1');
  expect(cellError(scienceCell('Theory Max'))).toBe('Enter a number');
  fillCell(scienceCell('Theory Max'), '1000.5');
  expect(cellError(scienceCell('Theory Max'))).toBe('Enter at most 1000');
  expect(saveError()).toBe('Science, Annual: Theory Max: Enter at most 1000');
  // Only the cell with the error is marked.
  expect(scienceCell('Theory Max')).toHaveAttribute('aria-invalid', 'true');
  expect(scienceCell('Theory Min')).not.toHaveAttribute('aria-invalid');
  fillCell(scienceCell('Theory Max'), '1000');
  fillCell(scienceCell('Theory Min'), 'x');
  expect([scienceCell('Theory Min'), scienceCell('Theory Max')].map((one) => one.getAttribute('aria-invalid'))).toEqual(
    ['true', null],
  );
});

test('ENUM-21 a subject assessed by grade has no cells, and a text that explains it', async () => {
  await openLimits();
  const row = screen.getByRole('rowheader', { name: 'Rajasthan Studies' }).closest('[role="row"]');
  expect(row).toHaveTextContent('Assessed by grade: no minimum and maximum marks');
  expect(row?.querySelectorAll('.sheet-editable')).toHaveLength(0);
  expect(screen.getAllByTitle('Hindi has no practical')).toHaveLength(4);
  expect(getButton('Undo')).toBeDisabled();
});

test.each([
  ['Theory', '70.5'],
  ['Practical', '30.5'],
])(
  'MARKSCONF-05 MARKSCONF-06 a %s minimum above its maximum is an error once its cell is left, and nothing is saved',
  async (component, above) => {
    const { sent } = await openLimits();
    const least = scienceCell(`${component} Min`);
    typeIntoCell(least, above);
    expect(cellError(least)).toBe('');
    pressKey('Enter');
    const text = `${component} min marks cannot be greater than max marks`;
    expect(cellError(least)).toBe(text);
    expect(saveState()).toBe('1 field to correct');
    expect(saveError()).toBe(`Science, Annual: ${component} Min: ${text}`);
    clickButton('Save');
    expect(await screen.findByText('Please fix the errors before submitting.')).toBeVisible();
    expect(screen.queryByText(ASK)).toBeNull();
    expect(focusedCell()).toBe(least);
    expect(document.activeElement).toHaveAccessibleDescription(text);
    expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  },
);

test('MARKSCONF-05 a minimum may equal its maximum', async () => {
  await openLimits();
  fillCell(scienceCell('Theory Min'), '70');
  fillCell(scienceCell('Practical Min'), '30');
  expect([cellError(scienceCell('Theory Min')), cellError(scienceCell('Practical Min'))]).toEqual(['', '']);
  await clickSaveAndConfirm();
  expect(await screen.findByText(DONE)).toBeVisible();
  await waitFor(() => expect(saveState()).toMatch(/All saved$/));
});

test('MARKSCONF-04 MARKSCONF-05 MARKSCONF-06 ENUM-21 a viva minimum above its maximum is an error; its subject has fields for the viva', async () => {
  const world = await limitsWorld('LKG');
  const { fault, bodies } = recordCalls(SAVE);
  const { sent } = await openLimitsAt(limitsAddress(world), { fault });
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  const offered = editableCells().flatMap(({ dataset }) => dataset['cell']?.match(/^Hindi, Annual: (.*)/)?.[1] ?? []);
  expect(offered).toEqual(['Theory Min', 'Theory Max', 'Viva Min', 'Viva Max']);
  const least = limitCell('Hindi', 'Annual', 'Viva Min');
  for (const name of ['Theory Min', 'Theory Max', 'Viva Max']) fillCell(limitCell('Hindi', 'Annual', name), '20');
  fillCell(least, '21');
  expect(cellError(least)).toBe('Viva min marks cannot be greater than max marks');
  clickButton('Save');
  expect(await screen.findByText('Please fix the errors before submitting.')).toBeVisible();
  expect(screen.queryByText(ASK)).toBeNull();
  expect(focusedCell()).toBe(least);
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  fillCell(least, '20');
  await clickSaveAndConfirm();
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(bodies[0]).toMatchObject([{ viva: true, exams: [{ vivaMinMarks: 20, vivaMaxMarks: 20 }] }]);
});

test('MARKSCONF-03 MARKSCONF-07 MARKSCONF-10 MARKSCONF-12 ENUM-21 CALL2-03 CALL2-08 a save asks first and sends every whole entry, with 0 for what a subject lacks; the rest stays and is named', async () => {
  const { fault, bodies, headers } = recordCalls(SAVE);
  const { world } = await openLimits({ fault });
  fillCell(limitCell('Hindi', 'Half Yearly', 'Theory Min'), '0');
  fillCell(limitCell('Hindi', 'Half Yearly', 'Theory Max'), '100');
  fillCell(limitCell('English', 'Annual', 'Theory Max'), '100');
  await waitFor(() => expect(saveState()).toBe('Not saved: 3 changes · 1 incomplete entry'));
  clickButton('Save');
  expect(await screen.findByText(ASK)).toBeVisible();
  expect(screen.getByText('The marks of 2 subjects are stored, 2 entries in all.')).toBeVisible();
  expect(screen.getByText(/^Incomplete and not saved: English in Annual\./)).toBeVisible();
  clickButton('Cancel');
  await waitFor(() => expect(screen.queryByText(ASK)).toBeNull());
  // From a field by the keyboard too.
  activateCell(limitCell('English', 'Annual', 'Theory Max'));
  pressKey('Enter', { ctrlKey: true });
  await screen.findByText(ASK);
  clickButton('Cancel');
  await waitFor(() => expect(screen.queryByText(ASK)).toBeNull());
  expect(bodies).toEqual([]);
  await clickSaveAndConfirm();
  expect(await screen.findByText(DONE)).toBeVisible();
  const zero = { practicalMinMarks: 0, practicalMaxMarks: 0, vivaMinMarks: 0, vivaMaxMarks: 0 };
  expect(bodies[0]).toMatchObject([
    {
      ...{ subjectId: world.subjects['Hindi'], subjectName: 'Hindi', type: 'MANDATORY', evaluationMethod: 'MARKS' },
      ...{ theory: true, practical: false, viva: false },
      exams: [{ examId: world.exams['Half Yearly'], theoryMinMarks: 0, theoryMaxMarks: 100, ...zero, version: 0 }],
    },
    {
      ...{ subjectId: world.subjects['Science'], subjectName: 'Science', theory: true, practical: true, viva: false },
      exams: [{ examId: world.exams.Annual, theoryMaxMarks: 70, practicalMaxMarks: 30, vivaMaxMarks: 0, version: 1 }],
    },
  ]);
  expect(headers[0]?.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  await waitFor(() => expect(saveState()).toBe('Not saved: 1 change · 1 incomplete entry'));
  expect(limitValues('English', 'Annual')).toEqual(['', '100']);
  expect(await readLimits(world)).toHaveLength(2);
});

test('MARKSCONF-10 MARKSCONF-11 without one whole entry nothing is sent, and it is shown', async () => {
  const world = await limitsWorld();
  const { sent } = await openLimitsAt(limitsAddress(world));
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  fillCell(limitCell('Hindi', 'Annual', 'Theory Max'), '100');
  fillCell(limitCell('English', 'Annual', 'Theory Min'), '0');
  for (const name of ['Theory Min', 'Theory Max', 'Practical Min']) fillCell(limitCell('Science', 'Annual', name), '0');
  clickButton('Save');
  expect(await screen.findByText('No data to save')).toBeVisible();
  expect(screen.queryByText(ASK)).toBeNull();
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('MARKSCONF-03 MARKSCONF-08 MARKSCONF-09 ENUM-21 an exam with locked limits has a badge, its marks to read, and nothing that fills it; its other locks do not matter', async () => {
  const world = await limitsWorld();
  await saveLimits(await tokenOf('admin'), [formOf(world, { theoryMinMarks: 23, practicalMinMarks: 10 })]);
  await lockLimits(world.exams.Annual);
  await sql('UPDATE exams SET locked_edit_marks = true, locked_upload_marks = true WHERE id = $1', [
    world.exams['Half Yearly'],
  ]);
  await openLimitsAt(limitsAddress(world));
  expect((await screen.findByText('Locked')).closest('[role="columnheader"]')).toHaveTextContent(/^AnnualLocked$/);
  const editable = editableCells().map(({ dataset }) => dataset['cell']?.replace(/^[^,]*, |:.*$/g, ''));
  expect(editable).toEqual(Array<string>(20).fill('Half Yearly'));
  const annual = ['Theory Min', 'Theory Max', 'Practical Min', 'Practical Max'].map((which) => scienceCell(which));
  expect(annual.map(cellText)).toEqual(['23', '70', '10', '30']);
  expect(annual.every((one) => one.getAttribute('aria-readonly') === 'true')).toBe(true);
  clickButton('Fill…');
  await kindFields('Theory only (6 subjects)');
  expect(await optionsOf('Exam')).toEqual(['All exams', 'Half Yearly']);
});

test('MARKSCONF-08 in a completed session the marks are shown and nothing can be changed; in an upcoming one they can', async () => {
  const upcoming = await openLimitsAt(limitsAddress(await limitsWorld('9', 'UPCOMING')));
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(10));
  upcoming.leave();
  await openLimitsAt(limitsAddress(await limitsWorld('9', 'COMPLETED')));
  expect(await screen.findByText(/^The session 2025 - 2026 is completed/)).toBeVisible();
  expect(editableCells()).toEqual([]);
  expect(screen.queryByText('Save')).toBeNull();
});

test('MARKSCONF-10 an entry of a locked exam is not sent', async () => {
  const { fault, bodies } = recordCalls(SAVE);
  const world = await limitsWorld();
  await saveLimits(await tokenOf('admin'), [formOf(world, {}, { subject: 'Science', exam: 'Half Yearly' })]);
  await lockLimits(world.exams['Half Yearly']);
  await openLimitsAt(limitsAddress(world), { fault });
  await waitFor(() => expect(editableCells().length).toBeGreaterThan(5));
  fillCell(limitCell('Hindi', 'Annual', 'Theory Min'), '0');
  fillCell(limitCell('Hindi', 'Annual', 'Theory Max'), '100');
  await clickSaveAndConfirm();
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(bodies).toMatchObject([[{ exams: [{ examId: world.exams.Annual }] }]]);
});

test('Enter and the arrows go along columns and rows; from the last cell of a column Enter goes to the top of the next', async () => {
  await openLimits();
  const top = limitCell('Computer Science', 'Half Yearly', 'Theory Min');
  activateCell(top);
  pressKey('Enter');
  expect(focusedCell()).toBe(limitCell('English', 'Half Yearly', 'Theory Min'));
  pressKey('ArrowUp');
  expect(focusedCell()).toBe(top);
  pressKey('ArrowDown');
  pressKey('Enter', { shiftKey: true });
  expect(focusedCell()).toBe(top);
  pressKey('ArrowRight');
  expect(focusedCell()).toBe(limitCell('Computer Science', 'Half Yearly', 'Theory Max'));
  activateCell(limitCell('Computer Science', 'Half Yearly', 'Practical Min'));
  pressKey('ArrowDown');
  expect(focusedCell()).toBe(limitCell('Science', 'Half Yearly', 'Practical Min'));
  pressKey('Enter');
  expect(focusedCell()).toBe(limitCell('Computer Science', 'Half Yearly', 'Practical Max'));
  activateCell(scienceCell('Practical Max'));
  pressKey('Enter');
  expect(getButton('Save')).toHaveFocus();
});

test('a pasted block covers rows and columns; a text that is no number stays with its error; Undo takes the block back', async () => {
  await openLimits();
  pasteInto(limitCell('English', 'Half Yearly', 'Theory Min'), '0\t100\t5\n0\tabsent\n');
  expect(limitValues('English', 'Half Yearly')).toEqual(['0', '100']);
  expect(limitValues('Hindi', 'Half Yearly')).toEqual(['0', 'absent']);
  expect(cellError(limitCell('Hindi', 'Half Yearly', 'Theory Max'))).toBe('Enter a number');
  expect(screen.getByText('1 pasted entry was left out: there is no field for it')).toBeVisible();
  clickButton('Undo');
  expect(limitValues('Hindi', 'Half Yearly')).toEqual(['', '']);
  // More than three that cannot be saved yet are counted.
  pasteInto(limitCell('Computer Science', 'Half Yearly', 'Theory Min'), '0\n0\n\n0\n0\n');
  clickButton('Save');
  await screen.findByText(ASK);
  const named = ['Computer Science', 'English', 'Mathematics'].map((name) => `${name} in Half Yearly`).join(', ');
  expect(screen.getByText(/^Incomplete and not saved: /)).toHaveTextContent(`${named} and 1 more.`);
});

const kindFields = async (kind: string) => {
  const group = within(await screen.findByRole('group', { name: kind }));
  return (label: string, value: string) => fireEvent.change(group.getByLabelText(label), { target: { value } });
};

test('the grid is filled: the first exam copied to the others, and empty cells by the kind of subject', async () => {
  await openLimits();
  fillCell(limitCell('Hindi', 'Half Yearly', 'Theory Min'), '0');
  fillCell(limitCell('Hindi', 'Half Yearly', 'Theory Max'), '50');
  clickButton('Copy Half Yearly to the other exams');
  expect(limitValues('Hindi', 'Annual')).toEqual(['0', '50']);
  expect(limitValues('Science', 'Annual')).toEqual(['0', '70', '0', '30']);
  clickButton('Fill…');
  (await kindFields('Theory only (6 subjects)'))('Theory max', '100');
  const practical = await kindFields('Theory and practical (2 subjects)');
  practical('Theory max', '80');
  practical('Practical max', '20');
  clickButton('Fill in');
  await waitFor(() => expect(limitValues('Science', 'Half Yearly')).toEqual(['0', '80', '0', '20']));
  expect(limitValues('English', 'Half Yearly')).toEqual(['0', '100']);
  expect(limitValues('Hindi', 'Half Yearly')).toEqual(['0', '50']);
  expect(limitValues('Science', 'Annual')).toEqual(['0', '70', '0', '30']);
  // One exam alone, filled cells included; and back again.
  clickButton('Fill…');
  const all = await screen.findByLabelText('Only empty cells');
  fireEvent.click(all);
  await chooseOption('Exam', 'Annual');
  (await kindFields('Theory and practical (2 subjects)'))('Theory max', '90');
  clickButton('Fill in');
  await waitFor(() => expect(limitValues('Science', 'Annual')).toEqual(['0', '90', '0', '30']));
  expect(limitValues('Science', 'Half Yearly')).toEqual(['0', '80', '0', '20']);
  clickButton('Undo');
  expect(limitValues('Science', 'Annual')).toEqual(['0', '70', '0', '30']);
  expect(limitValues('Science', 'Half Yearly')).toEqual(['0', '80', '0', '20']);
});

test('minimum marks that are all 0 are collapsed, can be shown', async () => {
  const world = await limitsWorld();
  const hasPractical = (subject: string) => /Science$/.test(subject) && subject !== 'Social Science';
  const forms = Object.keys(world.subjects).flatMap((subject) =>
    (['Half Yearly', 'Annual'] as const).map((exam) =>
      formOf(world, hasPractical(subject) ? {} : { practicalMaxMarks: 0 }, { subject, exam }),
    ),
  );
  for (const form of forms) await saveLimits(await tokenOf('admin'), [form]);
  await openLimitsAt(limitsAddress(world));
  const minimums = () => editableCells().filter(({ dataset }) => dataset['cell']?.endsWith('Min'));
  expect(await screen.findByText('All minimum marks are 0.')).toBeVisible();
  expect([editableCells().length, minimums().length]).toEqual([20, 0]);
  clickButton('Show minimum marks');
  expect(minimums()).toHaveLength(20);
  fillCell(limitCell('Hindi', 'Annual', 'Theory Min'), '33');
  await waitFor(() => expect(screen.queryByText('All minimum marks are 0.')).toBeNull());
  clickButton('Undo');
  expect(await screen.findByText('Hide minimum marks')).toBeVisible();
  expect(minimums()).toHaveLength(20);
});

test('MARKSCONF-03 a grid that cannot be loaded says so', async () => {
  const world = await limitsWorld();
  const asked = `GET /result/subjects/exams/details/${world.place.sessionId}/${world.place.classId}`;
  await openLimitsAt(limitsAddress(world), { fault: replyTo(asked, rejectWith(500, '', { status: 500 })) });
  expect(await screen.findByText('Failed to load subjects')).toBeVisible();
});

test('a class without exams says so and leads to where they are made', async () => {
  const world = await limitsWorld();
  const of = [world.place.sessionId, world.place.classId];
  await sql('DELETE FROM result_configs WHERE session_id = $1 AND class_id = $2', of);
  await openLimitsAt(limitsAddress(world));
  expect(await screen.findByText('This class has no exams in this session yet.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Result Config of this class' });
  expect(link).toHaveAttribute('href', expect.stringContaining(`#schoolId=1&sessionId=${of.join('&classId=')}`));
});

test('MARKSCONF-12 a save that fails says so, and everything stays as typed', async () => {
  const reason = rejectWith(191, 'The session is over', { status: 409 });
  await openLimits({ fault: replyTo(SAVE, rejectWith(500, '', { status: 500 }), reason) });
  fillCell(scienceCell('Theory Max'), '75');
  await clickSaveAndConfirm();
  expect(await screen.findByText('Failed to update marks config')).toBeVisible();
  expect(cellText(scienceCell('Theory Max'))).toBe('75');
  expect(screen.getByText(/^Save not confirmed\. Your entries are still here/)).toBeVisible();
  await clickSaveAndConfirm();
  expect(await screen.findByText('The session is over')).toBeVisible();
});
