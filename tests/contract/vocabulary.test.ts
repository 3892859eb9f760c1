// The vocabulary check finds words to avoid in comments, test titles and declared names.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

function run(program: string): unknown {
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' }));
}

/** A phrase and a word of the list of words to avoid. */
const [PHRASE, WORD] = ['so many', 'Whoever'];

const SOURCE = [
  `// Locks ${PHRASE} rows.`,
  "const url = 'https://school.example/held';",
  'const inPlace = (placeholder: string) => placeholder.place; // a “place held” of the specification',
  '/* one',
  ` * ${WORD} saves. */`,
  "test.each([1])('the student stands in the list', () => {});",
  'test(\'the text "behind it" is shown\', () => {});',
];

test('a word to avoid is found in a comment, a title and a name, not in quoted text, literals and longer words', () => {
  const found = run(`import { partsOf } from '${root}/scripts/checks/readSource.mjs';
    import { avoidedIn, avoidedInName } from '${root}/scripts/checks/vocabularyWords.mjs';
    const parts = partsOf('a.ts', ${JSON.stringify(SOURCE.join('\n'))});
    console.log(JSON.stringify(parts.flatMap(({ line, kind, text }) => {
      const word = kind === 'name' ? avoidedInName(text) : avoidedIn(text);
      return word ? [[line, kind, word]] : [];
    }).sort(([one], [other]) => one - other)));`);
  expect(found).toEqual([
    [1, 'comment', PHRASE],
    [3, 'name', 'place'],
    [5, 'comment', WORD],
    [6, 'title', 'stands'],
  ]);
});

const DIFF = `diff --git a/a.ts b/a.ts
--- a/a.ts
+++ b/a.ts
@@ -3,0 +4,2 @@ function a() {
+one
+two
@@ -9 +11 @@
-old
+new
diff --git a/gone.ts b/gone.ts
deleted file mode 100644
--- a/gone.ts
+++ /dev/null
@@ -1 +0,0 @@
-gone
diff --git a/b.ts b/b.ts
new file mode 100644
--- /dev/null
+++ b/b.ts
@@ -0,0 +1 @@
+only
`;

test('the added lines of a diff are read by file, without files that are gone', () => {
  const found = run(`import { linesOfDiff } from '${root}/scripts/lib/addedLines.mjs';
    const files = linesOfDiff(${JSON.stringify(DIFF)});
    console.log(JSON.stringify([...files].map(([file, { lines, isNew }]) => [file, [...lines], isNew])));`);
  expect(found).toEqual([
    ['a.ts', [4, 5, 11], false],
    ['b.ts', [1], true],
  ]);
});

test('without git history nothing is checked, and the output reports it', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'no-git-'));
  try {
    for (const name of ['scripts/checks', 'scripts/lib'])
      fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    const output = execFileSync(process.execPath, ['scripts/checks/vocabulary.mjs'], { cwd: folder, encoding: 'utf8' });
    expect(output).toContain('nothing checked');
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});
