// Rules for the contract beyond Redocly: the x- keys, envelopes, titles and examples.
import { labelFaults } from './labels.mjs';
import { flattenPrivileges, operationsOf, resolve, successContent } from './operations.mjs';
import { requestFaults } from './requestRules.mjs';
import { schoolFaults } from './schoolRules.mjs';

const USERS = ['any', 'school', 'platform'];
const TEXT_KINDS = ['line', 'one-script', 'one-script-words', 'free'];
const MESSAGE_KEYS = [
  'required',
  'invalid',
  'type',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'enum',
  'format',
  'minItems',
  'maxItems',
  'contentMediaType',
  'maxBytes',
  'maxPixels',
  'damaged',
  'past',
  'upToToday',
  'tooEarly',
  'beforeAdmission',
  'alone',
  'tooMany',
  'notFirst',
  'cheque',
  'online',
  'most',
  'afterBirth',
  'yearsPast',
  'yearsAhead',
  'yearsAfterStart',
];

function accessFaults(access, privileges) {
  if (access === 'public' || access === 'signed-in') return [];
  if (typeof access !== 'object' || access === null) return ['x-access is missing'];
  const faults = [];
  if (!Array.isArray(access.anyOf) || access.anyOf.length === 0) faults.push('x-access.anyOf names no privilege');
  for (const name of access.anyOf ?? [])
    if (!privileges.has(name)) faults.push(`x-access names the unknown privilege ${name}`);
  if (!USERS.includes(access.user)) faults.push('x-access.user is any, school or platform');
  return faults;
}

function operationFaults(document, entry, codes, privileges) {
  const { path, method, operation } = entry;
  const faults = [...accessFaults(operation['x-access'], privileges), ...schoolFaults(document, entry)];
  if (!Array.isArray(operation['x-codes'])) faults.push('x-codes is missing');
  for (const name of operation['x-codes'] ?? [])
    if (!codes[name]) faults.push(`x-codes names the unknown code ${name}`);
  if (operation['x-read'] !== undefined && method !== 'post') faults.push('x-read belongs on a POST that only reads');
  if (!operation.responses.default) faults.push('the failure response is missing');
  const json = successContent(document, operation)['application/json'];
  if (json) {
    const envelope = resolve(document, json.schema);
    if (!json.schema.$ref) faults.push('the response has no named schema');
    if (!['responseCode', 'responseMsg', 'data'].every((key) => envelope?.properties?.[key]))
      faults.push('the response is no envelope');
    if (json.example === undefined) faults.push('the response has no example');
  }
  for (const [type, content] of Object.entries(resolve(document, operation.requestBody)?.content ?? {})) {
    if (content.example === undefined) faults.push(`the ${type} body has no example`);
    if (!content.schema.$ref) faults.push(`the ${type} body has no named schema`);
  }
  return faults.map((fault) => `${method.toUpperCase()} ${path} (${operation.operationId}): ${fault}`);
}

function schemaFaults(document, name, schema) {
  if (schema.type !== 'object' && !schema.properties) return [];
  const faults = [];
  if (schema.additionalProperties !== false && name !== 'FailureDetails')
    faults.push('is open: additionalProperties must be false');
  const envelope = 'responseCode' in (schema.properties ?? {});
  for (const [key, property] of Object.entries(schema.properties ?? {})) {
    const target = resolve(document, property);
    const titled = property.title ?? target?.title ?? property.oneOf?.some((one) => resolve(document, one).title);
    if (!titled && !envelope && key !== 'problems') faults.push(`field ${key} has no title`);
    if (!TEXT_KINDS.includes(property['x-text'] ?? 'line')) faults.push(`field ${key} has an unknown x-text`);
    for (const word of Object.keys(property['x-message'] ?? {}))
      if (!MESSAGE_KEYS.includes(word)) faults.push(`field ${key} has a message for the unknown rule ${word}`);
  }
  return faults.map((fault) => `schema ${name}: ${fault}`);
}

function catalogueFaults(codes, tree) {
  const faults = [];
  const numbers = new Set();
  for (const [name, { code, status, text, says }] of Object.entries(codes)) {
    if (!Number.isInteger(code) || numbers.has(code)) faults.push(`code ${name}: its number is missing or used twice`);
    if (!Number.isInteger(status)) faults.push(`code ${name}: its HTTP status is missing`);
    if (!text === !says) faults.push(`code ${name}: give it either text or says`);
    numbers.add(code);
  }
  const flat = flattenPrivileges(tree);
  if (new Set(flat.map((one) => one.id)).size !== flat.length) faults.push('two privileges share an id');
  if (new Set(flat.map((one) => one.name)).size !== flat.length) faults.push('two privileges share a name');
  return faults;
}

/** @returns {string[]} a sentence for each violation */
export function houseRules(document, codes, tree) {
  const privileges = new Set(flattenPrivileges(tree).map((one) => one.name));
  return [
    ...catalogueFaults(codes, tree),
    ...[...operationsOf(document)].flatMap((entry) => operationFaults(document, entry, codes, privileges)),
    ...Object.entries(document.components.schemas).flatMap(([name, schema]) => schemaFaults(document, name, schema)),
    ...labelFaults(document),
    ...requestFaults(document),
  ];
}
