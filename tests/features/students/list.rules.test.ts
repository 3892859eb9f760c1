// What the filters of the student list send, clear and count.
import {
  advancedSet,
  isWidest,
  PARENTS,
  requestOf as filterOf,
  START,
  studentList,
  WIDEST,
} from '@/features/students/list/studentListSlice';

describe('the filter of the list', () => {
  const IN_SCHOOL = { ...START, schoolId: 1 };
  const sent = {
    schoolId: 1,
    classId: -1,
    sectionId: -1,
    searchText: '',
    registrationStatus: '-1',
    includeDisabled: false,
    includeBlocked: false,
    nonRte: false,
    newStudents: false,
  };

  test('STUDENT-06..10 is sent as the contract takes it', () => {
    expect(filterOf(IN_SCHOOL)).toStrictEqual(sent);
    expect(() => filterOf(START)).toThrow('Missing: school');
    const filters = { ...IN_SCHOOL, sessionId: 2, searchText: ' a ', nonRte: true };
    expect(filterOf(filters)).toStrictEqual({ ...sent, schoolId: 1, sessionId: 2, searchText: 'a', nonRte: true });
    expect(filterOf({ ...IN_SCHOOL, inactive: true })).toStrictEqual({
      ...sent,
      includeDisabled: true,
      includeBlocked: true,
    });
    expect(filterOf({ ...IN_SCHOOL, newStudents: true })).toStrictEqual({ ...sent, newStudents: true });
  });

  test('carries an order only where there is one', () => {
    const order = (sortBy: 'rollNo', sortOrder: 'asc' | 'desc' | undefined) =>
      filterOf({ ...IN_SCHOOL, sortBy, sortOrder });
    expect(order('rollNo', 'desc')).toStrictEqual({ ...sent, sortBy: 'rollNo', sortOrder: 'desc' });
    expect(order('rollNo', undefined)).toStrictEqual({ ...sent, sortBy: 'rollNo', sortOrder: 'asc' });
    expect(filterOf({ ...IN_SCHOOL, sortOrder: 'desc' })).toStrictEqual(sent);
  });

  test.each([
    [{}, 0],
    [{ registrationStatus: 'PENDING' }, 1],
    [{ inactive: true }, 1],
    [{ newStudents: true, nonRte: true }, 2],
    [{ classId: 3, searchText: 'a' }, 0],
  ] as const)('with %j the number of hidden filters that are set is %d', (change, count) =>
    expect(advancedSet({ ...START, ...change })).toBe(count),
  );

  test('STUDENT-14 clears the filters that depend on a changed one', () => {
    const { actions, reducer, select } = studentList;
    const { filtersChanged } = actions;
    const chosen = { ...START, schoolId: 1, sessionId: 2, classId: 3, sectionId: 4 };
    const at = reducer(undefined, filtersChanged(chosen));
    expect(at.filters).toEqual(chosen);
    expect(reducer(at, filtersChanged({ schoolId: 2 })).filters).toEqual({ ...START, schoolId: 2 });
    expect(reducer(at, filtersChanged({ classId: 9 })).filters).toEqual({
      ...chosen,
      classId: 9,
      sectionId: -1,
    });
    expect(reducer(at, filtersChanged({ sessionId: 9 })).filters).toEqual({ ...chosen, sessionId: 9 });
    expect(select({ lists: { studentList: at } })).toBe(at);
    expect(select({ lists: {} }).filters).toEqual(START);
    expect(PARENTS).toEqual({ sessionId: 'schoolId', classId: 'schoolId', sectionId: 'classId' });
  });
});

test.each(Object.keys(WIDEST))('the list that hides nobody has no filter in %s', (name) => {
  const narrow = { ...START, [name]: name === 'registrationStatus' ? 'PENDING' : name.endsWith('Id') ? 3 : true };
  expect([isWidest(START), isWidest({ ...START, inactive: true, searchText: 'x' }), isWidest(narrow)]).toEqual([
    true,
    true,
    false,
  ]);
});
