// Limits requests: every text, list and object has a maximum in the contract, and every pattern takes linear time.
import './recheckSync.mjs';
import recheck from 'recheck';
import { operationsOf, resolve } from './operations.mjs';

/** Formats with a maximum length (provider/contract/bounds.ts). */
const BOUNDED_FORMATS = ['date', 'date-time', 'uuid'];
/** Keywords whose cost the provider limits before validation. */
const KEYWORDS = [
  ...['type', 'title', 'description', 'default', 'enum', 'format', 'contentMediaType'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems', 'items'],
  ...['properties', 'required', 'additionalProperties'],
];
/** Enough effort to find a pattern with look-ahead that takes quadratic time; in steps, so that a busy machine gives the same result. */
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

const checked = new Map();
/** @returns {string | undefined} the fault of a pattern, as used by Ajv */
function patternFault(source) {
  if (!checked.has(source)) {
    const { status, complexity } = recheck.checkSync(source, 'u', EFFORT);
    const cost = complexity?.summary ?? 'time nobody can tell';
    checked.set(source, status === 'safe' ? undefined : `pattern ${source} takes ${cost}`);
  }
  return checked.get(source);
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

/** All parts of a schema that a client fills, with their paths; references are resolved. */
function* partsOf(document, node, path, above = []) {
  const target = node.$ref ? resolve(document, node) : node;
  const schema = { ...target, ...node };
  delete schema.$ref;
  if (above.includes(target)) {
    yield { path, faults: ['holds itself'] };
    return;
  }
  yield { path, faults: nodeFaults(schema) };
  const inside = [...above, target];
  if (schema.items) yield* partsOf(document, schema.items, `${path}[]`, inside);
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    yield* partsOf(document, property, `${path}.${name}`, inside);
}

function* schemasSent(document, { operation, shared }) {
  for (const parameter of [...shared, ...(operation.parameters ?? [])].map((one) => resolve(document, one)))
    yield [parameter.name, parameter.schema];
  for (const { schema } of Object.values(resolve(document, operation.requestBody)?.content ?? {}))
    yield ['body', schema];
}

/** All patterns in a schema. */
function* patternsIn(node) {
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.pattern === 'string' && node.type !== undefined) yield node.pattern;
  for (const part of Object.values(node)) yield* patternsIn(part);
}

/** @returns {string[]} a sentence for each violation */
export function requestFaults(document) {
  const sent = [...operationsOf(document)].flatMap((entry) =>
    [...schemasSent(document, entry)].flatMap(([name, schema]) =>
      [...partsOf(document, schema, name)].flatMap(({ path, faults }) =>
        faults.map((fault) => `${entry.operation.operationId}: ${path} ${fault}`),
      ),
    ),
  );
  const ofCharacters = Object.values(document['x-characters'] ?? {}).flatMap(({ pattern }) => pattern ?? []);
  const patterns = [...new Set([...patternsIn(document), ...ofCharacters])].map(patternFault).filter(Boolean);
  return [...new Set([...sent, ...patterns])];
}
