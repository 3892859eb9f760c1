// The lines that a branch adds to main.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] });

function mergeBase() {
  for (const branch of ['main', 'origin/main'])
    try {
      return git('merge-base', branch, 'HEAD').trim();
    } catch {
      // The branch, or git, may be missing.
    }
  return undefined;
}

/** The lines that a diff without context adds, by file; deleted files are left out. */
export function linesOfDiff(diff) {
  const files = new Map();
  let change;
  let isNew = false;
  for (const line of diff.split('\n')) {
    if (line.startsWith('diff --git ')) isNew = false;
    else if (line.startsWith('new file mode ') || line.startsWith('rename to ')) isNew = true;
    else if (line.startsWith('+++ b/')) files.set(line.slice(6), (change = { lines: new Set(), isNew }));
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    for (let index = 0; start && index < Number(count); index += 1) change?.lines.add(Number(start) + index);
    if (line.startsWith('+++ /dev/null')) change = undefined;
  }
  return files;
}

/** @returns {{ files: Map<string, { lines: Set<number>, isNew: boolean }>, subjects: string[] } | undefined} undefined without a merge base */
export function addedLines() {
  const base = mergeBase();
  if (base === undefined) return undefined;
  const files = linesOfDiff(git('diff', '--unified=0', '--no-ext-diff', '--no-color', base));
  for (const file of git('ls-files', '--others', '--exclude-standard').split('\n').filter(Boolean)) {
    const count = fs.readFileSync(path.join(root, file), 'utf8').split('\n').length;
    files.set(file, { lines: new Set(Array.from({ length: count }, (_, index) => index + 1)), isNew: true });
  }
  const subjects = git('log', '--no-merges', '--format=%s', `${base}..HEAD`).split('\n').filter(Boolean);
  return { files, subjects };
}
