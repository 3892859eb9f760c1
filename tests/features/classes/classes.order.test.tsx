import { fireEvent, within } from '@testing-library/react';
import { sql } from '../../support/provider';
import { screen, waitFor, waitForResponses, type RenderOptions } from '../../support/portal';
import {
  classButton,
  classNames,
  idOfClass,
  openClasses,
  resetToFewClasses,
  selectClass,
  menuEntries,
} from '../support/classes';
import {
  chooseMenuItem,
  findDialog,
  getMenuButton,
  waitForNoDialog,
  optionsOf,
  openRowMenu,
  chooseOption,
  clickDialogButton,
  queryDatabase,
} from '../../support/screen';
import {
  countCalls,
  combineFaults,
  holdResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
} from '../../support/faults';

beforeEach(resetToFewClasses);

const ORDER = 'PUT /class/order/1';
const FIRST = ['Nursery', 'LKG', '5', '11'];
const firstAre = (names: string[]) => waitFor(() => expect(classNames().slice(0, names.length)).toEqual(names));
const stored = () =>
  queryDatabase('SELECT name FROM classes WHERE school_id = 1 AND sequence IS NOT NULL ORDER BY sequence') as Promise<
    { name: string }[]
  >;
const open = (options: RenderOptions = {}) => openClasses(options);

test('a class moves up and down by one place, the menu keeps the focus, and the list shows it without a message', async () => {
  const { fault, bodies } = recordCalls(ORDER);
  const { sent, user } = await open({ fault });
  await chooseMenuItem(user, '5', 'Move up');
  await firstAre(['Nursery', '5', 'LKG', '11']);
  expect(getMenuButton('5')).toHaveFocus();
  expect(await screen.findByText('5 is now class 2 of 5')).toHaveAttribute('role', 'status');
  expect((await stored()).slice(0, 3)).toEqual([{ name: 'Nursery' }, { name: '5' }, { name: 'LKG' }]);
  await waitFor(() => expect(countCalls(sent, 'GET /class/all/1')).toBe(2));
  await chooseMenuItem(user, '5', 'Move down');
  await firstAre(FIRST);
  expect(getMenuButton('5')).toHaveFocus();
  expect(document.querySelector('.ant-notification-notice')).toBeNull();
  // Each call names every class once, but for the one outside the order.
  const ids: number[] = [];
  for (const name of ['Nursery', '5', 'LKG', 'Default']) ids.push(await idOfClass(name));
  const [first] = bodies as { classIds: number[] }[];
  expect(first?.classIds.slice(0, 3)).toEqual(ids.slice(0, 3));
  expect(first?.classIds).toHaveLength(5);
  expect(first?.classIds).not.toContain(ids[3]);
});

test('an entry is chosen by Enter too', async () => {
  const { user } = await open();
  const entries = await openRowMenu(user, 'LKG');
  const moveUp = entries.find(({ textContent }) => textContent === 'Move up') as HTMLElement;
  fireEvent.keyDown(moveUp, { key: 'Enter', keyCode: 13 });
  await firstAre(['LKG', 'Nursery', '5']);
  expect(getMenuButton('LKG')).toHaveFocus();
});

test('the first does not move up, the last not down, and the one outside the order not at all', async () => {
  const { user } = await open();
  expect(await menuEntries(user, 'Nursery')).toEqual([
    'Edit',
    'Move up*',
    'Move down',
    'Move to…',
    'Disable',
    'History',
    'Delete',
  ]);
  expect(await menuEntries(user, '12')).toEqual([
    'Edit',
    'Move up',
    'Move down*',
    'Move to…',
    'Disable',
    'History',
    'Delete',
  ]);
  expect(await menuEntries(user, 'Default')).toEqual(['Edit', 'Disable', 'History', 'Delete']);
  expect(classNames().at(-1)).toBe('Default');
});

test('CLASS-29 the chosen class stays chosen while it moves', async () => {
  const { user } = await open();
  await selectClass(user, 'LKG');
  await chooseMenuItem(user, 'LKG', 'Move up');
  await firstAre(['LKG', 'Nursery']);
  expect(screen.getByText('Sections of LKG')).toBeVisible();
});

test('a move waits for the one before it', async () => {
  const gate = holdResponse();
  const { sent, user } = await open({ fault: replyTo(ORDER, gate.reply, passThrough) });
  await chooseMenuItem(user, '11', 'Move up');
  expect(await menuEntries(user, '11')).toEqual([
    'Edit',
    'Move up*',
    'Move down*',
    'Move to…*',
    'Disable',
    'History',
    'Delete',
  ]);
  gate.release();
  await firstAre(['Nursery', 'LKG', '11', '5']);
  await waitForResponses();
  await waitFor(async () => expect(await menuEntries(user, '11')).toContain('Move up'));
  await chooseMenuItem(user, '11', 'Move up');
  await firstAre(['Nursery', '11', 'LKG', '5']);
  expect(countCalls(sent, ORDER)).toBe(2);
});

test('a moved class is put anywhere by its menu: shown at once, saved once, selected and brought into view', async () => {
  const into = jest.spyOn(Element.prototype, 'scrollIntoView');
  const gate = holdResponse();
  const { sent, user } = await open({ fault: replyTo(ORDER, gate.reply) });
  await chooseMenuItem(user, '12', 'Move to…');
  await findDialog('Move Class “12”');
  expect(await optionsOf('New position', 'Before: 5')).toEqual([
    'Before: Nursery',
    'Before: LKG',
    'Before: 5',
    'Before: 11',
  ]);
  await chooseOption('New position', 'Before: LKG');
  clickDialogButton('Cancel');
  await waitForNoDialog();
  await chooseMenuItem(user, '12', 'Move to…');
  const again = within(await findDialog('Move Class “12”'));
  clickDialogButton('Move');
  expect(await again.findByText('Choose a position', { selector: '.ant-form-item-explain-error' })).toBeVisible();
  await chooseOption('New position', 'Before: LKG');
  clickDialogButton('Move');
  await firstAre(['Nursery', '12', 'LKG', '5']);
  expect(screen.getByText('Sections of 12')).toBeVisible();
  expect(into.mock.contexts.at(-1)).toBe((await classButton('12')).closest('li'));
  await waitForNoDialog();
  expect((await stored()).at(-1)).toEqual({ name: '12' });
  gate.release();
  expect(await screen.findByText('12 is now class 2 of 5')).toHaveAttribute('role', 'status');
  expect((await stored())[1]).toEqual({ name: '12' });
  expect(countCalls(sent, ORDER)).toBe(1);
});

test('a class is dragged by its handle to the half of a row it is dropped on; what is refused goes back', async () => {
  const gate = holdResponse();
  await open({ fault: replyTo(ORDER, gate.reply, rejectWith(105, 'Not today')) });
  const row = async (name: string) => (await classButton(name)).closest('li') as HTMLElement;
  const drag = async (name: string, onto: string, half: 'upper' | 'lower') => {
    const dataTransfer = { setData: () => undefined, setDragImage: () => undefined };
    const handle = (await row(name)).querySelector('.class-row-handle') as Element;
    await waitFor(() => expect(handle).toHaveAttribute('draggable', 'true'));
    fireEvent.dragStart(handle, { dataTransfer });
    // jsdom lays nothing out: every row begins and ends at 0.
    const at = { dataTransfer, clientY: half === 'upper' ? -1 : 1 };
    fireEvent.dragOver(await row(onto), at);
    expect(await row(onto)).toHaveAttribute('data-drop', half === 'upper' ? 'before' : 'after');
    fireEvent.drop(await row(onto), at);
    expect(document.querySelector('[data-drop]')).toBeNull();
  };
  // Dropped outside of the list it changes nothing.
  const handle = (await row('Nursery')).querySelector('.class-row-handle') as Element;
  fireEvent.dragStart(handle, { dataTransfer: { setData: () => undefined, setDragImage: () => undefined } });
  expect(await row('Nursery')).toHaveAttribute('data-dragged');
  fireEvent.dragOver(await row('5'), { clientY: 1 });
  fireEvent.dragEnd(handle);
  expect(document.querySelector('[data-drop], [data-dragged]')).toBeNull();
  await drag('Nursery', '5', 'lower');
  expect((await row('LKG')).querySelector('.class-row-handle')).toHaveAttribute('draggable', 'false');
  gate.release();
  await firstAre(['LKG', '5', 'Nursery', '11']);
  await screen.findByText('Nursery is now class 3 of 5');
  // Behind the last one of the order is the class outside it.
  await drag('LKG', '12', 'lower');
  expect(await screen.findByText('Not today')).toBeVisible();
  await firstAre(['LKG', '5', 'Nursery', '11']);
  expect((await row('Default')).querySelector('.class-row-handle')).toBeNull();
});

test('a move that fails says so and changes nothing', async () => {
  const { user } = await open({
    fault: combineFaults(replyTo(ORDER, rejectWith(105, ''), rejectWith(105, 'Not today'))),
  });
  await chooseMenuItem(user, 'LKG', 'Move up');
  expect(await screen.findByText('Failed to change the order')).toBeVisible();
  await waitFor(async () => expect(await menuEntries(user, 'LKG')).toContain('Move up'));
  await chooseMenuItem(user, 'LKG', 'Move up');
  expect(await screen.findByText('Not today')).toBeVisible();
  expect(classNames().slice(0, 4)).toEqual(FIRST);
});

test('when another user added a class in the meantime, the move is refused, the list shows the class, and the next move works', async () => {
  const { user } = await open();
  await sql(
    `INSERT INTO classes (school_id, name, name_key, sequence, created_at) VALUES (1, 'Prep', 'prep', 6, now())`,
  );
  await chooseMenuItem(user, 'LKG', 'Move up');
  expect(await screen.findByText(/changed/i)).toBeVisible();
  await waitFor(() => expect(classNames()).toContain('Prep'));
  expect(classNames().slice(0, 4)).toEqual(FIRST);
  await waitFor(async () => expect(await menuEntries(user, 'LKG')).toContain('Move up'));
  await chooseMenuItem(user, 'LKG', 'Move up');
  await firstAre(['LKG', 'Nursery', '5']);
});

test('C10 when another user moved a class in the meantime, the move is rejected, the list shows that order, and the next move works', async () => {
  const { user } = await open();
  await sql(
    "UPDATE classes SET sequence = CASE name WHEN '5' THEN 4 ELSE 3 END WHERE school_id = 1 AND name IN ('5', '11')",
  );
  await chooseMenuItem(user, 'LKG', 'Move up');
  expect(await screen.findByText(/changed/i)).toBeVisible();
  await firstAre(['Nursery', 'LKG', '11', '5']);
  await waitFor(async () => expect(await menuEntries(user, 'LKG')).toContain('Move up'));
  await chooseMenuItem(user, 'LKG', 'Move up');
  await firstAre(['LKG', 'Nursery', '11', '5']);
});
