import type { UserPrivilege } from '@/api/privileges';
import {
  changesBetween,
  gained,
  grantableIds,
  isWithin,
  searched,
  selectedIds,
  sorted,
  tickedToo,
  tickOf,
  toggle,
} from '@/features/teachers/permission/permissionTree';

const node = (privilegeId: number, selected = false, childPrivileges: UserPrivilege[] = []): UserPrivilege => ({
  privilegeId,
  privilegeName: `P${privilegeId}`,
  selected,
  childPrivileges,
});

/** 1 is alone; 2 > (3, 4 > (5, 6)). */
const tree = [node(1, true), node(2, true, [node(3), node(4, false, [node(5, true), node(6)])])];
const [alone, group] = tree as [UserPrivilege, UserPrivilege];
const everything = new Set([1, 2, 3, 4, 5, 6]);
const set = (...ids: number[]) => new Set(ids);
const after = (id: number, granted: number[], grantable: ReadonlySet<number> = everything) =>
  sorted(toggle(tree, id, new Set(granted), grantable));

test('PRIVILEGE-01 what the provider selects is granted, at every depth', () => {
  expect(sorted(selectedIds(tree))).toEqual([1, 2, 5]);
});

test.each([
  [[], 'none'],
  [[1], 'none'],
  [[2], 'some'],
  [[5], 'some'],
  [[3, 4, 5, 6], 'some'],
  [[2, 3, 4, 6], 'some'],
  [[2, 3, 4, 5, 6], 'all'],
])('PRIVILEGE-03 with %j granted, the group shows %s', (granted, shown) => {
  expect(tickOf(group, new Set(granted))).toBe(shown);
});

test('a privilege without children is ticked or empty', () => {
  expect([tickOf(alone, set()), tickOf(alone, set(1))]).toEqual(['none', 'all']);
});

const ticks: [string, number, number[], number[]][] = [
  ['an unticked group takes all below it', 2, [1], [1, 2, 3, 4, 5, 6]],
  ['a partial one too', 2, [2, 3], [2, 3, 4, 5, 6]],
  ['one below takes all above it', 5, [], [2, 4, 5]],
  ['one in the middle takes both', 4, [1], [1, 2, 4, 5, 6]],
  ['one whose parents are granted already', 6, [2, 4], [2, 4, 6]],
];
test.each(ticks)('PRIVILEGE-02 ticking: %s', (_what, id, before, expected) => {
  expect(after(id, before)).toEqual(expected);
});

const unticks: [string, number, number[], number[]][] = [
  ['a group goes with all below it', 2, [1, 2, 3, 4, 5, 6], [1]],
  ['what stands above stays', 4, [2, 3, 4, 5, 6], [2, 3]],
  ['the last one below leaves its parents', 5, [2, 4, 5], [2, 4]],
];
test.each(unticks)('PRIVILEGE-02 unticking: %s', (_what, id, before, expected) => {
  expect(after(id, before)).toEqual(expected);
});

const limited: [string, number, number[], number[], number[]][] = [
  ['what cannot be granted is left out', 2, [], [2, 3, 4, 6], [2, 3, 4, 6]],
  ['a second tick takes them back, though the group never was complete', 2, [2, 3, 4, 6], [2, 3, 4, 6], []],
  ['a parent that cannot be granted is not taken along', 5, [], [4, 5], [4, 5]],
  ['one that cannot be granted stays as it is', 1, [2], [2], [2]],
  ['one below that cannot be taken stays', 2, [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 6], [1, 5]],
];
test.each(limited)('PRIVILEGE-02 for a user who may not grant all: %s', (_what, id, before, grantable, expected) => {
  expect(after(id, before, new Set(grantable))).toEqual(expected);
});

test('an unknown id changes nothing', () => {
  expect(after(99, [1, 2])).toEqual([1, 2]);
});

test('what may be granted is asked by name, at every depth', () => {
  expect(sorted(grantableIds(tree, (name) => ['P1', 'P6'].includes(name)))).toEqual([1, 6]);
});

test('ids are sent in their order', () => {
  expect(sorted(set(10, 9, 1, 100))).toEqual([1, 9, 10, 100]);
});

test('one set within another', () => {
  expect([isWithin(set(), set()), isWithin(set(1), set(1, 2)), isWithin(set(1, 3), set(1, 2))]).toEqual([
    true,
    true,
    false,
  ]);
});

test('changes are counted both ways', () => {
  expect([changesBetween(set(1, 2), set(1, 2)), changesBetween(set(1, 2), set(2, 3, 4))]).toEqual([0, 3]);
});

test('what is gained is in the order of the tree, and what is lost is gained the other way round', () => {
  const idsOf = (before: number[], after: number[]) =>
    gained(tree, set(...before), set(...after)).map(({ privilegeId }) => privilegeId);
  expect([idsOf([1, 5], [6, 5, 2]), idsOf([6, 5, 2], [1, 5])]).toEqual([[2, 6], [1]]);
});

const copies: [string, number[], number[], number[], number[]][] = [
  ['each with the entries above it', [5], [1], [1, 2, 3, 4, 5, 6], [1, 2, 4, 5]],
  ['not with the entries below it', [4], [], [1, 2, 3, 4, 5, 6], [2, 4]],
  ['without entries that cannot be granted, above it either', [1, 5, 6], [], [5, 6], [5, 6]],
  ['nothing is taken', [1], [3, 6], [1], [1, 3, 6]],
];
test.each(copies)('some are ticked in addition: %s', (_what, wanted, ticked, grantable, expected) => {
  expect(sorted(tickedToo(tree, set(...wanted), set(...ticked), set(...grantable)))).toEqual(expected);
});

const searches: [string, number[], number[], number[]][] = [
  ['a group is found with all below it', [4], [4, 5, 6], [2]],
  ['one without any below it', [6], [6], [2, 4]],
  ['several', [1, 3], [1, 3], [2]],
  ['nothing', [], [], []],
];
test.each(searches)('a search: %s', (_what, wanted, found, around) => {
  const shown = searched(tree, ({ privilegeId }) => wanted.includes(privilegeId));
  expect([sorted(shown.found), sorted(shown.around)]).toEqual([found, around]);
});
