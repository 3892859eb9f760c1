// The bundled contract as the checks read it.
import fs from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import { root } from '../lib/run.mjs';

const CONTRACT = 'contract';
const METHODS = ['get', 'put', 'post', 'delete', 'patch'];
const JSON_TYPE = 'application/json';

/** Codes that every operation may return, beside its x-codes. */
const GENERAL = ['INVALID_USER', 'BAD_REQUEST', 'NOT_AUTHORIZED', 'NO_PRIVILEGES', 'UNAUTHORIZED_PRIVILEGE_MANAGEMENT'];

const readJson = (name) => JSON.parse(fs.readFileSync(path.join(root, 'openapi/dist', name), 'utf8'));
const document = readJson('openapi.json');

/** By name: number, HTTP status, text. */
export const codes = readJson('codes.json');
const byNumber = new Map(Object.entries(codes).map(([name, entry]) => [entry.code, { name, ...entry }]));
export const codeOf = (number) => byNumber.get(number);
export const textOfCode = ({ text, says }) => text ?? says;

const flat = (nodes) => nodes.flatMap((node) => [node, ...flat(node.children ?? [])]);
export const privileges = flat(readJson('privileges.json'));

/** The node that a chain of references leads to. */
export function resolve(node) {
  let here = node;
  while (here?.$ref)
    here = here.$ref
      .slice(2)
      .split('/')
      .reduce((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  return here;
}

// Reports the first error alone: a body of the checked provider may have millions.
const ajv = new Ajv2020({ strict: false });
formatsPlugin.default(ajv, ['date', 'date-time', 'uuid']);
ajv.addSchema(document, CONTRACT);

const compiled = new Map();
/** @returns {string | undefined} the first error of a value by the schema at a JSON pointer into the contract */
export function errorsOf(pointer, value) {
  if (!compiled.has(pointer)) compiled.set(pointer, ajv.compile({ $ref: `${CONTRACT}#${pointer}` }));
  const validate = compiled.get(pointer);
  if (validate(value)) return undefined;
  const [{ instancePath, message, params }] = validate.errors;
  const { additionalProperty } = params;
  const subject = instancePath.slice(1).replaceAll('/', '.') || 'the body';
  return `${subject} ${message}${additionalProperty === undefined ? '' : ` (${additionalProperty})`}`;
}

const escaped = (text) => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** The path of the response with status 200, and what it contains. */
function successOf(route, method, operation) {
  const here = operation.responses['200'];
  const pointer = here.$ref ? here.$ref.slice(1) : `/paths/${escaped(route)}/${method}/responses/200`;
  const types = Object.keys(resolve(here).content ?? {});
  const isFile = !types.includes(JSON_TYPE);
  return { types, isFile, pointer: isFile ? undefined : `${pointer}/content/${escaped(JSON_TYPE)}/schema` };
}

function accessOf({ 'x-access': access, security }) {
  if (typeof access === 'string')
    return { user: access === 'public' ? undefined : 'any', anyOf: [], isPublic: access === 'public' };
  return { user: access.user, anyOf: access.anyOf, isPublic: security?.length === 0 };
}

/** Names a school in the request, so that another school's is rejected with 189. */
const namesSchool = ({ 'x-school': school }) =>
  [school].flat().some((source) => (typeof source === 'string' ? source !== 'own' : source.named !== undefined));

function read(route, item, method) {
  const operation = item[method];
  const [[bodyType, content] = []] = Object.entries(operation.requestBody?.content ?? {});
  const isRead = method === 'get' || operation['x-read'] === true;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: route,
    tag: operation.tags[0],
    isRead,
    access: accessOf(operation),
    needsToken: operation['x-access'] !== 'public' || operation['x-codes'].includes('INVALID_USER'),
    school: [operation['x-school']].flat(),
    namesSchool: namesSchool(operation),
    codes: new Set([...GENERAL, ...operation['x-codes']]),
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve),
    bodyType,
    schema: content && resolve(content.schema),
    success: successOf(route, method, operation),
  };
}

/** Every operation of the contract, by operationId. */
export const operations = new Map(
  Object.entries(document.paths).flatMap(([route, item]) =>
    METHODS.filter((method) => method in item).map((method) => {
      const operation = read(route, item, method);
      return [operation.id, operation];
    }),
  ),
);

export const FAILURE = '/components/schemas/Failure';
