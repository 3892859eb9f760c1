// Durations of the tests of the last `npm test`, from the reports of jest and Playwright.
import fs from 'node:fs';
import path from 'node:path';
import { jestResults, playwrightResults } from '../checks/titles.mjs';
import { Plain, root } from './run.mjs';

const READERS = { jest: jestResults, playwright: playwrightResults };

export const reportOf = (name) => path.join(root, '.cache/results', `${name}.json`);

/** @returns {{ tool: string, file: string, title: string, seconds: number, passed: boolean, failed: boolean }[]} */
export function testTimes() {
  const all = Object.entries(READERS).flatMap(([name, read]) =>
    fs.existsSync(reportOf(name)) ? read(reportOf(name)).tests.map((test) => ({ ...test, tool: name })) : [],
  );
  if (all.length === 0) throw new Plain('There are no results of jest and Playwright yet: run `npm test`.');
  return all;
}
