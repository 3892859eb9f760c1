import fc from 'fast-check';
import { ranksOf, type Contender } from '../../../common/results/rank';

const of = (marks: number, full = 400, sectionId: number | null = 1): Contender => ({ marks, full, sectionId });
const places = (contenders: (Contender | null)[]) => ranksOf(contenders).map((rank) => rank?.rank ?? null);

test.each<[string, (Contender | null)[], (number | null)[]]>([
  ['nobody', [], []],
  ['ties share a rank, the next one counts them', [of(300), of(200), of(300)], [1, 3, 1]],
  ['a tie below the first', [of(100), of(300), of(200), of(200), of(50)], [4, 1, 2, 2, 5]],
  ['all alike', [of(7), of(7), of(7)], [1, 1, 1]],
  ['whoever takes no part leaves no gap', [null, of(100), null, of(200)], [null, 2, null, 1]],
  ['each section for itself', [of(100, 400, 1), of(300, 400, 2), of(200, 400, 1)], [2, 1, 1]],
  ['a class without sections is one', [of(100, 400, null), of(300, 400, null)], [2, 1]],
  ['of fewer full marks the fraction counts', [of(200, 400), of(151, 300), of(150, 300)], [2, 1, 2]],
])('MARKS-50 %s', (_what, contenders, ranks) => expect(places(contenders)).toEqual(ranks));

test('a rank tells of how many', () => {
  expect(ranksOf([of(3), null, of(2), of(9, 400, 2)])).toEqual([
    { rank: 1, of: 2 },
    null,
    { rank: 2, of: 2 },
    { rank: 1, of: 1 },
  ]);
});

const anyContender = fc.option(
  fc.record({
    sectionId: fc.constantFrom(1, 2, null),
    marks: fc.integer({ min: 0, max: 12 }),
    full: fc.constantFrom(12, 16, 24),
  }),
);

test('MARKS-50 a rank is 1 and the number of those in the section who are better', () => {
  fc.assert(
    fc.property(fc.array(anyContender, { maxLength: 30 }), (contenders) => {
      const expected = contenders.map((one) => {
        if (one === null) return null;
        const others = contenders.filter((each) => each !== null && each.sectionId === one.sectionId);
        const better = others.filter((each) => each !== null && each.marks / each.full > one.marks / one.full);
        return { rank: better.length + 1, of: others.length };
      });
      expect(ranksOf(contenders)).toEqual(expected);
    }),
  );
});
