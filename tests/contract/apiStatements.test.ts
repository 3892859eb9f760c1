// The provider keeps every rule of the requirements: each statement marked [api] has a test on its side of the contract.
import fs from 'node:fs';
import path from 'node:path';
import { citationsIn, idsOf } from '../../scripts/checks/citations.mjs';

const TESTS = path.resolve(__dirname, '..');
const read = (file: string) => fs.readFileSync(file, 'utf8');

const filesOf = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name));

const pages = fs
  .readdirSync(path.join(TESTS, 'requirements'))
  .map((name) => read(path.join(TESTS, 'requirements', name)));
const known = pages.flatMap(idsOf);
const ofProvider = pages.flatMap((page) =>
  [...page.matchAll(/^- \*\*([A-Z]+2?-\d+)\*\* \[(?:ui\+)?api\]/gm)].map(([, id = '']) => id),
);

test('SHELL-06 every statement marked [api] is cited by a test of the provider, the contract or common code', () => {
  const cited = new Set(
    ['provider', 'contract', 'common']
      .flatMap((folder) => filesOf(path.join(TESTS, folder)))
      .flatMap((file) => citationsIn(read(file), known).cited),
  );
  expect(ofProvider.length).toBeGreaterThan(450);
  expect(ofProvider.filter((id) => !cited.has(id))).toEqual([]);
});
