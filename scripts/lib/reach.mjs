// Finds the tests that a change can affect, nearest first: along imports and, for the provider, whose tests use HTTP, by the name of the
// tag.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './run.mjs';

const SOURCES = ['src', 'provider', 'common', 'tests'];
const ALIASES = { '@/': 'src/', '@common/': 'common/' };
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
const isTest = (file) => /^tests\/(?!e2e\/).*\.test\.tsx?$/.test(file);

/** @returns {Generator<string>} code files below a folder of the project's root */
export function* filesBelow(folder) {
  for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(name);
    else if (/\.(tsx?|mjs|cjs)$/.test(name)) yield name;
  }
}

/** app/ imports every feature, so that a test of one feature would be reached from all others. */
const isListing = (from, to) => from.startsWith('src/app/') && to.startsWith('src/features/');

function importsOf(file, all) {
  const { importedFiles } = ts.preProcessFile(fs.readFileSync(path.join(root, file), 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName: name }) => {
    const alias = Object.keys(ALIASES).find((start) => name.startsWith(start));
    if (!alias && !name.startsWith('.')) return [];
    const target = alias ? ALIASES[alias] + name.slice(alias.length) : path.posix.join(path.posix.dirname(file), name);
    const found = ENDINGS.map((ending) => target + ending).find((one) => all.has(one));
    return found && !isListing(file, found) ? [found] : [];
  });
}

/** The importers of each file, and the tests of the feature it belongs to. */
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

/** Folders of provider tests that a change affects over HTTP, with their distances. */
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

/** A file of common/ has the distance of the provider files that import it, plus one. */
function overHttpBy(file, importers) {
  if (!file.startsWith('common/')) return overHttp(file);
  return (importers.get(file) ?? []).flatMap((importer) =>
    overHttpBy(importer, importers).map(([folder, far]) => [folder, far + 1]),
  );
}

let read;
/** The files and their importers, read once in a process. */
function importGraph() {
  if (!read) {
    const all = new Set(SOURCES.flatMap((folder) => [...filesBelow(folder)]));
    read = { all, importers: importersOf(all) };
  }
  return read;
}

/**
 * @param {string[]} changed files below the project's root
 * @returns {Map<string, number>} test files of jest with their distances from the nearest change; 0 is a changed test
 */
export function testsReachedBy(changed) {
  const { all, importers } = importGraph();
  const distance = new Map(changed.filter((file) => all.has(file)).map((file) => [file, 0]));
  for (const [file, far] of distance)
    for (const importer of importers.get(file) ?? []) if (!distance.has(importer)) distance.set(importer, far + 1);
  const tests = [...all].filter(isTest);
  for (const [folder, far] of changed.flatMap((file) => overHttpBy(file, importers)))
    for (const test of tests)
      if (test.startsWith(`tests/${folder}/`)) distance.set(test, Math.min(far, distance.get(test) ?? far));
  // Of tests at equal distance, those named like a changed file or its screen come first, then those named like a file that imports it: a
  // part of an operation is tested by the test of that operation.
  const namesOf = (files) =>
    new Set(files.flatMap((file) => file.split('/').slice(-2)).map((name) => name.split('.')[0]));
  const own = namesOf(changed);
  const next = namesOf(changed.flatMap((file) => importers.get(file) ?? []));
  const rank = ([file, far]) => {
    const [name] = path.basename(file).split('.');
    return far + (own.has(name) ? 0 : next.has(name) ? 0.25 : 0.5);
  };
  return new Map([...distance].filter(([file]) => isTest(file)).sort((a, b) => rank(a) - rank(b)));
}
