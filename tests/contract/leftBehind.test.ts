// The structure check finds what may not be committed; its words are put together here, or it would find this file.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** What the check finds in each of these lines. */
function foundIn(lines: readonly string[]): (string | null)[] {
  const program = `import { leftBehindIn } from '${root}/scripts/checks/leftBehind.mjs';
    console.log(JSON.stringify(${JSON.stringify(lines)}.map((line) => leftBehindIn(line) ?? null)));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  return JSON.parse(output) as (string | null)[];
}

const marked = ['only', 'skip', 'todo', 'fixme', 'failing'].flatMap((mark) => [
  `test.${mark}${'('}'a')`,
  `describe.${mark}${'('}'a')`,
  `  test.${mark}.each${'('}[1])('a')`,
  `test.${mark}.each${'`'}a | b${'`'}('a')`,
  `test.describe.${mark}${'('}'a')`,
]);
const renamed = ['xtest', 'xit', 'xdescribe', 'fit', 'fdescribe'].flatMap((name) => [
  `${name}${'('}'a')`,
  `  ${name}.each${'('}[1])('a')`,
  `if (slow) ${name} ${'('}'a')`,
]);
const notes = ['// TO', '/* FIX'].map((start) => `${start}${start === '// TO' ? 'DO' : 'ME'} later`);

test('B9 skipped tests, focused tests, tests that are expected to fail, and notes of unfinished work are found', () => {
  const lines = [...marked, ...renamed, ...notes];
  const found = foundIn(lines);
  expect(lines.filter((_line, at) => found[at] === null)).toEqual([]);
});

test('plain tests, and words that contain those words, are not reported', () => {
  const lines = [
    "test('a', () => 1);",
    "it.each([1])('only todo skip', () => 1);",
    "describe('fit', () => 1);",
    'const benefit = profit(1);',
    'outfit(1); model.fit(1); exit(1); await_it(1);',
    'const { only, skip } = options; query.skip = true; rows.only',
    "page.locator('todo')",
    '// the methodology: a fixme is a note',
  ];
  expect(foundIn(lines)).toEqual(lines.map(() => null));
});
