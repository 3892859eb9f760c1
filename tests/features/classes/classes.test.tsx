import { within } from '@testing-library/react';
import { sql } from '../../support/provider';
import { renderPortal, screen, waitFor } from '../../support/portal';
import {
  chooseSchool,
  classButton,
  classNames,
  LIST,
  NALANDA,
  openAsPlatform,
  openClasses,
  resetToFewClasses,
  SARASWATI,
  selectClass,
  CLASSES_KEPT,
  findPanel,
  panelRows,
} from '../support/classes';
import {
  chooseMenuItem,
  findDialog,
  waitForNoDialog,
  clickDialogButton,
  navigateTo,
  optionsOf,
} from '../../support/screen';
import { withdrawPrivileges } from '../../provider/support/privileges';
import {
  countCalls,
  combineFaults,
  holdResponse,
  replyTo,
  passThrough,
  recordCalls,
  rejectWith,
  respondWith,
} from '../../support/faults';

beforeEach(resetToFewClasses);

const pressed = () => [...document.querySelectorAll('button[aria-pressed="true"]')];
const CHOOSE = 'Choose a class to see its sections';

test.each(['/classes', '/class-section'])(
  'SHELL-15 SHELL-74 %s shows the class and section screen with its breadcrumb',
  async (at) => {
    await renderPortal({ at, as: 'admin' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Class Section Management');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    const parts = trail.getAllByRole('listitem').map((part) => part.textContent);
    expect(parts.filter((text) => text !== '/' && text !== '')).toEqual(['Home', 'Class Section Management']);
    expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home']);
    expect(trail.getByText('Class Section Management')).toHaveAttribute('aria-current', 'page');
    expect(await classButton('Nursery')).toBeVisible();
  },
);

test('CLASS-01 the left panel lists the classes in their order with name and teacher', async () => {
  await openClasses();
  expect(classNames()).toEqual(CLASSES_KEPT);
  expect(panelRows('Classes').slice(0, 2)).toEqual([
    ['Nursery', 'Kavita Meena'],
    ['LKG', 'Pooja Saini'],
  ]);
  expect(panelRows('Classes').at(-1)).toEqual(['Default', '–']);
});

test('CLASS-02 CLASS-32 the right panel lists the sections of the chosen class with name and stream', async () => {
  const { user } = await openClasses();
  expect(within(await findPanel('Sections')).getByText(CHOOSE)).toBeVisible();
  await selectClass(user, '5');
  expect(panelRows('Sections of 5')).toEqual([
    ['A', '–'],
    ['B', '–'],
  ]);
  expect(screen.getByRole('button', { name: '5 Class teacher: Dinesh Sharma' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await selectClass(user, '11');
  expect(panelRows('Sections of 11')).toEqual([
    ['Arts', 'Arts'],
    ['Commerce', 'Commerce'],
    ['Science', 'Science'],
  ]);
  expect(pressed()).toEqual([await classButton('11')]);
  await selectClass(user, 'Default');
  expect(within(await findPanel('Sections of Default')).getByText('No sections yet. Add the first one.')).toBeVisible();
});

test('CLASS-30 CLASS-31 CALL-28 CALL-31 CALL-36 CALL-37 the classes and sections of the provider are shown, and calls name them by their ids', async () => {
  const one = { classId: 70, className: 'Prep', schoolId: 1, teacherId: 9, teacherName: 'Meera Rao', disabled: true };
  const section = { sectionId: 71, sectionName: 'Rose', classId: 70, stream: 'ARTS', version: 2 };
  const classes = [{ ...one, sequence: 1, version: 3, sections: [section] }];
  const toClass = recordCalls('PUT /class/70');
  const toSection = recordCalls('PUT /section/71');
  const answers = replyTo(LIST, respondWith(classes));
  const { user } = await renderPortal({
    at: '/classes',
    as: 'admin',
    fault: combineFaults(answers, toClass.fault, toSection.fault),
  });
  await selectClass(user, 'Prep');
  expect(panelRows('Classes')).toEqual([['PrepDisabled', 'Meera Rao']]);
  expect(panelRows('Sections of Prep')).toEqual([['Rose', 'Arts']]);
  await chooseMenuItem(user, 'Prep', 'Edit');
  await findDialog('Edit Class “Prep”');
  clickDialogButton('Save');
  await waitFor(() => expect(toClass.bodies).toEqual([{ className: 'Prep', schoolId: 1, teacherId: 9, version: 3 }]));
  expect(await screen.findByText('The class is unknown')).toBeVisible();
  clickDialogButton('Cancel');
  await waitForNoDialog();
  await chooseMenuItem(user, 'Rose', 'Edit');
  await findDialog('Edit Section “Rose” of “Prep”');
  clickDialogButton('Save');
  await waitFor(() =>
    expect(toSection.bodies).toEqual([{ sectionName: 'Rose', classId: 70, stream: 'ARTS', version: 2 }]),
  );
  expect(await screen.findByText(/^The section is unknown/)).toBeVisible();
});

test('CLASS-40 a disabled class is marked as such', async () => {
  await sql("UPDATE classes SET disabled = true WHERE school_id = 1 AND name = '5'");
  await openClasses();
  expect(within(await classButton('5')).getByText('Disabled')).toBeVisible();
  expect(screen.getAllByText('Disabled')).toHaveLength(1);
});

test('CLASS-04 a user of a school reads its name in place of a selector', async () => {
  await openClasses();
  const line = within(screen.getByRole('main')).getByText(/^School:/);
  expect(line).toHaveTextContent(`School: ${SARASWATI}`);
  expect(screen.queryByRole('combobox', { name: 'School' })).toBeNull();
});

test('CLASS-03 a platform user chooses a school; until then no class is listed, nor asked for', async () => {
  const { sent } = await renderPortal({ at: '/classes', as: 'platform' });
  expect(await screen.findByText('Choose a school to see its classes')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'School' })).toBeVisible();
  expect(panelRows('Classes')).toEqual([]);
  expect(screen.getByRole('combobox', { name: 'Session' })).toBeDisabled();
  expect(sent.some(({ path }) => path.startsWith('/class/'))).toBe(false);
  await chooseSchool(NALANDA);
  await classButton('Nursery');
  expect(panelRows('Classes')[0]).toEqual(['Nursery', 'Deepika Hada']);
  expect(countCalls(sent, 'GET /class/all/2')).toBe(1);
});

test('CLASS-05 choosing another school clears the chosen class and its sections, also on the way back', async () => {
  const gate = holdResponse();
  const { user } = await openAsPlatform(NALANDA, { fault: replyTo(LIST, gate.reply) });
  await selectClass(user, '11');
  await user.click(screen.getByRole('combobox', { name: 'School' }));
  await user.click(await screen.findByTitle(SARASWATI));
  // While its classes are on their way those of the school before are gone.
  await waitFor(() => expect(panelRows('Classes')).toEqual([]));
  gate.release();
  for (const [school, teacher] of [
    [SARASWATI, 'Kavita Meena'],
    [NALANDA, 'Deepika Hada'],
  ] as const) {
    await chooseSchool(school);
    expect(await screen.findByText(teacher)).toBeVisible();
    expect(within(await findPanel('Sections')).getByText(CHOOSE)).toBeVisible();
    expect(pressed()).toEqual([]);
  }
});

describe('while the classes are loading, when there are none, and when they cannot be loaded', () => {
  test('the list is marked busy until they are loaded', async () => {
    const gate = holdResponse();
    await renderPortal({ at: '/classes', as: 'admin', fault: replyTo(LIST, gate.reply) });
    const list = await screen.findByRole('region', { name: 'Classes' });
    expect(list).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('button', { name: 'Add Class' })).toBeEnabled();
    gate.release();
    await classButton('Nursery');
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
  });

  test('a school without classes says so, and how to go on to those who may', async () => {
    await sql('UPDATE classes SET deleted_at = now(), sequence = NULL');
    const { leave } = await renderPortal({ at: '/classes', as: 'admin' });
    expect(await screen.findByText('No classes yet. Add the first one.')).toBeVisible();
    leave();
    await renderPortal({ at: '/classes', as: 'clerk' });
    expect(await screen.findByText('No classes yet.')).toBeVisible();
  });

  test('CLASS-27 a load that fails says so, and Retry loads again', async () => {
    const { sent, user } = await renderPortal({
      at: '/classes',
      as: 'admin',
      fault: combineFaults(
        replyTo(
          LIST,
          rejectWith(105, '', { status: 500 }),
          rejectWith(105, 'Ask again at ten', { status: 500 }),
          passThrough,
        ),
        replyTo('GET /session/all/1', rejectWith(105), passThrough),
      ),
    });
    expect(await screen.findByText('Failed to load classes')).toBeVisible();
    const fees = within(screen.getByRole('group', { name: 'Fees' }));
    expect(await fees.findByRole('alert')).toHaveTextContent('Failed to load sessions');
    await user.click(fees.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(fees.queryByRole('alert')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Ask again at ten')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await classButton('Nursery')).toBeVisible();
    expect(countCalls(sent, LIST)).toBe(3);
    expect(await optionsOf('Session', '2026 - 2027')).toContain('2026 - 2027');
  });
});

test('choosing a class scrolls to its sections where they are below the list, and only there', async () => {
  const moved = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { leave, user } = await openClasses({ width: 1280 });
  await selectClass(user, '5');
  expect(moved).not.toHaveBeenCalled();
  leave();
  const phone = await openClasses({ width: 390 });
  await selectClass(phone.user, '5');
  await phone.user.click(await classButton('5'));
  expect(moved.mock.contexts).toEqual([await findPanel('Sections of 5'), await findPanel('Sections of 5')]);
});

test('without privileges the sections of a class without any are not to be added either', async () => {
  await withdrawPrivileges('admin', 'ADD_CLASS');
  const { user } = await openClasses();
  await selectClass(user, 'Default');
  expect(await screen.findByText('No sections yet.')).toBeVisible();
});

test('the screen that is opened again shows a class that another user added in the meantime', async () => {
  const rendered = await openClasses();
  await navigateTo(rendered, '/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  await sql(
    `INSERT INTO classes (school_id, name, name_key, sequence, created_at) VALUES (1, 'Prep', 'prep', 60, now())`,
  );
  await navigateTo(rendered, '/classes');
  await waitFor(() => expect(classNames()).toContain('Prep'));
});
