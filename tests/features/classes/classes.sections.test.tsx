import { fireEvent, within } from '@testing-library/react';
import { screen, waitFor, type Rendered, type RenderOptions } from '../../support/portal';
import {
  choose,
  classButton,
  dialog,
  idOfClass,
  idOfSection,
  noDialog,
  offeredBy,
  openClasses,
  pick,
  press,
  resetToFewClasses,
  rowsOf,
  selectClass,
  shownIn,
} from '../support/classes';
import { countOf, offline, on, recording, refuse } from '../support/faults';
import { field, put, refused } from '../support/schools';

beforeEach(resetToFewClasses);

const POST = 'POST /section';

async function openAdd(className: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openClasses(options);
  await selectClass(rendered.user, className);
  await rendered.user.click(screen.getByText('Add Section'));
  await dialog(`Add Section to “${className}”`);
  return rendered;
}

async function openEdit(className: string, name: string, options: RenderOptions = {}): Promise<Rendered> {
  const rendered = await openClasses(options);
  await selectClass(rendered.user, className);
  await choose(rendered.user, name, 'Edit');
  await dialog(`Edit Section “${name}” of “${className}”`);
  return rendered;
}

test.each(['', '   '])('CLASS-24 a section name of %j is refused, new or edited, without a call', async (name) => {
  const { sent, leave } = await openAdd('5');
  await put('Section name', name);
  press('Create');
  await refused('Section name', 'Section name is required');
  expect(countOf(sent, POST)).toBe(0);
  leave();
  const edit = await openEdit('5', 'A');
  await put('Section name', name);
  press('Save');
  await refused('Section name', 'Section name is required');
  expect(edit.sent.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('CLASS-24 CLASS-25 CLASS-27 CLASS-29 CLASS-32 a section with a stream is added to the chosen class, which stays chosen', async () => {
  const { fault, bodies } = recording(POST);
  await openAdd('11', { fault });
  await put('Section name', ' Science B ');
  expect(shownIn('Stream')).toBe('None');
  expect(await offeredBy('Stream', 'Arts')).toEqual(['Science', 'Commerce', 'Arts']);
  await pick('Stream', 'Science');
  press('Create');
  expect(await screen.findByText('Section created successfully')).toBeVisible();
  await noDialog();
  await waitFor(() => expect(rowsOf('Sections of 11')).toContainEqual(['Science B', 'Science']));
  expect(bodies).toEqual([{ classId: await idOfClass('11'), sectionName: 'Science B', stream: 'SCIENCE' }]);
  expect(await classButton('11')).toHaveAttribute('aria-pressed', 'true');
});

test('CLASS-25 CLASS-32 a section without a stream', async () => {
  const { fault, bodies } = recording(POST);
  await openAdd('5', { fault });
  await put('Section name', 'C');
  press('Create');
  expect(await screen.findByText('Section created successfully')).toBeVisible();
  await waitFor(() => expect(rowsOf('Sections of 5')).toContainEqual(['C', '–']));
  expect(bodies).toEqual([expect.objectContaining({ sectionName: 'C', stream: null })]);
});

test('CLASS-25 CLASS-27 CLASS-29 an edited section is stored, a chosen stream may be taken away again', async () => {
  const call = `PUT /section/${await idOfSection('5', 'A')}`;
  const { fault, bodies } = recording(call);
  await openEdit('5', 'A', { fault });
  expect(field('Section name')).toHaveValue('A');
  await pick('Stream', 'Commerce');
  expect(shownIn('Stream')).toBe('Commerce');
  fireEvent.click(within(await dialog('Edit Section “A” of “5”')).getByRole('button', { name: 'Clear' }));
  await put('Section name', 'Lotus');
  press('Save');
  expect(await screen.findByText('Section updated successfully')).toBeVisible();
  await waitFor(() =>
    expect(rowsOf('Sections of 5')).toEqual([
      ['B', '–'],
      ['Lotus', '–'],
    ]),
  );
  expect(bodies).toEqual([expect.objectContaining({ sectionName: 'Lotus', stream: null, version: 1 })]);
  expect(await classButton('5')).toHaveAttribute('aria-pressed', 'true');
});

test('CLASS-27 CLASS-28 CODE-07 a failed save says so and keeps the dialog with its input', async () => {
  await openAdd('11', { fault: on(POST, refuse(105, '', { status: 409 }), refuse(105, 'Not today'), offline) });
  await put('Section name', 'Arts B');
  await pick('Stream', 'Arts');
  for (const text of ['Failed to save section', 'Not today', 'Network error occurred']) {
    press('Create');
    expect(await screen.findByText(text)).toBeVisible();
    await dialog('Add Section to “11”');
    expect(field('Section name')).toHaveValue('Arts B');
    expect(shownIn('Stream')).toBe('Arts');
  }
  expect(rowsOf('Sections of 11')).toHaveLength(3);
});

test('CLASS-28 a taken name is said in the provider’s words, and the next try may succeed', async () => {
  await openAdd('5');
  await put('Section name', 'a');
  press('Create');
  expect(await screen.findByText('A section with this name already exists')).toBeVisible();
  await put('Section name', 'C');
  press('Create');
  expect(await screen.findByText('Section created successfully')).toBeVisible();
});

test('CLASS-28 a section without a stream beside others with one is refused at its field', async () => {
  await openAdd('11');
  await put('Section name', 'Plain');
  press('Create');
  await refused('Stream', 'A class cannot have sections with and without a stream');
  await pick('Stream', 'Arts');
  press('Create');
  expect(await screen.findByText('Section created successfully')).toBeVisible();
});

test.each(['Cancel', 'Escape'])('%s closes the dialog without a call and drops the input', async (way) => {
  const { sent, user } = await openAdd('5');
  await put('Section name', 'Half');
  if (way === 'Escape') await user.keyboard('{Escape}');
  else press('Cancel');
  await noDialog();
  expect(countOf(sent, POST)).toBe(0);
  await user.click(screen.getByText('Add Section'));
  await dialog('Add Section to “5”');
  expect(field('Section name')).toHaveValue('');
});
