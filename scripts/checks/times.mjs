// Prints the times of the tests. No duration fails a run, because a slow or busy machine is no defect of the product.
import { finish } from '../lib/run.mjs';
import { testTimes } from '../lib/testTimes.mjs';

const SHOWN_S = 3;

function folderOf(file) {
  const [, area, inner] = file.split('/');
  return inner && ['provider', 'features'].includes(area) ? `${area}/${inner}` : area;
}

function totals(tests) {
  const sums = new Map();
  for (const { file, seconds } of tests) {
    const { count, sum } = sums.get(folderOf(file)) ?? { count: 0, sum: 0 };
    sums.set(folderOf(file), { count: count + 1, sum: sum + seconds });
  }
  return [...sums]
    .sort(([, a], [, b]) => b.sum - a.sum)
    .map(([folder, { count, sum }]) => `${sum.toFixed(0).padStart(5)} s ${String(count).padStart(5)} tests  ${folder}`);
}

await finish(() => {
  const all = testTimes();
  console.log(totals(all).join('\n'));
  const longest = all.filter(({ seconds }) => seconds > SHOWN_S).sort((a, b) => b.seconds - a.seconds);
  for (const { seconds, file, title } of longest) console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}: ${title}`);
  console.log(`${longest.length} of ${all.length} tests took more than ${SHOWN_S} s.`);
  return 0;
});
