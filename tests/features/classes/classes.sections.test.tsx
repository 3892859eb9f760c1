import { CLASS_FIELDS } from '@/api/classes';
import { fieldProblem } from '@/shared/forms';
import { fireEvent, within } from '@testing-library/react';
import { screen, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import {
  classButton,
  idOfClass,
  idOfSection,
  openClasses,
  resetToFewClasses,
  selectClass,
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
  getField,
  fillField,
  waitForFieldError,
} from '../../support/screen';
import {
  combineFaults,
  countCalls,
  networkError,
  passThrough,
  replyTo,
  recordCalls,
  rejectWith,
} from '../../support/faults';

beforeEach(resetToFewClasses);

const POST = 'POST /section';

async function openAdd(className: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openClasses(options);
  await selectClass(rendered.user, className);
  await rendered.user.click(screen.getByText('Add Section'));
  await findDialog(`Add Section to “${className}”`);
  return rendered;
}

async function openEdit(className: string, name: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openClasses(options);
  await selectClass(rendered.user, className);
  await chooseMenuItem(rendered.user, name, 'Edit');
  await findDialog(`Edit Section “${name}” of “${className}”`);
  return rendered;
}

test.each(['', '   '])('CLASS-24 a section name of %j is refused, new or edited, without a call', async (name) => {
  const { sent, leave } = await openAdd('5');
  await fillField('Section name', name);
  clickDialogButton('Create');
  await waitForFieldError('Section name', 'Section name is required');
  expect(fieldProblem(CLASS_FIELDS.SectionForm.sectionName, name)).toBe('Section name is required');
  expect(countCalls(sent, POST)).toBe(0);
  leave();
  const edit = await openEdit('5', 'A');
  await fillField('Section name', name);
  clickDialogButton('Save');
  await waitForFieldError('Section name', 'Section name is required');
  expect(edit.sent.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test.each([
  ['Science', 'SCIENCE'],
  ['Commerce', 'COMMERCE'],
  ['Arts', 'ARTS'],
])(
  'CALL-36 CALL-37 CLASS-24 CLASS-25 CLASS-27 CLASS-29 CLASS-32 CONST-22 a section with the stream %s is added to the chosen class, which stays chosen',
  async (stream, sent) => {
    const { fault, bodies } = recordCalls(POST);
    await openAdd('11', { fault });
    await fillField('Section name', ' Second ');
    expect(selectedText('Stream')).toBe('None');
    expect(await optionsOf('Stream', 'Arts')).toEqual(['Science', 'Commerce', 'Arts']);
    await chooseOption('Stream', stream);
    clickDialogButton('Create');
    expect(await screen.findByText('Section created successfully')).toBeVisible();
    await waitForNoDialog();
    await waitFor(() => expect(panelRows('Sections of 11')).toContainEqual(['Second', stream]));
    expect(bodies).toEqual([{ classId: await idOfClass('11'), sectionName: 'Second', stream: sent }]);
    expect(await classButton('11')).toHaveAttribute('aria-pressed', 'true');
  },
);

test('CLASS-25 CLASS-32 a section without a stream', async () => {
  const { fault, bodies } = recordCalls(POST);
  await openAdd('5', { fault });
  await fillField('Section name', 'C');
  clickDialogButton('Create');
  expect(await screen.findByText('Section created successfully')).toBeVisible();
  await waitFor(() => expect(panelRows('Sections of 5')).toContainEqual(['C', '–']));
  expect(bodies).toEqual([expect.objectContaining({ sectionName: 'C', stream: null })]);
});

test('CLASS-24 CALL-36 CLASS-25 CLASS-27 CLASS-28 CLASS-29 CODE-07 an edited section is stored after a failed save that keeps the input, a chosen stream may be taken away again', async () => {
  const call = `PUT /section/${await idOfSection('5', 'A')}`;
  const { fault, bodies } = recordCalls(call);
  await openEdit('5', 'A', { fault: combineFaults(fault, replyTo(call, rejectWith(105, ''), passThrough)) });
  expect(getField('Section name')).toHaveValue('A');
  await chooseOption('Stream', 'Commerce');
  expect(selectedText('Stream')).toBe('Commerce');
  fireEvent.click(within(await findDialog('Edit Section “A” of “5”')).getByRole('button', { name: 'Clear' }));
  await fillField('Section name', 'Lotus');
  clickDialogButton('Save');
  expect(await screen.findByText('Failed to save section')).toBeVisible();
  expect(getField('Section name')).toHaveValue('Lotus');
  expect(selectedText('Stream')).toBe('None');
  clickDialogButton('Save');
  expect(await screen.findByText('Section updated successfully')).toBeVisible();
  await waitFor(() =>
    expect(panelRows('Sections of 5')).toEqual([
      ['B', '–'],
      ['Lotus', '–'],
    ]),
  );
  const sent = expect.objectContaining({ sectionName: 'Lotus', stream: null, version: 1 }) as unknown;
  expect(bodies).toEqual([sent, sent]);
  expect(await classButton('5')).toHaveAttribute('aria-pressed', 'true');
});

test('CLASS-27 CLASS-28 CODE-07 a failed save says so and keeps the dialog with its input', async () => {
  await openAdd('11', {
    fault: replyTo(POST, rejectWith(105, '', { status: 409 }), rejectWith(105, 'Not today'), networkError),
  });
  await fillField('Section name', 'Arts B');
  await chooseOption('Stream', 'Arts');
  for (const text of ['Failed to save section', 'Not today', 'Network error occurred']) {
    clickDialogButton('Create');
    expect(await findNotification(text)).toBeVisible();
    await findDialog('Add Section to “11”');
    expect(getField('Section name')).toHaveValue('Arts B');
    expect(selectedText('Stream')).toBe('Arts');
  }
  expect(panelRows('Sections of 11')).toHaveLength(3);
});

test('CLASS-28 a taken name is shown in the provider’s words, and the next try may succeed', async () => {
  await openAdd('5');
  await fillField('Section name', 'a');
  clickDialogButton('Create');
  expect(await screen.findByText('A section with this name already exists')).toBeVisible();
  await fillField('Section name', 'C');
  clickDialogButton('Create');
  expect(await screen.findByText('Section created successfully')).toBeVisible();
});

test('CLASS-28 a section without a stream beside others with one is refused at its field', async () => {
  await openAdd('11');
  await fillField('Section name', 'Plain');
  clickDialogButton('Create');
  await waitForFieldError('Stream', 'A class cannot have sections with and without a stream');
  await chooseOption('Stream', 'Arts');
  clickDialogButton('Create');
  expect(await screen.findByText('Section created successfully')).toBeVisible();
});

test.each(['Cancel', 'Escape'])('%s closes the dialog without a call and drops the input', async (way) => {
  const { sent, user } = await openAdd('5');
  await fillField('Section name', 'Half');
  if (way === 'Escape') await user.keyboard('{Escape}');
  else clickDialogButton('Cancel');
  await waitForNoDialog();
  expect(countCalls(sent, POST)).toBe(0);
  await user.click(screen.getByText('Add Section'));
  await findDialog('Add Section to “5”');
  expect(getField('Section name')).toHaveValue('');
});
