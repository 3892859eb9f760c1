import { screen } from '../../support/portal';
import { sql } from '../../support/provider';
import { openClasses, resetToFewClasses, selectClass, menuEntries } from '../support/classes';
import { withdrawPrivileges } from '../../provider/support/privileges';

beforeEach(resetToFewClasses);

const ADDS = ['Add Class', 'Add Section'];
const CHANGES = ['Edit', 'Move up', 'Move down', 'Move to…', 'Disable'];

const addsShown = () => ADDS.filter((name) => screen.queryByText(name) !== null);

interface Case {
  ids: string;
  what: string;
  lacks: string[];
  adds: string[];
  ofClass: string[];
  ofSection: string[];
}
const cases: Case[] = [
  {
    ids: 'CLASS-13 CLASS-14 CLASS-15 CLASS-16',
    what: 'every privilege for classes',
    lacks: [],
    adds: ADDS,
    ofClass: [...CHANGES, 'History', 'Delete'],
    ofSection: ['Edit', 'Delete'],
  },
  {
    ids: 'CLASS-13',
    what: 'all but ADD_CLASS',
    lacks: ['ADD_CLASS'],
    adds: [],
    ofClass: [...CHANGES, 'History', 'Delete'],
    ofSection: ['Edit', 'Delete'],
  },
  {
    ids: 'CLASS-14 CLASS-16',
    what: 'all but EDIT_CLASS',
    lacks: ['EDIT_CLASS'],
    adds: ADDS,
    ofClass: ['History', 'Delete'],
    ofSection: ['Delete'],
  },
  {
    ids: 'CLASS-15',
    what: 'all but REMOVE_CLASS',
    lacks: ['REMOVE_CLASS'],
    adds: ADDS,
    ofClass: [...CHANGES, 'History'],
    ofSection: ['Edit'],
  },
];
test.each(cases)('$ids a user with $what', async ({ lacks, adds, ofClass, ofSection }) => {
  await withdrawPrivileges('admin', ...lacks);
  await sql("UPDATE classes SET disabled = true WHERE name = '11'");
  const { user } = await openClasses();
  await selectClass(user, '5');
  expect(addsShown()).toEqual(adds);
  expect(await menuEntries(user, '5')).toEqual(ofClass);
  expect(await menuEntries(user, '11')).toEqual(ofClass.map((entry) => (entry === 'Disable' ? 'Enable' : entry)));
  expect(await menuEntries(user, 'A')).toEqual(ofSection);
});

test('CLASS-13 CLASS-14 CLASS-15 a user with none of them sees no buttons and no menus', async () => {
  const { user } = await openClasses({ as: 'clerk' });
  await selectClass(user, '5');
  expect(addsShown()).toEqual([]);
  expect(screen.queryByLabelText(/^Actions for/)).toBeNull();
});

test('CLASS-13 before a class is chosen there is nothing to add a section to', async () => {
  await openClasses();
  expect(addsShown()).toEqual(['Add Class']);
});
