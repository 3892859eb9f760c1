import {
  addedRows,
  emptiedBy,
  existingOf,
  hasTooMany,
  requestOf,
  startRows,
  type StandardRow,
} from '@/features/classes/standard/standardForm';

const rowOf = (className: string, counts: Partial<StandardRow> = {}): StandardRow => ({
  ...{ className, chosen: true, plain: '1', SCIENCE: '', COMMERCE: '', ARTS: '' },
  ...counts,
});

test('each usual name has a row with one section; the class outside the order has none', () => {
  expect(startRows(['Nursery', '11', 'Default'])).toEqual([rowOf('Nursery'), rowOf('11')]);
});

test('rows that are not ticked, and classes of the school by normalised name, are left out of the request', () => {
  const rows = [
    rowOf('Nursery'),
    rowOf('LKG', { chosen: false }),
    rowOf('1', { plain: '3' }),
    rowOf('2', { plain: '' }),
  ];
  const stored = [{ className: ' nursery ', sections: [] }] as never[];
  const added = addedRows(rows, existingOf(stored));
  expect(added).toEqual([2, 3]);
  expect(requestOf(7, rows, added)).toEqual({
    schoolId: 7,
    classes: [
      { className: '1', sections: [{ stream: null, sections: 3 }] },
      { className: '2', sections: [] },
    ],
  });
});

test('a class with streams sends the number of sections of each', () => {
  const rows = [rowOf('11', { plain: '', SCIENCE: '2', ARTS: '1', COMMERCE: '0' })];
  expect(requestOf(7, rows, [0]).classes[0]?.sections).toEqual([
    { stream: 'SCIENCE', sections: 2 },
    { stream: 'ARTS', sections: 1 },
  ]);
});

test.each<[Partial<StandardRow>, boolean]>([
  [{ plain: '26' }, false],
  [{ plain: '27' }, true],
  [{ plain: '', SCIENCE: '20', ARTS: '7' }, true],
])('26 sections are the most of a class: %j', (counts, tooMany) => {
  expect(hasTooMany(rowOf('11', counts))).toBe(tooMany);
});

test('CLASS-37 sections with a stream exclude those without; an empty count excludes nothing', () => {
  expect(emptiedBy('ARTS', '1')).toEqual({ plain: '' });
  expect(emptiedBy('plain', '2')).toEqual({ SCIENCE: '', COMMERCE: '', ARTS: '' });
  expect([emptiedBy('plain', ''), emptiedBy('ARTS', '0')]).toEqual([{}, {}]);
});
