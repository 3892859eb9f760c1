// Whether a database can be bound to a key, by the stored key and the keys of its numbers.
import { fitOf, type NumberCounts } from '../../../provider/database/numberKey.ts';

const OWN = 'ownkey00';
const NONE: NumberCounts = { total: 0, own: 0, stored: 0 };

/** A connection to a database with this stored key; undefined counts: they must not be read. */
function connectionOf(stored: string | null, counts: NumberCounts | undefined) {
  const query = ({ text }: { text: string }) => {
    const isCount = text.includes('count(*)');
    if (isCount && counts === undefined) throw new Error('The numbers were counted.');
    const rows = isCount ? [counts] : stored === null ? [] : [{ value: stored }];
    return Promise.resolve({ rows, rowCount: rows.length });
  };
  return { query, exec: () => Promise.resolve() };
}

test.each<[string, string | null, NumberCounts | undefined, object]>([
  ['its stored key, without a count', OWN, undefined, { kind: 'bound' }],
  ['no stored key and no number', null, NONE, { kind: 'free', stored: null, unreadable: 0 }],
  [
    'no stored key and own numbers',
    null,
    { total: 5, own: 5, stored: 0 },
    { kind: 'free', stored: null, unreadable: 0 },
  ],
  [
    'no stored key and numbers of two keys',
    null,
    { total: 5, own: 1, stored: 0 },
    { kind: 'free', stored: null, unreadable: 4 },
  ],
  ['no stored key and numbers of other keys alone', null, { total: 5, own: 0, stored: 0 }, { kind: 'other' }],
  ['another stored key without a number', 'another0', NONE, { kind: 'free', stored: 'another0', unreadable: 0 }],
  ['another stored key with a number', 'another0', { total: 5, own: 4, stored: 1 }, { kind: 'other' }],
  ['another stored key and numbers of a third one', 'another0', { total: 5, own: 0, stored: 0 }, { kind: 'other' }],
])('E1 the fit of a key and a database with %s', async (_database, stored, counts, fit) => {
  expect(await fitOf(connectionOf(stored, counts), OWN)).toEqual(fit);
});
