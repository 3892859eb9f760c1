// Marks Config: the filters, the grid, what may be typed, and what a save sends.
import { fireEvent, within } from '@testing-library/react';
import { formOf, limitsWorld, lockLimits, saveLimits } from '../../provider/support/limits';
import { resetProvider, sql, tokenOf } from '../../support/provider';
import { screen, waitFor } from '../../support/portal';
import { offline, on, recording, refuse } from '../support/faults';
import {
  activate,
  barError,
  barState,
  cells,
  errorOf,
  focusedCell,
  pasteAt,
  press as pressKey,
  put,
  textOf,
  typeInto,
} from '../support/sheet';
import { button, choose, NEXT, offered, picked, press, SARASWATI } from '../support/students';
import {
  addressOf,
  ASK,
  DONE,
  cell,
  openAt,
  openGrid,
  save,
  SAVE,
  saveElsewhere,
  science,
  stored,
  values,
} from './support/limits';

beforeEach(resetProvider);

/** The list shows its first entries until one types. */
const chooseClass = async (name: string) => {
  fireEvent.change(screen.getByLabelText('Class'), { target: { value: name } });
  await choose('Class', name);
};

test('MARKSCONF-01 MARKSCONF-03 the active session is selected; a class loads the grid, Reset takes it away again', async () => {
  const world = await limitsWorld();
  await openAt('');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marks Config');
  await waitFor(() => expect(picked('Session')).toBe('2026 - 2027'));
  expect(screen.queryByLabelText('School')).toBeNull();
  for (const label of ['Session', 'Class'])
    expect(screen.getByText(label, { selector: 'label' })).toHaveClass('ant-form-item-required');
  expect(screen.getByText('Choose session and class')).toBeVisible();
  await chooseClass('9');
  await waitFor(() => expect(values('Science', 'Annual')).toEqual(['', '', '', '']));
  const named = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect([...named].sort()).toEqual(Object.keys(world.subjects).sort());
  press('Reset');
  expect(await screen.findByText('Choose session and class')).toBeVisible();
  // The same class again: its marks are loaded again.
  await saveElsewhere(world, {});
  await chooseClass('9');
  await waitFor(() => expect(values('Science', 'Annual')).toEqual(['0', '70', '0', '30']));
  await chooseClass('11');
  await choose('Session', NEXT);
  expect(await screen.findByText('This class has no subjects in this session yet.')).toBeVisible();
  expect(screen.getByText('Subjects of this class').closest('a')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/subjects#/),
  );
});

test('MARKSCONF-01 MARKSCONF-02 a platform user chooses the school; another school clears session and class', async () => {
  await openAt('', { as: 'platform' });
  expect(screen.getByLabelText('Session')).toBeDisabled();
  await choose('School', SARASWATI);
  await choose('Session', '2025 - 2026');
  await chooseClass('9');
  await choose('School', 'Nalanda Public School');
  await waitFor(() => expect(picked('Class')).toContain('Choose a class'));
  expect(picked('Session')).not.toBe('2025 - 2026');
});

test('MARKSCONF-04 a subject has fields for its own components alone; half marks are typed, or stepped with Alt and the arrows', async () => {
  await openGrid();
  expect(values('Science', 'Annual')).toEqual(['0', '70', '0', '30']);
  expect(values('Hindi', 'Annual')).toEqual(['', '']);
  activate(science('Theory Max'));
  pressKey('ArrowUp', { altKey: true });
  expect(textOf(science('Theory Max'))).toBe('70.5');
  activate(science('Theory Min'));
  pressKey('ArrowDown', { altKey: true });
  expect(textOf(science('Theory Min'))).toBe('0');
  put(science('Theory Max'), '70.25');
  expect(errorOf(science('Theory Max'))).toBe('Enter steps of 0.5');
  put(science('Theory Max'), '-1');
  expect(errorOf(science('Theory Max'))).toBe('Enter a number');
  put(science('Theory Max'), '1000.5');
  expect(errorOf(science('Theory Max'))).toBe('Enter at most 1000');
  expect(barError()).toBe('Science, Annual: Theory Max: Enter at most 1000');
  // Only the cell with the error is marked.
  expect(science('Theory Max')).toHaveAttribute('aria-invalid', 'true');
  expect(science('Theory Min')).not.toHaveAttribute('aria-invalid');
  put(science('Theory Max'), '1000');
  put(science('Theory Min'), 'x');
  expect([science('Theory Min'), science('Theory Max')].map((one) => one.getAttribute('aria-invalid'))).toEqual([
    'true',
    null,
  ]);
});

test('a subject assessed by grade has no cells, and a text that explains it', async () => {
  await openGrid();
  const row = screen.getByRole('rowheader', { name: 'Rajasthan Studies' }).closest('[role="row"]');
  expect(row).toHaveTextContent('Assessed by grade: no minimum and maximum marks');
  expect(row?.querySelectorAll('.sheet-editable')).toHaveLength(0);
  expect(screen.getAllByTitle('Hindi has no practical')).toHaveLength(4);
  expect(button('Undo')).toBeDisabled();
});

test.each([
  ['Theory', '70.5'],
  ['Practical', '30.5'],
])(
  'MARKSCONF-05 MARKSCONF-06 a %s minimum above its maximum is an error once its cell is left, and nothing is saved',
  async (component, above) => {
    const { sent } = await openGrid();
    const least = science(`${component} Min`);
    typeInto(least, above);
    expect(errorOf(least)).toBe('');
    pressKey('Enter');
    const text = `${component} min marks cannot be greater than max marks`;
    expect(errorOf(least)).toBe(text);
    expect(barState()).toBe('1 field to correct');
    expect(barError()).toBe(`Science, Annual: ${component} Min: ${text}`);
    press('Save');
    expect(screen.queryByText(ASK)).toBeNull();
    expect(focusedCell()).toBe(least);
    expect(document.activeElement).toHaveAccessibleDescription(text);
    expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  },
);

test('a minimum may equal its maximum', async () => {
  await openGrid();
  put(science('Theory Min'), '70');
  put(science('Practical Min'), '30');
  expect([errorOf(science('Theory Min')), errorOf(science('Practical Min'))]).toEqual(['', '']);
  await save();
  expect(await screen.findByText(DONE)).toBeVisible();
  await waitFor(() => expect(barState()).toMatch(/All saved$/));
});

test('MARKSCONF-05 MARKSCONF-06 a viva minimum above its maximum is an error', async () => {
  const world = await limitsWorld('LKG');
  await openAt(addressOf(world));
  await waitFor(() => expect(cells().length).toBeGreaterThan(10));
  const least = cell('Hindi', 'Annual', 'Viva Min');
  put(cell('Hindi', 'Annual', 'Viva Max'), '20');
  put(least, '21');
  expect(errorOf(least)).toBe('Viva min marks cannot be greater than max marks');
});

test('MARKSCONF-07 MARKSCONF-10 MARKSCONF-12 a save asks first and sends every whole entry, with 0 for what a subject lacks; the rest stays and is named', async () => {
  const { fault, bodies, headers } = recording(SAVE);
  const { world } = await openGrid({ fault });
  put(cell('Hindi', 'Half Yearly', 'Theory Min'), '0');
  put(cell('Hindi', 'Half Yearly', 'Theory Max'), '100');
  put(cell('English', 'Annual', 'Theory Max'), '100');
  await waitFor(() => expect(barState()).toBe('Not saved: 3 changes · 1 incomplete entry'));
  press('Save');
  expect(await screen.findByText(ASK)).toBeVisible();
  expect(screen.getByText('The marks of 2 subjects are stored, 2 entries in all.')).toBeVisible();
  expect(screen.getByText(/^Incomplete and not saved: English in Annual\./)).toBeVisible();
  press('Cancel');
  await waitFor(() => expect(screen.queryByText(ASK)).toBeNull());
  // From a field by the keyboard too.
  activate(cell('English', 'Annual', 'Theory Max'));
  pressKey('Enter', { ctrlKey: true });
  await screen.findByText(ASK);
  press('Cancel');
  await waitFor(() => expect(screen.queryByText(ASK)).toBeNull());
  expect(bodies).toEqual([]);
  await save();
  expect(await screen.findByText(DONE)).toBeVisible();
  const zero = { practicalMinMarks: 0, practicalMaxMarks: 0, vivaMinMarks: 0, vivaMaxMarks: 0 };
  expect(bodies[0]).toMatchObject([
    {
      subjectId: world.subjects['Hindi'],
      exams: [{ examId: world.exams['Half Yearly'], theoryMinMarks: 0, theoryMaxMarks: 100, ...zero, version: 0 }],
    },
    {
      subjectId: world.subjects['Science'],
      exams: [{ examId: world.exams.Annual, theoryMaxMarks: 70, practicalMaxMarks: 30, vivaMaxMarks: 0, version: 1 }],
    },
  ]);
  expect(headers[0]?.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  await waitFor(() => expect(barState()).toBe('Not saved: 1 change · 1 incomplete entry'));
  expect(values('English', 'Annual')).toEqual(['', '100']);
  expect(await stored(world)).toHaveLength(2);
});

test('MARKSCONF-11 without one whole entry nothing is sent, and it is said', async () => {
  const world = await limitsWorld();
  const { sent } = await openAt(addressOf(world));
  await waitFor(() => expect(cells().length).toBeGreaterThan(10));
  put(cell('Hindi', 'Annual', 'Theory Max'), '100');
  press('Save');
  expect(await screen.findByText('No data to save')).toBeVisible();
  expect(screen.queryByText(ASK)).toBeNull();
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('MARKSCONF-08 MARKSCONF-09 a locked exam has a badge, its marks to read, and nothing that fills it', async () => {
  const world = await limitsWorld();
  await saveLimits(await tokenOf('admin'), [formOf(world, { theoryMinMarks: 23 })]);
  await lockLimits(world.exams.Annual);
  await openAt(addressOf(world));
  expect(await screen.findByText('Locked')).toBeVisible();
  expect(cells().every(({ dataset }) => dataset['cell']?.includes(', Half Yearly:'))).toBe(true);
  const annual = ['Theory Min', 'Theory Max', 'Practical Min', 'Practical Max'].map((which) => science(which));
  expect(annual.map(textOf)).toEqual(['23', '70', '0', '30']);
  expect(annual.every((one) => one.getAttribute('aria-readonly') === 'true')).toBe(true);
  press('Fill…');
  await kindFields('Theory only (6 subjects)');
  expect(await offered('Exam')).toEqual(['All exams', 'Half Yearly']);
});

test('MARKSCONF-08 in a completed session the marks are shown and nothing can be changed', async () => {
  await openAt(addressOf(await limitsWorld('9', 'COMPLETED')));
  expect(await screen.findByText(/^The session 2025 - 2026 is completed/)).toBeVisible();
  expect(cells()).toEqual([]);
  expect(screen.queryByText('Save')).toBeNull();
});

test('MARKSCONF-10 an entry of a locked exam is not sent', async () => {
  const { fault, bodies } = recording(SAVE);
  const world = await limitsWorld();
  await saveLimits(await tokenOf('admin'), [formOf(world, {}, { subject: 'Science', exam: 'Half Yearly' })]);
  await lockLimits(world.exams['Half Yearly']);
  await openAt(addressOf(world), { fault });
  await waitFor(() => expect(cells().length).toBeGreaterThan(5));
  put(cell('Hindi', 'Annual', 'Theory Min'), '0');
  put(cell('Hindi', 'Annual', 'Theory Max'), '100');
  await save();
  expect(await screen.findByText(DONE)).toBeVisible();
  expect(bodies).toMatchObject([[{ exams: [{ examId: world.exams.Annual }] }]]);
});

test('Enter and the arrows go along columns and rows; from the last cell of a column Enter goes to the top of the next', async () => {
  await openGrid();
  const top = cell('Computer Science', 'Half Yearly', 'Theory Min');
  activate(top);
  pressKey('Enter');
  expect(focusedCell()).toBe(cell('English', 'Half Yearly', 'Theory Min'));
  pressKey('ArrowUp');
  expect(focusedCell()).toBe(top);
  pressKey('ArrowDown');
  pressKey('Enter', { shiftKey: true });
  expect(focusedCell()).toBe(top);
  pressKey('ArrowRight');
  expect(focusedCell()).toBe(cell('Computer Science', 'Half Yearly', 'Theory Max'));
  activate(cell('Computer Science', 'Half Yearly', 'Practical Min'));
  pressKey('ArrowDown');
  expect(focusedCell()).toBe(cell('Science', 'Half Yearly', 'Practical Min'));
  pressKey('Enter');
  expect(focusedCell()).toBe(cell('Computer Science', 'Half Yearly', 'Practical Max'));
  activate(science('Practical Max'));
  pressKey('Enter');
  expect(button('Save')).toHaveFocus();
});

test('a pasted block covers rows and columns; a text that is no number stays with its error; Undo takes the block back', async () => {
  await openGrid();
  pasteAt(cell('English', 'Half Yearly', 'Theory Min'), '0\t100\t5\n0\tabsent\n');
  expect(values('English', 'Half Yearly')).toEqual(['0', '100']);
  expect(values('Hindi', 'Half Yearly')).toEqual(['0', 'absent']);
  expect(errorOf(cell('Hindi', 'Half Yearly', 'Theory Max'))).toBe('Enter a number');
  expect(screen.getByText('1 pasted entry was left out: there is no field for it')).toBeVisible();
  press('Undo');
  expect(values('Hindi', 'Half Yearly')).toEqual(['', '']);
  // More than three that cannot be saved yet are counted.
  pasteAt(cell('Computer Science', 'Half Yearly', 'Theory Min'), '0\n0\n\n0\n0\n');
  press('Save');
  await screen.findByText(ASK);
  const named = ['Computer Science', 'English', 'Mathematics'].map((name) => `${name} in Half Yearly`).join(', ');
  expect(screen.getByText(/^Incomplete and not saved: /)).toHaveTextContent(`${named} and 1 more.`);
});

const kindFields = async (kind: string) => {
  const group = within(await screen.findByRole('group', { name: kind }));
  return (label: string, value: string) => fireEvent.change(group.getByLabelText(label), { target: { value } });
};

test('the grid is filled: the first exam copied to the others, and empty cells by the kind of subject', async () => {
  await openGrid();
  put(cell('Hindi', 'Half Yearly', 'Theory Min'), '0');
  put(cell('Hindi', 'Half Yearly', 'Theory Max'), '50');
  press('Copy Half Yearly to the other exams');
  expect(values('Hindi', 'Annual')).toEqual(['0', '50']);
  expect(values('Science', 'Annual')).toEqual(['0', '70', '0', '30']);
  press('Fill…');
  (await kindFields('Theory only (6 subjects)'))('Theory max', '100');
  const practical = await kindFields('Theory and practical (2 subjects)');
  practical('Theory max', '80');
  practical('Practical max', '20');
  press('Fill in');
  await waitFor(() => expect(values('Science', 'Half Yearly')).toEqual(['0', '80', '0', '20']));
  expect(values('English', 'Half Yearly')).toEqual(['0', '100']);
  expect(values('Hindi', 'Half Yearly')).toEqual(['0', '50']);
  expect(values('Science', 'Annual')).toEqual(['0', '70', '0', '30']);
  // One exam alone, filled cells included; and back again.
  press('Fill…');
  const all = await screen.findByLabelText('Only empty cells');
  fireEvent.click(all);
  await choose('Exam', 'Annual');
  (await kindFields('Theory and practical (2 subjects)'))('Theory max', '90');
  press('Fill in');
  await waitFor(() => expect(values('Science', 'Annual')).toEqual(['0', '90', '0', '30']));
  expect(values('Science', 'Half Yearly')).toEqual(['0', '80', '0', '20']);
  press('Undo');
  expect(values('Science', 'Annual')).toEqual(['0', '70', '0', '30']);
  expect(values('Science', 'Half Yearly')).toEqual(['0', '80', '0', '20']);
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
  await openAt(addressOf(world));
  const minimums = () => cells().filter(({ dataset }) => dataset['cell']?.endsWith('Min'));
  expect(await screen.findByText('All minimum marks are 0.')).toBeVisible();
  expect([cells().length, minimums().length]).toEqual([20, 0]);
  press('Show minimum marks');
  expect(minimums()).toHaveLength(20);
  put(cell('Hindi', 'Annual', 'Theory Min'), '33');
  await waitFor(() => expect(screen.queryByText('All minimum marks are 0.')).toBeNull());
  press('Undo');
  expect(await screen.findByText('Hide minimum marks')).toBeVisible();
  expect(minimums()).toHaveLength(20);
});

test('MARKSCONF-03 a grid that cannot be loaded says so', async () => {
  const world = await limitsWorld();
  const asked = `GET /result/subjects/exams/details/${world.place.sessionId}/${world.place.classId}`;
  await openAt(addressOf(world), { fault: on(asked, refuse(500, '', { status: 500 })) });
  expect(await screen.findByText('Failed to load subjects')).toBeVisible();
});

test('a class without exams says so and leads to where they are made', async () => {
  const world = await limitsWorld();
  const of = [world.place.sessionId, world.place.classId];
  await sql('DELETE FROM result_configs WHERE session_id = $1 AND class_id = $2', of);
  await openAt(addressOf(world));
  expect(await screen.findByText('This class has no exams in this session yet.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'Result Config of this class' });
  expect(link).toHaveAttribute('href', expect.stringContaining(`#schoolId=1&sessionId=${of.join('&classId=')}`));
});

test('MARKSCONF-12 a save that fails says so, and everything stays as typed', async () => {
  await openGrid({ fault: on(SAVE, refuse(500, '', { status: 500 }), offline) });
  put(science('Theory Max'), '75');
  await save();
  expect(await screen.findByText('Failed to update marks config')).toBeVisible();
  expect(textOf(science('Theory Max'))).toBe('75');
  expect(screen.getByText(/^Not saved\. Your entries are still here/)).toBeVisible();
});
