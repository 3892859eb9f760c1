// Where lines and pages are broken, by widths and heights alone.
import fc from 'fast-check';
import { linesOf } from '../../../provider/documents/pdf/lines.ts';
import { heightOf, paginate, type Strip } from '../../../provider/documents/pdf/strip.ts';

/** Every sign is as wide as every other one. */
const count = (text: string) => text.length;

test.each([
  ['Asha Verma', 10, ['Asha Verma']],
  ['Asha Verma', 9, ['Asha', 'Verma']],
  ['', 5, ['']],
  ['abcdefgh', 3, ['abc', 'def', 'gh']],
  ['ab abcdefgh ij', 4, ['ab', 'abcd', 'efgh', 'ij']],
  ['abcdef g', 4, ['abcd', 'ef g']],
  ['ab', 0, ['a', 'b']],
])('%j in a width of %d is %j', (text, width, lines) => expect(linesOf([text], width, count)).toEqual(lines));

test('a conjunct and a letter with its marks stay on one line', () => {
  expect(linesOf(['क्षक्षक्ष'], 5, count)).toEqual(['क्ष', 'क्ष', 'क्ष']);
  expect(linesOf(['श्रीश्री'], 5, count)).toEqual(['श्री', 'श्री']);
  expect(linesOf(['ष्णष्ण', 'ಷ್ಣಷ್ಣ', 'ਪ੍ਰਪ੍ਰ'], 4, count)).toEqual(['ष्ण', 'ष्ण', 'ಷ್ಣ', 'ಷ್ಣ', 'ਪ੍ਰ', 'ਪ੍ਰ']);
  expect(linesOf(['e\u0301e\u0301'], 3, count)).toEqual(['e\u0301', 'e\u0301']);
});

test('no letter is lost, and no line is wider than its place', () => {
  const words = fc.array(fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom('a', 'b', '-', 'W') }));
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 30 }), (texts, width) => {
      const lines = linesOf([texts.join(' ')], width, count);
      expect(lines.join('').replaceAll(' ', '')).toBe(texts.join(''));
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
    }),
  );
});

const drawn = (height: number, more: Partial<Strip> = {}): Strip => ({ height, draw: () => undefined, ...more });

test('strips stand on their pages in their order, all of them, below no page’s end, and under the head of their table', () => {
  const head = drawn(3);
  const strips = fc.array(
    fc.record({
      height: fc.integer({ min: 1, max: 20 }),
      withNext: fc.boolean(),
      inTable: fc.boolean(),
    }),
  );
  fc.assert(
    fc.property(strips, (given) => {
      const made = given.map(({ height, withNext, inTable }) =>
        drawn(height, { withNext, ...(inTable ? { head } : {}) }),
      );
      const pages = paginate(made, 25);
      const placed = pages.flat().map(({ strip }) => strip);
      expect(placed.filter((strip) => strip !== head)).toEqual(made);
      for (const [number, page] of pages.entries()) {
        for (const { strip, top } of page) expect(top + strip.height).toBeLessThanOrEqual(25);
        const [first] = page;
        if (number > 0 && first && first.strip !== head) expect(first.strip.head).toBeUndefined();
      }
    }),
  );
});

test('what belongs together moves to the next page together, unless it is higher than a page', () => {
  const together = [drawn(10, { withNext: true }), drawn(10)];
  const heights = (strips: Strip[]) => paginate(strips, 25).map((page) => page.map(({ strip }) => strip.height));
  expect(heights([drawn(10), ...together])).toEqual([[10], [10, 10]]);
  expect(heights([drawn(5), ...together])).toEqual([[5, 10, 10]]);
  expect(heights([drawn(20, { withNext: true }), drawn(20)])).toEqual([[20], [20]]);
});

test('no page begins with blank space', () => {
  const pages = paginate([drawn(20), { height: 10 }, drawn(5)], 25);
  expect(pages.map((page) => page.map(({ strip, top }) => [strip.height, top]))).toEqual([[[20, 0]], [[5, 0]]]);
  expect(paginate([drawn(25), { height: 10 }], 25)).toHaveLength(1);
  expect([paginate([], 25), heightOf([])]).toEqual([[[]], 0]);
});
