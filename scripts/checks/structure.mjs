// Every screen, operation and shared function has a test, no test cites a requirement that does not exist, no file exceeds the limit of
// lines, and neither unfinished work nor a link to a registry is committed.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { handlerFile } from '../codegen/handlers.mjs';
import { operationsOf } from '../codegen/operations.mjs';
import { finish, Plain, root } from '../lib/run.mjs';
import { citationsIn, knownIds } from './citations.mjs';
import { leftBehindIn } from './leftBehind.mjs';

const MAX_LINES = 250;
const CODE = /\.([cm]?[jt]sx?|ya?ml|css|html|sh|sql)$|^\.ci\/run$/;
const GENERATED = /(^|\/)generated\/|\.gen\.ts$|^openapi\/dist\//;
/** Contains the texts that the check searches for. */
const LOOKING = 'scripts/checks/leftBehind.mjs';

const read = (name) => fs.readFileSync(path.join(root, name), 'utf8');

/** Files that are committed, or would be in the next commit. */
function projectFiles() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return listed.split('\n').filter((name) => name && fs.existsSync(path.join(root, name)));
}

function* untestedOperations(files, has) {
  const document = JSON.parse(read('openapi/dist/openapi.json'));
  for (const { operation } of operationsOf(document)) {
    const [tag] = operation.tags;
    const name = operation.operationId;
    const { problem } = handlerFile(files, operation);
    if (problem) yield problem;
    // A test that runs on both engines has `.both` in its name.
    if (!['test', 'both.test'].some((kind) => has(`tests/provider/${tag}/${name}.${kind}.ts`)))
      yield `${name}: tests/provider/${tag}/${name}.test.ts is missing`;
  }
}

function* untestedScreens(files) {
  for (const name of files) {
    const [, feature, screen] = /^src\/features\/([^/]+)\/([^/]+)\/[A-Z]\w*Screen\.tsx$/.exec(name) ?? [];
    if (!screen) continue;
    const wanted = `tests/features/${feature}/${screen}`;
    const tested = files.some(
      (file) => file.startsWith(wanted) && file.endsWith('.test.tsx') && !file.slice(wanted.length).includes('/'),
    );
    if (!tested) yield `${name}: ${wanted}*.test.tsx is missing`;
  }
}

function* untestedFunctions(files, has) {
  for (const name of files) {
    const [, module] = /^common\/(.*)\.ts$/.exec(name) ?? [];
    if (module && !has(`tests/common/${module}.test.ts`)) yield `${name}: tests/common/${module}.test.ts is missing`;
  }
}

/** The step `requirements` checks all titles, but only after the tests have run. */
function* unknownCitations(files) {
  const known = knownIds();
  for (const name of files) {
    if (!/^tests\/.*\.(test|e2e)\.tsx?$/.test(name)) continue;
    for (const [, , title] of read(name).matchAll(/\b(test|it|describe)[\w.]*\(\s*(['"`].*)/g))
      for (const id of citationsIn(title, known).unknown) yield `${name}: ${id} does not exist`;
  }
}

function* longFiles(files) {
  for (const name of files) {
    if (!/^(src|provider|common)\/.*\.tsx?$/.test(name) || GENERATED.test(name)) continue;
    const lines = read(name).trimEnd().split('\n').length;
    if (lines > MAX_LINES) yield `${name}: ${lines} lines, at most ${MAX_LINES}`;
  }
}

function* leftBehind(files) {
  if (read('package-lock.json').includes('"resolved":'))
    yield 'package-lock.json: names a registry (resolved); it must install from any';
  for (const name of files) {
    if (!CODE.test(name) || GENERATED.test(name) || name === LOOKING) continue;
    const lines = read(name).split('\n');
    for (const [index, line] of lines.entries()) {
      const found = leftBehindIn(line);
      if (found) yield `${name}:${index + 1}: ${found} is left behind`;
    }
  }
}

await finish(() => {
  const files = projectFiles();
  const all = new Set(files);
  const faults = [
    ...untestedOperations(files, (name) => all.has(name)),
    ...untestedScreens(files),
    ...untestedFunctions(files, (name) => all.has(name)),
    ...unknownCitations(files),
    ...longFiles(files),
    ...leftBehind(files),
  ];
  if (faults.length > 0) throw new Plain(faults.join('\n'));
  console.log(`${files.length} files checked.`);
  return 0;
});
