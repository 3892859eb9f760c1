import { fireEvent, within } from '@testing-library/react';
import { CLASS_FIELDS } from '@/api/classes';
import { fieldProblem } from '@/shared/forms';
import { CLASS } from '../../support/entities/classes';
import { samplesIn } from '../../support/entities/table';
import { sql } from '../../support/provider';
import {
  renderPortal,
  screen,
  waitFor,
  type Rendered,
  type RenderOptions,
  waitForResponses,
} from '../../support/portal';
import {
  classButton,
  classNames,
  idOfClass,
  NALANDA,
  openAsPlatform,
  openClasses,
  resetToFewClasses,
  SARASWATI,
  selectClass,
  findPanel,
  panelRows,
} from '../support/classes';
import {
  chooseMenuItem,
  findDialog,
  findNotification,
  waitForNoDialog,
  optionsOf,
  chooseOption,
  clickDialogButton,
  selectedText,
  queryDatabase,
  getField,
  fillField,
  waitForFieldError,
} from '../../support/screen';
import {
  countCalls,
  combineFaults,
  networkError,
  passThrough,
  replyTo,
  recordCalls,
  rejectWith,
  respondWith,
} from '../../support/faults';

beforeEach(resetToFewClasses);

const POST = 'POST /class';

async function openAdd(options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openClasses(options);
  await rendered.user.click(screen.getByText('Add Class'));
  await findDialog('Add Class');
  return rendered;
}

async function openEdit(name: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openClasses(options);
  await chooseMenuItem(rendered.user, name, 'Edit');
  await findDialog(`Edit Class “${name}”`);
  return rendered;
}

const storedAs = (name: string) =>
  queryDatabase(
    `SELECT c.school_id, u.full_name AS teacher FROM classes c LEFT JOIN teachers t ON t.id = c.teacher_id
     LEFT JOIN users u ON u.id = t.user_id WHERE c.name = $1 AND c.deleted_at IS NULL ORDER BY 1`,
    [name],
  );

const NAME_RULES: [bad: string, message: string][] = [
  ['', 'Class name is required'],
  ['   ', 'Class name is required'],
  ['x'.repeat(51), 'Class name must not be more than 50 characters'],
];

test.each(NAME_RULES)('CLASS-18 a class name of %j: %s', (bad, message) => {
  expect(fieldProblem(CLASS_FIELDS.ClassForm.className, bad)).toBe(message);
  expect(fieldProblem(CLASS_FIELDS.ClassForm.className, 'x'.repeat(50))).toBeNull();
});

test('AUTH-42 CLASS-18 CLASS-19 an invalid class name is reported without a call, and a user of a school chooses no school', async () => {
  const { sent } = await openAdd();
  expect(screen.queryByRole('combobox', { name: 'School' })).toBeNull();
  for (const [bad, message] of NAME_RULES) {
    await fillField('Class name', bad);
    clickDialogButton('Create');
    await waitForFieldError('Class name', message);
  }
  expect(countCalls(sent, POST)).toBe(0);
});

test('CLASS-20 the dialog offers the usual names that the school does not use yet; a chosen one is put in its order', async () => {
  const { sent } = await openAdd();
  const offered = await optionsOf('Class name', 'UKG');
  // A long list draws its first options only.
  expect(offered.length).toBeGreaterThan(5);
  expect(offered).toEqual(['UKG', '1', '2', '3', '4', '6', '7', '8', '9', '10'].slice(0, offered.length));
  expect(countCalls(sent, 'GET /class/master/1')).toBe(1);
  await chooseOption('Class name', 'UKG');
  expect(getField('Class name')).toHaveValue('UKG');
  clickDialogButton('Create');
  expect(await screen.findByText('Class created successfully')).toBeVisible();
  await waitFor(() => expect(classNames()).toEqual(['Nursery', 'LKG', 'UKG', '5', '11', '12', 'Default']));
});

test('CLASS-20 CALL-34 the names offered are those of the provider, but for the names of the school’s classes', async () => {
  const master = ['Forest', 'LKG', 'Meadow', '12'];
  await openAdd({ fault: replyTo('GET /class/master/1', respondWith(master)) });
  expect(await optionsOf('Class name', 'Forest')).toEqual(['Forest', 'Meadow']);
});

test('CLASS-20 the name of a disabled class is not offered for another class', async () => {
  await sql("UPDATE classes SET disabled = true WHERE name = '5'");
  await openAdd();
  const offered = await optionsOf('Class name', 'UKG');
  expect(offered).toContain('4');
  expect(offered).not.toContain('5');
});

test('AUTH-42 CLASS-21 CLASS-23 CLASS-27 CLASS-29 CALL-30 any other name may be typed, and no teacher is needed', async () => {
  const { fault, bodies } = recordCalls(POST);
  const into = jest.spyOn(Element.prototype, 'scrollIntoView');
  await openAdd({ fault, width: 390 });
  const { title, sample } = CLASS.className;
  await fillField(title, ` ${sample} `);
  clickDialogButton('Create');
  expect(await screen.findByText('Class created successfully')).toBeVisible();
  await waitForNoDialog();
  await waitFor(() => expect(panelRows('Classes')).toContainEqual([sample, '–']));
  // It is selected and in view, on a phone too, where its sections stand below.
  expect(await findPanel(`Sections of ${sample}`)).toBeVisible();
  expect(into.mock.contexts).toEqual([(await classButton(sample)).closest('li')]);
  expect(bodies).toEqual([{ ...samplesIn(CLASS, 'form'), schoolId: 1, teacherId: null }]);
});

test('CLASS-21 a name that begins like a usual one stays as typed, on Tab and on Enter', async () => {
  const { user } = await openAdd();
  await user.type(getField('Class name'), 'UK');
  expect(await optionsOf('Class name', 'UKG')).toEqual(['UKG']);
  await user.keyboard('{Tab}');
  expect(getField('Class name')).toHaveValue('UK');
  expect(getField('Class teacher')).toHaveFocus();
  await user.click(getField('Class name'));
  await optionsOf('Class name', 'UKG');
  // Not prevented, so that the browser goes on to send the form.
  expect(fireEvent.keyDown(getField('Class name'), { key: 'Enter', keyCode: 13 })).toBe(true);
  expect(getField('Class name')).toHaveValue('UK');
  clickDialogButton('Create');
  expect(await screen.findByText('Class created successfully')).toBeVisible();
  expect(await storedAs('UK')).toEqual([{ school_id: 1, teacher: null }]);
});

test('CLASS-22 CALL-30 CALL-52 the class teacher is one of the school’s active teachers, found by a part of the name', async () => {
  const { user } = await openAdd();
  await fillField('Class name', 'Prep');
  fireEvent.mouseDown(getField('Class teacher'));
  await user.type(getField('Class teacher'), 'om');
  // Neither the disabled Om Prakash Jangid nor the other school's teachers.
  expect(await optionsOf('Class teacher', 'Thomas Mathew')).toEqual(['Thomas Mathew']);
  await chooseOption('Class teacher', 'Thomas Mathew');
  clickDialogButton('Create');
  await screen.findByText('Class created successfully');
  expect(await storedAs('Prep')).toEqual([{ school_id: 1, teacher: 'Thomas Mathew' }]);
  await waitFor(() => expect(panelRows('Classes')).toContainEqual(['Prep', 'Thomas Mathew']));
});

test('CALL-31 CLASS-22 CLASS-23 CLASS-29 a class teacher is removed, and the chosen class stays chosen', async () => {
  const { user } = await openClasses();
  await selectClass(user, '5');
  await chooseMenuItem(user, '5', 'Edit');
  const open = within(await findDialog('Edit Class “5”'));
  expect(selectedText('Class teacher')).toBe('Dinesh Sharma');
  fireEvent.click(open.getByRole('button', { name: 'Clear' }));
  await fillField('Class name', 'Five');
  clickDialogButton('Save');
  expect(await screen.findByText('Class updated successfully')).toBeVisible();
  await waitForNoDialog();
  await waitFor(() => expect(panelRows('Classes')).toContainEqual(['Five', '–']));
  expect(await storedAs('Five')).toEqual([{ school_id: 1, teacher: null }]);
  expect(await classButton('Five')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Sections of Five')).toBeVisible();
});

const DISABLE = 'UPDATE users SET disabled = true WHERE full_name = $1';

test('CLASS-22 a class teacher who is disabled is shown by name and is kept by a save', async () => {
  await sql(DISABLE, ['Dinesh Sharma']);
  await openEdit('5');
  expect(selectedText('Class teacher')).toBe('Dinesh Sharma');
  await fillField('Class name', 'Five');
  clickDialogButton('Save');
  await screen.findByText('Class updated successfully');
  expect(await storedAs('Five')).toEqual([{ school_id: 1, teacher: 'Dinesh Sharma' }]);
});

test('a teacher who is disabled while the dialog is open is rejected at the field', async () => {
  const { user } = await openEdit('5');
  await chooseOption('Class teacher', 'Farah Naaz');
  await queryDatabase(DISABLE, ['Farah Naaz']);
  clickDialogButton('Save');
  await waitForFieldError('Class teacher', 'Choose an active teacher of this school');
  clickDialogButton('Cancel');
  await waitForNoDialog();
  await chooseMenuItem(user, '5', 'Edit');
  await findDialog('Edit Class “5”');
  await waitFor(async () => expect(await optionsOf('Class teacher', 'Kavita Meena')).not.toContain('Farah Naaz'));
});

test('CLASS-33 CALL2-39 a teacher is listed by teacherName, else by first and last name', async () => {
  const teachers = [
    { teacherId: 1, teacherName: 'Meera Rao', firstName: 'Other', lastName: 'Name' },
    { teacherId: 2, teacherName: '', firstName: 'Anil', lastName: 'Das' },
    { teacherId: 3, teacherName: ' ', firstName: 'Veena', lastName: null },
  ];
  await openAdd({ fault: replyTo('GET /user/teacher/active/1', respondWith(teachers)) });
  expect(await optionsOf('Class teacher', 'Meera Rao')).toEqual(['Meera Rao', 'Anil Das', 'Veena']);
});

test('the list of teachers shows an error when it cannot be loaded', async () => {
  await openAdd({ fault: replyTo('GET /user/teacher/active/1', rejectWith(105)) });
  fireEvent.mouseDown(getField('Class teacher'));
  expect(await screen.findByText('Failed to load teachers')).toBeVisible();
});

test('CLASS-19 CLASS-42 a platform user has to choose the school', async () => {
  const { sent, user } = await renderPortal({ at: '/classes', as: 'platform' });
  await user.click(await screen.findByText('Add Class'));
  const open = within(await findDialog('Add Class'));
  await fillField('Class name', 'Prep');
  clickDialogButton('Create');
  expect(await open.findByText('School is required')).toBeVisible();
  expect(countCalls(sent, POST)).toBe(0);
  await pickSchoolOfDialog(NALANDA);
  clickDialogButton('Create');
  expect(await screen.findByText('Class created successfully')).toBeVisible();
  expect(await storedAs('Prep')).toEqual([{ school_id: 2, teacher: null }]);
});

/** The screen has a selector of the same name. */
async function pickSchoolOfDialog(school: string): Promise<void> {
  const box = within(await findDialog('Add Class')).getByRole('combobox', { name: 'School' });
  fireEvent.mouseDown(box);
  const options = await screen.findAllByText(school, { selector: '.ant-select-item-option-content' });
  fireEvent.click(options.at(-1) as Element);
  await waitForResponses();
}

test('CLASS-19 CLASS-22 the dialog starts in the school of the screen; another one has other teachers and free names', async () => {
  const { user } = await openAsPlatform(SARASWATI);
  await user.click(screen.getByText('Add Class'));
  const box = within(await findDialog('Add Class')).getByRole('combobox', { name: 'School' });
  expect(box.closest('.ant-select')).toHaveTextContent(SARASWATI);
  await chooseOption('Class teacher', 'Kavita Meena');
  await sql("UPDATE classes SET deleted_at = now(), sequence = NULL WHERE school_id = 2 AND name = 'LKG'");
  await pickSchoolOfDialog(NALANDA);
  expect(selectedText('Class teacher')).not.toContain('Kavita Meena');
  expect(await optionsOf('Class teacher', 'Arif Mansuri')).not.toContain('Kavita Meena');
  expect((await optionsOf('Class name', 'LKG')).slice(0, 3)).toEqual(['LKG', 'UKG', '1']);
});

test('CLASS-19 a class stays in its school', async () => {
  const { user } = await openAsPlatform(NALANDA);
  await chooseMenuItem(user, '5', 'Edit');
  const open = within(await findDialog('Edit Class “5”'));
  const box = open.getByRole('combobox', { name: 'School' });
  expect(box).toBeDisabled();
  expect(box.closest('.ant-select')).toHaveTextContent(NALANDA);
});

test('CLASS-27 CLASS-28 CODE-07 a failed save is reported and keeps the dialog with its input', async () => {
  await openAdd({
    fault: combineFaults(
      replyTo(POST, rejectWith(105, '', { status: 409 }), rejectWith(105, 'Not today'), networkError),
    ),
  });
  await fillField('Class name', 'Prep');
  await chooseOption('Class teacher', 'Kavita Meena');
  for (const text of ['Failed to save class', 'Not today', 'Network error occurred']) {
    clickDialogButton('Create');
    expect(await findNotification(text)).toBeVisible();
    await findDialog('Add Class');
    expect(getField('Class name')).toHaveValue('Prep');
    expect(selectedText('Class teacher')).toBe('Kavita Meena');
  }
  expect(classNames()).not.toContain('Prep');
});

test('CLASS-18 CLASS-27 CLASS-28 CLASS-29 CODE-07 CODE-114 an edited class that cannot be saved keeps its dialog; a taken name is reported with the provider’s message', async () => {
  const failing = replyTo(`PUT /class/${await idOfClass('5')}`, rejectWith(105, '', { status: 409 }), passThrough);
  const { sent } = await openEdit('5', { fault: failing });
  await fillField('Class name', ' ');
  clickDialogButton('Save');
  await waitForFieldError('Class name', 'Class name is required');
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  await fillField('Class name', ' nursery');
  clickDialogButton('Save');
  expect(await findNotification('Failed to save class')).toBeVisible();
  expect(getField('Class name')).toHaveValue('nursery');
  expect(selectedText('Class teacher')).toBe('Dinesh Sharma');
  clickDialogButton('Save');
  expect(await findNotification('A class with this name already exists')).toBeVisible();
  await findDialog('Edit Class “5”');
  expect(getField('Class name')).toHaveValue('nursery');
  await fillField('Class name', 'Five');
  clickDialogButton('Save');
  expect(await screen.findByText('Class updated successfully')).toBeVisible();
  // A class that was added is selected, not one that was edited.
  expect(within(await findPanel('Sections')).getByText('Choose a class to see its sections')).toBeVisible();
});

test('TABLE-13 Cancel and Escape close the dialog without a call and discard the input', async () => {
  const { sent, user } = await openAdd();
  for (const leave of [() => clickDialogButton('Cancel'), () => user.keyboard('{Escape}')]) {
    expect(getField('Class name')).toHaveValue('');
    await fillField('Class name', 'Half');
    await leave();
    await waitForNoDialog();
    await user.click(screen.getByText('Add Class'));
    await findDialog('Add Class');
  }
  expect(getField('Class name')).toHaveValue('');
  expect(countCalls(sent, POST)).toBe(0);
});
