// How lists compare texts: in the order of a column, and while an entry is looked for.
import { contains } from '@/shared/lib/contains';
import { byText } from '@/shared/ui';

test.each<[(string | null)[], (string | null)[]]>([
  [
    ['bela', 'Asha', 'CHAYA', 'asha B'],
    ['Asha', 'asha B', 'bela', 'CHAYA'],
  ],
  [
    ['Class 10', 'class 9', 'Class 1'],
    ['Class 1', 'class 9', 'Class 10'],
  ],
  [
    ['b', null, 'a', ''],
    [null, '', 'a', 'b'],
  ],
  [
    ['रीना', 'Asha', 'आशा'],
    ['Asha', 'आशा', 'रीना'],
  ],
])('%j are ordered as %j', (texts, ordered) => {
  expect([...texts].sort(byText((text: string | null) => text))).toEqual(ordered);
});

test.each<[string, string, boolean]>([
  ['Nursery', 'NURS', true],
  ['Nursery', 'sery ', true],
  ['POST GRADUATE', 'graduate', true],
  ['POST GRADUATE', 'post  graduate', true],
  ['POST GRADUATE', 'postgraduate', false],
  ["D'Souza", 'd\u2019souza', true],
  ['A. K. Sharma', 'A K Sh', true],
  ['Nursery', '', true],
  ['Nursery', 'Nurserys', false],
  ['रीना देवी', ' देवी', true],
  ['St. Mary’s School', "st mary's", true],
  ['A. K. Sharma', 'AK Sharma', true],
  ['2026–2027', '2026-2027', true],
])('%j looked for with %j: %p', (text, part, found) => expect(contains(text, part)).toBe(found));
