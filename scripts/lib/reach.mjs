// Which tests a change can reach, the nearest first: by what imports what, and for the provider, which its tests reach over HTTP,
// by the name of the tag.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.mjs';

const SOURCES = ['src', 'provider', 'common', 'tests'];
const ALIASES = { '@/': 'src/', '@common/': 'common/' };
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
const isTest = (file) => /^tests\/(?!e2e\/).*\.test\.tsx?$/.test(file);

function* filesBelow(folder) {
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(name);
    else if (/\.(tsx?|mjs|cjs)$/.test(name)) yield name;
  }
}

/** app/ names every feature; a test of one feature is not reached by the others through it. */
const isListing = (from, to) => from.startsWith('src/app/') && to.startsWith('src/features/');

function importsOf(file, all) {
  const { importedFiles } = ts.preProcessFile(fs.readFileSync(path.join(root, file), 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName: name }) => {
    const alias = Object.keys(ALIASES).find((start) => name.startsWith(start));
    if (!alias && !name.startsWith('.')) return [];
    const place = alias ? ALIASES[alias] + name.slice(alias.length) : path.posix.join(path.posix.dirname(file), name);
    const found = ENDINGS.map((ending) => place + ending).find((one) => all.has(one));
    return found && !isListing(file, found) ? [found] : [];
  });
}

/** Who stands behind each file: its importers, and the tests of the feature it belongs to. */
function importersOf(all) {
  const importers = new Map();
  const add = (to, from) => importers.set(to, [...(importers.get(to) ?? []), from]);
  for (const file of all) for (const to of importsOf(file, all)) add(to, file);
  const tests = [...all].filter(isTest);
  for (const file of all) {
    const [, feature] = /^src\/features\/([^/]+)\//.exec(file) ?? [];
    if (feature) for (const test of tests) if (test.startsWith(`tests/features/${feature}/`)) add(file, test);
  }
  return importers;
}

/** Tests of the provider that a change reaches over HTTP: how far away they are, by their folder. */
function overHttp(file) {
  const tag = /^(?:provider\/domains|openapi\/(?:paths|schemas))\/([^/.]+)/.exec(file)?.[1];
  if (tag)
    return [
      [`provider/${tag}`, 1],
      ['contract', 2],
      ['provider/contract', 4],
      ['provider/requests', 4],
    ];
  if (/^(openapi|provider\/contract)\//.test(file))
    return [
      ['contract', 1],
      ['provider/contract', 2],
      ['provider/requests', 2],
      ['provider', 5],
    ];
  const folder = /^provider\/([^/]+)\//.exec(file)?.[1];
  return folder || file.startsWith('provider/')
    ? [
        [`provider/${folder}`, 1],
        ['provider/requests', 3],
        ['provider', 5],
      ]
    : [];
}

/** A file of common/ is reached as the provider's files that import it are, one step further. */
function overHttpBy(file, importers) {
  if (!file.startsWith('common/')) return overHttp(file);
  return (importers.get(file) ?? []).flatMap((importer) =>
    overHttpBy(importer, importers).map(([folder, far]) => [folder, far + 1]),
  );
}

/**
 * @param {string[]} changed files below the project's root
 * @returns {Map<string, number>} test files jest runs, each with its distance from the nearest change; 0 is a change itself
 */
export function testsReachedBy(changed) {
  const all = new Set(SOURCES.flatMap((folder) => [...filesBelow(folder)]));
  const importers = importersOf(all);
  const distance = new Map(changed.filter((file) => all.has(file)).map((file) => [file, 0]));
  for (const [file, far] of distance)
    for (const importer of importers.get(file) ?? []) if (!distance.has(importer)) distance.set(importer, far + 1);
  const tests = [...all].filter(isTest);
  for (const [folder, far] of changed.flatMap((file) => overHttpBy(file, importers)))
    for (const test of tests)
      if (test.startsWith(`tests/${folder}/`)) distance.set(test, Math.min(far, distance.get(test) ?? far));
  // Of those as far away the ones that bear the name of what changed: of its file, or of the screen it is part of.
  const names = new Set(changed.flatMap((file) => file.split('/').slice(-2)).map((name) => name.split('.')[0]));
  const rank = ([file, far]) => far + (names.has(path.basename(file).split('.')[0]) ? 0 : 0.5);
  return new Map([...distance].filter(([file]) => isTest(file)).sort((a, b) => rank(a) - rank(b)));
}
