// What runs in a school beside our own sources: known licences, unchanged content, no program started by installing.
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const readJson = <T>(...place: string[]): T => JSON.parse(fs.readFileSync(path.join(root, ...place), 'utf8')) as T;

interface Locked {
  version: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  deprecated?: string;
  optional?: boolean;
  hasInstallScript?: boolean;
}
const { packages } = readJson<{ packages: Record<string, Locked> }>('package-lock.json');
const own = readJson<{
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}>('package.json');
const locked = Object.entries(packages).filter(([place]) => place !== '');
const inProduction = locked.filter(([, { dev }]) => !dev);

/**
 * Each part of a licence joined with AND must be one of these, of parts joined with OR one. LGPL: libvips, a library of its
 * own that is loaded, not built in.
 */
const PERMITTED = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Zlib', 'Unlicense'],
]);
const isPermitted = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => PERMITTED.has(one)));
const LOADED_LIBRARY = /^node_modules\/@img\/sharp-/;
/** A font that documents embed. */
const FONT = /^node_modules\/@expo-google-fonts\//;
/** What a package without a word in its package.json says in its file. */
const inFile = (place: string): string => {
  const file = path.join(root, place, 'LICENSE');
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8').startsWith('MIT License') ? 'MIT' : 'none';
};
const permittedHere = (place: string, licence: string): string => {
  if (LOADED_LIBRARY.test(place)) return licence.replace('LGPL-3.0-or-later', 'MIT');
  return FONT.test(place) ? licence.replace('OFL-1.1', 'MIT') : licence;
};

test('F10 the licence of every package that runs in production is permitted, as the lock file and the package say', () => {
  const licences = inProduction.flatMap(([place, { license }]) => {
    const file = path.join(root, place, 'package.json');
    const installed = fs.existsSync(file) ? readJson<{ license?: string }>(place, 'package.json').license : license;
    return [license, installed].map((one) => [place, one ?? inFile(place)] as const);
  });
  const strange = licences.filter(([place, licence]) => !isPermitted(permittedHere(place, licence)));
  expect(inProduction.length).toBeGreaterThan(Object.keys(own.dependencies).length);
  expect(strange).toEqual([]);
});

test('F10 every package but tools of other platforms is pinned by the digest of its content, none asked for is deprecated', () => {
  const unpinned = locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(unpinned.filter(([, { dev, optional }]) => !(dev && optional)).map(([place]) => place)).toEqual([]);
  for (const [name, version] of Object.entries({ ...own.dependencies, ...own.devDependencies })) {
    const { version: installed, deprecated } = packages[`node_modules/${name}`] ?? { version: 'none' };
    // A package may stand under a second name: 'npm:its-name@version'.
    const asked = version.replace(/^npm:.+@/, '');
    expect([name, asked, deprecated]).toEqual([name, installed, undefined]);
  }
});

test('F10 no package that runs in production brings an install script, and those of the tools are known and switched off', () => {
  const withScript = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(withScript.filter(([, { dev }]) => !dev).map(([place]) => place)).toEqual([]);
  const names = withScript.map(([place]) => place.replace(/^.*node_modules\//, ''));
  expect(names.sort()).toEqual(['@parcel/watcher', '@swc/core', 'core-js-pure']);
  for (const name of names) expect([name, own.allowScripts[name]]).toEqual([name, false]);
});

test('D8 spreadsheets are read by the pinned fork alone: the unmaintained package is not installed', () => {
  const names = locked.map(([folder, { version }]) => `${folder.replace(/^.*node_modules\//, '')}@${version}`);
  expect(names.filter((name) => /(^|\/)xlsx@/.test(name))).toEqual(['@e965/xlsx@0.20.3']);
});
