// What a client sends is bounded: each text, list and object by the contract, and no pattern takes more than linear time.
import './recheckSync.mjs';
import recheck from 'recheck';
import { operationsOf, resolve } from './operations.mjs';

/** Formats whose values have a longest one (provider/contract/bounds.ts knows their lengths). */
const BOUNDED_FORMATS = ['date', 'date-time', 'uuid'];
/** Keywords whose cost the provider bounds before it judges a value. */
const KEYWORDS = [
  ...['type', 'title', 'description', 'default', 'enum', 'format', 'contentMediaType'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'items'],
  ...['properties', 'required', 'additionalProperties'],
];
/** So much work as finds a pattern with look-ahead that takes quadratic time; counted in steps, as a busy machine is slow. */
const EFFORT = { timeout: null, incubationTimeout: null, attackTimeout: null, maxIteration: 3, maxGeneStringSize: 600 };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isYears = (value) => Number.isInteger(value) && value >= 0;

/** Each date has an earliest and a latest value, which the provider checks for every entry point (common/dateRange.ts). */
function rangeFaults({ from, to, yearsBack, yearsAhead, ...others } = {}) {
  const early = (from === undefined) !== (yearsBack === undefined) && (DAY.test(from) || isYears(yearsBack));
  const late = (to === undefined) !== (yearsAhead === undefined) && (DAY.test(to) || isYears(yearsAhead));
  return early && late && Object.keys(others).length === 0
    ? []
    : ['is a date without an x-range of from or yearsBack, and of to or yearsAhead'];
}

const judged = new Map();
/** @returns {string | undefined} what is wrong with a pattern, as Ajv uses it */
function patternFault(source) {
  if (!judged.has(source)) {
    const { status, complexity } = recheck.checkSync(source, 'u', EFFORT);
    const cost = complexity?.summary ?? 'time nobody can tell';
    judged.set(source, status === 'safe' ? undefined : `pattern ${source} takes ${cost}`);
  }
  return judged.get(source);
}

function nodeFaults(schema) {
  const types = [schema.type].flat();
  const faults = Object.keys(schema)
    .filter((keyword) => !KEYWORDS.includes(keyword) && !keyword.startsWith('x-'))
    .map((keyword) => `uses ${keyword}, whose cost nothing bounds`);
  if (schema.type === undefined) faults.push('has no type');
  if (types.includes('string')) {
    const bounded = schema.enum ?? schema.maxLength ?? BOUNDED_FORMATS.includes(schema.format);
    if (schema.contentMediaType) {
      if (!schema['x-max-bytes']) faults.push('is a file without x-max-bytes');
    } else if (bounded === false) faults.push('is a text without maxLength');
  }
  if (schema.format === 'date') faults.push(...rangeFaults(schema['x-range']));
  if (types.includes('array') && schema.maxItems === undefined) faults.push('is a list without maxItems');
  if (types.includes('array') && !schema.items) faults.push('is a list of anything');
  if (types.includes('object') && schema.additionalProperties !== false) faults.push('is an object with any fields');
  return faults;
}

/** Every part of a schema a client fills, with its place; references are followed. */
function* partsOf(document, node, place, above = []) {
  const target = node.$ref ? resolve(document, node) : node;
  const schema = { ...target, ...node };
  delete schema.$ref;
  if (above.includes(target)) {
    yield { place, faults: ['holds itself'] };
    return;
  }
  yield { place, faults: nodeFaults(schema) };
  const inside = [...above, target];
  if (schema.items) yield* partsOf(document, schema.items, `${place}[]`, inside);
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    yield* partsOf(document, property, `${place}.${name}`, inside);
}

function* schemasSent(document, { operation, shared }) {
  for (const parameter of [...shared, ...(operation.parameters ?? [])].map((one) => resolve(document, one)))
    yield [parameter.name, parameter.schema];
  for (const { schema } of Object.values(resolve(document, operation.requestBody)?.content ?? {}))
    yield ['body', schema];
}

/** Every pattern of a schema, wherever it stands. */
function* patternsIn(node) {
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.pattern === 'string' && node.type !== undefined) yield node.pattern;
  for (const part of Object.values(node)) yield* patternsIn(part);
}

/** @returns {string[]} one sentence for each broken rule */
export function requestFaults(document) {
  const sent = [...operationsOf(document)].flatMap((entry) =>
    [...schemasSent(document, entry)].flatMap(([name, schema]) =>
      [...partsOf(document, schema, name)].flatMap(({ place, faults }) =>
        faults.map((fault) => `${entry.operation.operationId}: ${place} ${fault}`),
      ),
    ),
  );
  const ofCharacters = Object.values(document['x-characters'] ?? {}).flatMap(({ pattern }) => pattern ?? []);
  const patterns = [...new Set([...patternsIn(document), ...ofCharacters])].map(patternFault).filter(Boolean);
  return [...new Set([...sent, ...patterns])];
}
