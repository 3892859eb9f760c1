// Pure rules of privileges, row by row.
import {
  firstBeyond,
  idOfPrivilege,
  isPrivilege,
  labelOfPrivilege,
  nameOfPrivilege,
  privilegeTree,
  type UserPrivilege,
} from '../../../provider/domains/privileges/privileges.rules.ts';
import { privileges, type Privilege } from '../../contract/support';
import { ALL, selectedIn } from '../support/privilegeTree';

test.each<[number[], number[], number | undefined]>([
  [[], [], undefined],
  [[], [1], undefined],
  [[1], [], 1],
  [[1, 2], [1, 2, 3], undefined],
  [[1, 4, 5], [1, 2, 3], 4],
  [[5, 4], [5], 4],
])('B6 of %j beyond %j the first is %p', (wanted, allowed, first) => {
  expect(firstBeyond(wanted, new Set(allowed))).toBe(first);
  expect(firstBeyond(new Set(wanted), new Set(allowed))).toBe(first);
});

test('PRIVILEGE-09 ENUM-18 the privileges of the contract exist, by id, name and label, and no other', () => {
  for (const { id, name, label } of ALL) {
    expect(isPrivilege(id)).toBe(true);
    expect([nameOfPrivilege(id), labelOfPrivilege(id)]).toEqual([name, label]);
  }
  for (const id of [0, -1, 1.5, ALL.length + 1, Number.NaN]) expect(isPrivilege(id)).toBe(false);
  expect(idOfPrivilege('USER_MANAGEMENT')).toBe(28);
  expect([nameOfPrivilege(999), labelOfPrivilege(999)]).toEqual(['999', '999']);
});

test.each<[string, number[]]>([
  ['none', []],
  ['one of the top', [1]],
  ['a child alone', [17]],
  ['a parent alone', [14]],
  ['all', ALL.map(({ id }) => id)],
  ['none that exists', [999]],
])('CALL2-44 ENUM-18 the tree with %s is the contract’s, selected where granted', (_which, granted) => {
  const expected = (nodes: Privilege[]): UserPrivilege[] =>
    nodes.map(({ id, name, children }) => ({
      privilegeId: id,
      privilegeName: name,
      selected: granted.includes(id),
      childPrivileges: expected(children ?? []),
    }));
  const tree = privilegeTree(new Set(granted));
  expect(tree).toEqual(expected(privileges));
  expect(selectedIn(tree)).toEqual(granted.filter(isPrivilege));
});
