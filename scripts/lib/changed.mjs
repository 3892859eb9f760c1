// The changes since main: committed on this branch, uncommitted or untracked.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

function git(...args) {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return output.split('\n').filter(Boolean);
}

function firstThat(attempts) {
  for (const attempt of attempts)
    try {
      return attempt();
    } catch {
      // Tries the next one: a clone may lack the branch, and the first commit has no parent.
    }
  return undefined;
}

/**
 * @returns {{ since: string, files: string[] }} changed and deleted files, below the project's root; on main without changes those of its
 * last commit
 */
export function changedFiles() {
  const [head] = git('rev-parse', 'HEAD');
  const [base] = firstThat(['main', 'origin/main'].map((name) => () => git('merge-base', name, 'HEAD'))) ?? [head];
  const against = (commit) => [
    ...new Set([...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
  const files = against(base);
  if (files.length > 0 || base !== head) return { since: 'main', files };
  return { since: 'the commit before', files: firstThat([() => against('HEAD~1')]) ?? [] };
}

export const stillThere = (files) => files.filter((file) => fs.existsSync(path.join(root, file)));
