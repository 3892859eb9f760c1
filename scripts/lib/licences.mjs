// The licences that packages may have (CONTRIBUTING.md, "Dependencies").

const PERMISSIVE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'Zlib'],
  ...['Unlicense', 'CC0-1.0', 'Python-2.0'],
];

/** Not permissive, or not for software; allowed for these packages only. */
const EXCEPTIONS = [
  { name: /^@img\/sharp-/, licence: 'LGPL-3.0-or-later' },
  { name: /^@expo-google-fonts\//, licence: 'OFL-1.1' },
  { name: /^(@axe-core\/playwright|axe-core)$/, licence: 'MPL-2.0' },
  { name: /^caniuse-lite$/, licence: 'CC-BY-4.0' },
  // Tools of other platforms, which the lock file lists without their licence.
  { name: /^@(swc\/core|unrs\/resolver-binding)-/, licence: 'not stated' },
  // MIT by the LICENSE file of the package.
  { name: /^png-js$/, licence: 'not stated' },
];

const isAllowed = (name, licence) =>
  PERMISSIVE.includes(licence) || EXCEPTIONS.some((one) => one.licence === licence && one.name.test(name));

/** Of parts joined with AND each must be allowed, of parts joined with OR one. */
const allows = (name, licence) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => isAllowed(name, one)));

const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license.id ?? license.name).join(' AND ') || 'not stated';

/** The name in the registry; `name` is the alias of a package that is installed under another name. */
const nameOf = ({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\/|@[^@]+$/g, ''));

/** The packages of a CycloneDX document, in alphabetical order, each once. */
export function packagesOf({ components }) {
  const packages = components.map((component) => {
    const { version, properties = [] } = component;
    const name = nameOf(component);
    const tool = properties.some((one) => one.name === 'cdx:npm:package:development' && one.value === 'true');
    const licence = licenceOf(component);
    return { name, version, licence, use: tool ? 'build and tests' : 'production', allowed: allows(name, licence) };
  });
  const byName = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  return [...byName].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, one]) => one);
}
