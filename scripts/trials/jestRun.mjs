// A run of jest in a copy of the project, stopped at the first failed test.
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const start = promisify(execFile);
let runs = 0;

async function attempt(folder, args, env) {
  const report = path.join(folder, `.cache/report-${process.pid}-${(runs += 1)}.json`);
  fs.mkdirSync(path.dirname(report), { recursive: true });
  // The options of Node are those of `npm test`.
  const command = ['--max-semi-space-size=64', '--interrupt-budget=1000000'];
  command.push(path.join(folder, 'node_modules/jest/bin/jest.js'), '--ci', '--silent', '--maxWorkers=1');
  // A test that a mutant interrupts may leave a process that jest would wait for.
  command.push('--forceExit', '--json', `--outputFile=${report}`, ...args);
  let reason = '';
  try {
    await start(process.execPath, command, {
      cwd: folder,
      env: { ...process.env, TEST_STOP_AT_RED: '1', ...env },
      maxBuffer: 1 << 28,
    });
  } catch (error) {
    const lines = error.stderr?.trim().split('\n') ?? [String(error)];
    reason = lines.find((line) => line.includes('Error')) ?? lines.at(-1);
  }
  if (!fs.existsSync(report)) return { count: 0, files: [], red: [], broken: `did not run: ${reason}` };
  const { testResults, numTotalTests, numRuntimeErrorTestSuites } = JSON.parse(fs.readFileSync(report, 'utf8'));
  fs.rmSync(report);
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(folder, name),
    seconds: (endTime - startTime) / 1000,
  }));
  const red = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({ file: path.relative(folder, name), name: fullName })),
  );
  return {
    count: numTotalTests,
    files,
    red,
    broken: numRuntimeErrorTestSuites > 0 ? 'a test file did not run' : undefined,
  };
}

/**
 * @param {string} folder the copy
 * @param {string[]} args which projects and tests, as jest takes them
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<{ count: number, files: { file: string, seconds: number }[], red: { file: string, name: string }[], broken?: string
 * }>} `red`: failed tests; `broken`: why jest reported none
 */
export async function jestRun(folder, args, env) {
  const first = await attempt(folder, args, env);
  // Without any test the start failed: a second attempt distinguishes a mutant from a problem of the machine.
  return first.count === 0 ? attempt(folder, args, env) : first;
}
