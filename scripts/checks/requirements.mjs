// Every requirement is cited by a test that passed, and no test cites one that does not exist.
import path from 'node:path';
import { finish, Plain, root } from '../lib/run.mjs';
import { areaOf, citationsIn, knownIds } from './citations.mjs';
import { jestResults, playwrightResults } from './titles.mjs';

const result = (name) => path.join(root, '.cache/results', `${name}.json`);

function passedTitles() {
  const results = [jestResults(result('jest')), playwrightResults(result('playwright'))];
  if (results.includes(undefined)) throw new Plain('There are no results of jest and Playwright yet: run `npm test`.');
  return results.flatMap(({ tests }) => tests.filter(({ passed }) => passed).map(({ title }) => title));
}

await finish(() => {
  const known = knownIds();
  const titles = passedTitles();
  const cited = new Set();
  const faults = [];
  for (const title of new Set(titles)) {
    const found = citationsIn(title, known);
    for (const id of found.cited) cited.add(id);
    for (const id of found.unknown) faults.push(`${id} does not exist; cited by: ${title}`);
  }
  for (const area of new Set(known.map(areaOf))) {
    const ids = known.filter((id) => areaOf(id) === area);
    const open = ids.filter((id) => !cited.has(id));
    faults.push(...open.map((id) => `${id} is cited by no test that passed`));
    const rest =
      open.length === 0
        ? 'all cited'
        : open.length === ids.length
          ? 'none cited'
          : `not cited: ${open.map((id) => id.slice(area.length + 1)).join(' ')}`;
    console.log(
      `${area.padEnd(10)} ${String(ids.length - open.length).padStart(3)} of ${String(ids.length).padEnd(4)} ${rest}`,
    );
  }
  console.log(`Requirements cited by tests that passed: ${cited.size} of ${known.length}`);
  if (faults.length > 0) throw new Plain(faults.join('\n'));
  return 0;
});
