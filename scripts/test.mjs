// `npm test`: all checks of CI in order, up to the first failure.
//   --fast         static checks, and the tests nearest to the changes (npm run verify)
//   --keep-going   run every step, also after a failure
//   NAME …         these steps only, e.g. npm test -- lint tests
import './lib/nodeVersion.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { finish, Plain, since } from './lib/run.mjs';
import { steps } from './lib/steps.mjs';
import { childSeconds } from './lib/usage.mjs';

const FLAGS = ['--fast', '--keep-going'];

function chosenSteps(args) {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = args.filter((arg) => !FLAGS.includes(arg) && !steps.some(({ name }) => name === arg));
  if (unknown.length > 0)
    throw new Plain(
      `Unknown: ${unknown.join(' ')}. Steps: ${steps.map(({ name }) => name).join(' ')}. Flags: ${FLAGS.join(' ')}.`,
    );
  return steps.filter(({ name, slow }) =>
    names.length > 0 ? names.includes(name) : !(slow && args.includes('--fast')),
  );
}

async function attempt(step, how) {
  try {
    return await step.run(how);
  } catch (error) {
    return { code: 1, output: error instanceof Plain ? error.message : error.stack };
  }
}

async function runStep(step, how) {
  const from = performance.now();
  const head = `\n▸ ${step.name}: ${step.says}`;
  if (!step.beside) console.log(head);
  const { code, output = '', passed = 0, failed = 0, flaky = [] } = await attempt(step, how);
  const shown = output.trim();
  if (step.beside) console.log(head);
  // The last line of a passed check is its summary.
  if (shown) console.log(code === 0 && !step.whole ? shown.split('\n').at(-1) : shown);
  console.log(`${code === 0 ? '✔' : '✘'} ${step.name}, ${since(from)}`);
  return { name: step.name, ok: code === 0, passed, failed, flaky };
}

/** Steps that may run in parallel, two at a time; all others run alone. */
function lanesOf(steps) {
  const beside = steps.filter((step) => step.beside);
  return [
    ...(beside.length > 0 ? [{ steps: beside, width: 2 }] : []),
    ...steps.filter((step) => !step.beside).map((step) => ({ steps: [step], width: 1 })),
  ];
}

/** Runs steps in order, up to the given number in parallel. Starts none after a failure, unless asked to keep going. */
async function runAll({ steps, width }, done, how) {
  const waiting = [...steps];
  const lane = async () => {
    while (waiting.length > 0 && (how.keepGoing || done.every(({ ok }) => ok)))
      done.push(await runStep(waiting.shift(), how));
  };
  await Promise.all(Array.from({ length: width }, lane));
}

await finish(async () => {
  const from = performance.now();
  const args = process.argv.slice(2);
  const chosen = chosenSteps(args);
  await ensureInstalled();
  // Installs or reports a missing browser before the first step, not after the long steps before it.
  if (chosen.some(({ browser }) => browser)) await ensureBrowser();
  const how = { fast: args.includes('--fast'), keepGoing: args.includes('--keep-going') };
  const done = [];
  for (const lanes of lanesOf(chosen)) await runAll(lanes, done, how);
  const bad = done.filter(({ ok }) => !ok);
  const left = chosen.map(({ name }) => name).filter((name) => !done.some((step) => step.name === name));
  console.log(`\n${done.length - bad.length} of ${chosen.length} steps passed, ${since(from)}`);
  if (bad.length > 0)
    console.log(
      `Failed: ${bad.map(({ name }) => name).join(' ')}${left.length > 0 ? `. Not run: ${left.join(' ')}` : ''}`,
    );
  const spent = childSeconds();
  if (spent !== undefined) console.log(`Processor time: ${Math.round(spent)} s`);
  for (const title of done.flatMap(({ flaky }) => flaky))
    console.log(`Flaky, passed on the second try alone: ${title}`);
  // CI reads the last line. A failed step without a failed test counts as one failure, so that the line cannot report none.
  const passed = done.reduce((sum, step) => sum + step.passed, 0);
  const failed = done.reduce((sum, step) => sum + step.failed, 0) + bad.filter((step) => step.failed === 0).length;
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
