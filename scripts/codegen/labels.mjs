// Values of the named enums of the contract, and the labels of those that users see (x-labels).
import { BANNER, json } from './source.mjs';

const valuesOf = (schema) => schema.enum.filter((value) => value !== null);

/** The enums of the contract that are schemas of their own, by name. */
const namedEnums = (document) =>
  Object.entries(document.components.schemas)
    .filter(([, schema]) => schema.enum)
    .sort(([one], [other]) => (one < other ? -1 : 1));

/** A file for each program, so that values, labels and the order of options are written only in the contract. */
export function labelsModule(document) {
  const enums = namedEnums(document);
  const labelled = enums.filter(([, schema]) => schema['x-labels']);
  const values = Object.fromEntries(enums.map(([name, schema]) => [name, valuesOf(schema)]));
  const labelsOf = (schema) => Object.fromEntries(valuesOf(schema).map((one) => [one, schema['x-labels'][one]]));
  const labels = Object.fromEntries(labelled.map(([name, schema]) => [name, labelsOf(schema)]));
  return `${BANNER}/** The values of each named enum, in the order of its options. */
export const VALUES = ${json(values)} as const;
type Labels<Name extends keyof typeof VALUES> = Readonly<Record<(typeof VALUES)[Name][number], string>>;
/** The labels of the values that users see, in English. */
export const LABELS: { readonly [Name in ${Object.keys(labels)
    .map((name) => `'${name}'`)
    .join(' | ')}]: Labels<Name> } = ${json(labels)};
`;
}

function* labelledIn(node, path) {
  if (typeof node !== 'object' || node === null) return;
  if (node['x-labels'] !== undefined) yield { path, schema: node };
  for (const [key, part] of Object.entries(node)) yield* labelledIn(part, [...path, key]);
}

function faultsOf({ path, schema }) {
  if (path.length !== 1) return ['has x-labels, which belong to a named enum'];
  if (!schema.enum) return ['has x-labels without an enum'];
  const values = valuesOf(schema).map(String);
  const labels = schema['x-labels'];
  return [
    ...values
      .filter((value) => typeof labels[value] !== 'string' || labels[value] === '')
      .map((value) => `has no label for ${value}`),
    ...Object.keys(labels)
      .filter((value) => !values.includes(value))
      .map((value) => `has a label for ${value}, which is not a value`),
  ];
}

/** Fields that repeat an enum in order to add null or their own message: they need new values too. */
function* copiesIn(schemas) {
  for (const [name, { properties = {} }] of Object.entries(schemas))
    for (const [key, property] of Object.entries(properties)) {
      const original = schemas[key[0].toUpperCase() + key.slice(1)];
      if (!property.enum || !original?.['x-labels']) continue;
      const missing = valuesOf(original).filter((value) => !property.enum.includes(value));
      if (missing.length > 0) yield `schema ${name}: field ${key} lacks ${missing.join(', ')} of the enum of its name`;
    }
}

/** @returns {string[]} a sentence for each missing label, label without a value, and outdated copy */
export const labelFaults = ({ components: { schemas } }) => [
  ...[...labelledIn(schemas, [])].flatMap((found) =>
    faultsOf(found).map((fault) => `schema ${found.path.join('.')}: ${fault}`),
  ),
  ...copiesIn(schemas),
];
