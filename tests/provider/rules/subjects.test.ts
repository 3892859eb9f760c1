// Subjects of a class and their groups: what fits together, and how they are answered.
import {
  differs,
  fits,
  movesBetween,
  requireCategory,
  requireNoneEmpty,
  requireOnce,
  requireStreamOfGroups,
  requireStreamOfSubjects,
} from '../../../provider/domains/subjects/subjects.rules.ts';
import { groupView, masterView, subjectView } from '../../../provider/domains/subjects/subjects.view.ts';
import { refusedBy } from './refused';

type Group = Parameters<typeof movesBetween>[0][number];
const group = (id: number, name: string, subjectIds: number[]) =>
  ({ id, name, subjectIds, sessionId: 3, classId: 4, stream: 'ARTS', version: 6 }) as Group;
const NO_CATEGORY = { theory: false, practical: false, viva: false };

test.each(['theory', 'practical', 'viva'])(
  'SUBJECT-32 a subject with %s has a category, one without any has none',
  (one) => {
    expect(refusedBy(() => requireCategory({ ...NO_CATEGORY, [one]: true }))).toBeNull();
    expect(refusedBy(() => requireCategory(NO_CATEGORY))).toMatchObject({
      code: 'BAD_REQUEST',
      problems: { theory: 'At least one marks category must be selected' },
    });
  },
);

test('SUBJECT-33 an id is named once', () => {
  expect(refusedBy(() => requireOnce([1, 2, 3]))).toBeNull();
  expect(refusedBy(() => requireOnce([]))).toBeNull();
  expect(refusedBy(() => requireOnce([1, 2, 1]))?.code).toBe('DUPLICATE_SUBJECT');
});

test.each([
  [null, null, true],
  [null, 'ARTS', true],
  ['ARTS', null, true],
  ['ARTS', 'ARTS', true],
  ['ARTS', 'SCIENCE', false],
] as const)('SUBJECT-37 a group of stream %s takes a subject of stream %s: %s', (ofGroup, ofSubject, expected) => {
  expect(fits(ofGroup, ofSubject)).toBe(expected);
  const groups = [
    { name: 'Any', stream: null },
    { name: 'Core', stream: ofGroup },
    { name: 'More', stream: ofGroup },
  ];
  expect(refusedBy(() => requireStreamOfGroups(ofSubject, groups))?.problems).toEqual(
    expected ? undefined : { groupIds: 'Of another stream than the subject: Core, More' },
  );
  const subjects = [
    { name: 'Hindi', stream: null },
    { name: 'Physics', stream: ofSubject },
    { name: 'Biology', stream: ofSubject },
  ];
  expect(refusedBy(() => requireStreamOfSubjects(ofGroup, subjects))?.problems).toEqual(
    expected ? undefined : { subjectIds: 'Of another stream than the group: Physics, Biology' },
  );
});

const GROUPS = [group(1, 'One', [10]), group(2, 'Two', [10, 11]), group(3, 'Three', [11])];

test('a subject joins the wanted groups it is not in, and leaves those it is in and that are not wanted', () => {
  const { joined, left } = movesBetween(GROUPS, 10, [2, 3]);
  expect([joined, left].map((list) => list.map(({ id }) => id))).toEqual([[3], [1]]);
  expect(movesBetween(GROUPS, 10, [1, 2])).toEqual({ joined: [], left: [] });
  expect(refusedBy(() => movesBetween(GROUPS, 10, [1, 9]))?.code).toBe('NOT_FOUND');
});

test.each([
  [[], null],
  [[GROUPS[1]], null],
  [[GROUPS[0], GROUPS[1]], 'The group One would have no subjects left. Change or delete it first'],
  [[GROUPS[0], GROUPS[1], GROUPS[2]], 'The groups One, Three would have no subjects left. Change or delete them first'],
])('SUBJECT-41 no group is left without a subject', (left, message) => {
  const refused = refusedBy(() => requireNoneEmpty(left as Group[]));
  expect(refused && [refused.code, refused.message]).toEqual(message && ['BAD_REQUEST', message]);
});

test('what is in one of two lists alone', () => {
  expect(differs([1, 2, 3], [4, 2])).toEqual([1, 3, 4]);
  expect(differs([1], [1])).toEqual([]);
});

test('subjects and groups are answered whole', () => {
  const master = { id: 10, name: 'Hindi', version: 2, schoolId: 1 } as unknown as Parameters<typeof masterView>[0];
  expect(masterView(master, true)).toEqual({ subjectId: 10, subjectName: 'Hindi', inUse: true, version: 2 });
  const facts = { classId: 4, sessionId: 3, type: 'OPTIONAL', evaluationMethod: 'GRADE', stream: 'ARTS', version: 5 };
  const categories = { theory: true, practical: false, viva: true };
  const row = { subjectId: 10, name: 'Hindi', ...facts, ...categories, schoolId: 1 };
  expect(subjectView(row as unknown as Parameters<typeof subjectView>[0], GROUPS)).toEqual({
    subjectId: 10,
    subjectName: 'Hindi',
    ...facts,
    ...categories,
    groups: ['One', 'Two'],
    groupIds: [1, 2],
  });
  expect(groupView(group(2, 'Two', [10, 11]))).toEqual({
    groupId: 2,
    groupName: 'Two',
    sessionId: 3,
    classId: 4,
    stream: 'ARTS',
    subjectIds: [10, 11],
    version: 6,
  });
});
