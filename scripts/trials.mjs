// `npm run trials`: long-running proofs. Each file of scripts/trials/ that exports `run` is a trial; names select trials, and further
// words are passed to trials that take words.
import './lib/nodeVersion.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { describeRun } from './lib/machine.mjs';
import { finish, Plain, since } from './lib/run.mjs';
import { table } from './lib/table.mjs';

const folder = path.join(import.meta.dirname, 'trials');

async function trials(names) {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const all = await Promise.all(
    files.map(async (file) => ({
      name: path.parse(file).name,
      ...(await import(pathToFileURL(path.join(folder, file)).href)),
    })),
  );
  const runnable = all.filter(({ run }) => run);
  const words = names.filter((name) => !runnable.some((trial) => trial.name === name));
  const chosen = names.length > 0 ? runnable.filter(({ name }) => names.includes(name)) : runnable;
  if (words.length > 0 && !chosen.some(({ takesWords }) => takesWords))
    throw new Plain(`No such trial: ${words.join(' ')}. There are: ${runnable.map(({ name }) => name).join(' ')}`);
  return chosen.map((trial) => ({ ...trial, words: trial.takesWords ? words : [] }));
}

await finish(async () => {
  const names = process.argv.slice(2);
  await ensureInstalled();
  await ensureBuilt(['portal', 'provider']);
  console.log(describeRun(`npm run trials ${names.length > 0 ? `-- ${names.join(' ')}` : ''}`.trim()));
  let failed = 0;
  for (const { name, title, head, run, words } of await trials(names)) {
    const from = performance.now();
    console.log(`\n${name}: ${title}`);
    const { rows, passed, says } = await run(words);
    console.log(`${table(head, rows)}\n${passed ? 'PASSED' : 'FAILED'}: ${says} (${since(from)})`);
    if (!passed) failed += 1;
  }
  return failed > 0 ? 1 : 0;
});
