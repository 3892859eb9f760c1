// The check that keeps all styles in one order, on a small portal of its own and on this one.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const SOUND: Readonly<Record<string, string>> = {
  'src/app/App.tsx': "import './start.css';\n",
  'src/app/start.css': "/* first */\n@import './ground.css';\n",
  'src/app/ground.css': 'body { margin: 0; }\n',
  'src/app/shell/Shell.tsx': "import '../portal.css';\n",
  'src/app/portal.css': "@import '../shared/card.css';\n@import '../features/list.css';\n",
  'src/shared/card.css': '.card { padding: 20px; }\n',
  'src/features/list.css': '.filters { padding: 16px; }\n',
  'src/features/List.tsx': "import { Card } from '@/shared/Card';\n",
};

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'style-order-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** What the check says of the sound portal with these files in place of its own. */
function judged(changed: Readonly<Record<string, string>> = {}): Promise<string> {
  for (const [name, text] of Object.entries({ ...SOUND, ...changed })) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return new Promise((resolve) =>
    execFile(process.execPath, ['scripts/checks/styles.mjs', folder], (error, output, faults) =>
      resolve(error ? faults.trim() : output.trim()),
    ),
  );
}

test('styles that are listed once in the sheets pass', async () => {
  expect(await judged()).toBe('5 style files have one order.');
});

test.each([
  ["import './list.css';", 'src/features/list.css'],
  ["import '@/shared/card.css';", 'src/shared/card.css'],
  ["const load = () => import('./list.css');", 'src/features/list.css'],
])('a screen that brings its own styles is refused: %s', async (text, style) => {
  expect(await judged({ 'src/features/List.tsx': text })).toBe(
    `src/features/List.tsx: imports ${style}; list it in src/app/portal.css instead, which gives it its place among the others`,
  );
});

const LIST = "@import '../shared/card.css';\n";
test.each([
  ['none', LIST, 0],
  ['twice', `${LIST}@import '../features/list.css';\n@import '../features/list.css';\n`, 2],
  ['one of them commented out', `${LIST}/* @import '../features/list.css'; */\n`, 0],
])('a style file has one place among the others, not %s', async (_how, list, times) => {
  expect(await judged({ 'src/app/portal.css': list })).toContain(
    `src/features/list.css: listed ${times} times in src/app/start.css and src/app/portal.css, must be once`,
  );
});

test('a sheet holds only its list, and only the sheets import styles', async () => {
  const rules = await judged({ 'src/app/portal.css': `${SOUND['src/app/portal.css']}.card { margin: 0; }\n` });
  expect(rules).toBe('src/app/portal.css: holds more than its list of imports');
  const nested = await judged({ ...SOUND, 'src/shared/card.css': "@import './other.css';\n" });
  expect(nested).toBe('src/shared/card.css: only the sheets import other styles');
});

test('each sheet is loaded by its one module', async () => {
  expect(await judged({ 'src/app/shell/Shell.tsx': '' })).toBe(
    'src/app/shell/Shell.tsx: must import src/app/portal.css',
  );
});
