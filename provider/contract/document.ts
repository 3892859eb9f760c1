import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../shared/projectRoot.ts';
import type { operations } from './generated/operations.gen.ts';
import type { Privilege } from './generated/privileges.gen.ts';
import type { SchoolSource } from './schools.ts';

type OperationId = keyof operations;
export type Access = 'public' | 'signed-in' | { anyOf: Privilege[]; user: 'any' | 'school' | 'platform' };

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  contentMediaType?: string;
  [keyword: string]: unknown;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
}

export interface Operation {
  id: OperationId;
  tag: string;
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
  /** as in the contract: /school/{id} */
  path: string;
  access: Access;
  /** the source of the school of the call */
  schools: readonly SchoolSource[];
  /** the handler itself checks whether the caller may write in a disabled school, after it has locked the school */
  mendsDisabled: boolean;
  /** a POST that only reads */
  reads: boolean;
  parameters: Parameter[];
  body: { kind: 'json' | 'multipart'; schema: JsonSchema } | undefined;
  /** of a JSON response; undefined for a file */
  response: JsonSchema | undefined;
}

interface RawOperation {
  operationId: OperationId;
  tags: [string];
  parameters?: unknown[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, unknown>;
  'x-access': Access;
  'x-school': SchoolSource | SchoolSource[];
  'x-mends-disabled'?: boolean;
  'x-read'?: boolean;
}

const contractFile = path.join(projectRoot, 'openapi/dist/openapi.json');
export const contractDocument = JSON.parse(fs.readFileSync(contractFile, 'utf8')) as JsonSchema & {
  paths: Record<string, Record<string, unknown>>;
};

/** Resolves references within the bundled contract. */
export function resolve<T>(node: unknown): T {
  let here = node as { $ref?: string };
  while (here.$ref)
    here = here.$ref
      .slice(2)
      .split('/')
      .reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, contractDocument);
  return here as T;
}

/** The components that a schema refers to, directly or by others; a compiler that gets all of them copies the whole contract. */
export function componentsOf(schema: unknown): object {
  const components: Record<string, Record<string, unknown>> = {};
  const visit = (node: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(node).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      const found = (components[kind] ??= {});
      if (name in found) continue;
      const component = (contractDocument['components'] as typeof components)[kind]?.[name];
      found[name] = component;
      visit(component);
    }
  };
  visit(schema);
  return components;
}

function bodyOf(raw: RawOperation): Operation['body'] {
  const content = raw.requestBody?.content;
  if (!content) return undefined;
  const multipart = content['multipart/form-data'];
  if (multipart) return { kind: 'multipart', schema: multipart.schema };
  return { kind: 'json', schema: content['application/json']?.schema ?? {} };
}

function responseOf(raw: RawOperation): JsonSchema | undefined {
  return resolve<{ content?: Record<string, { schema: JsonSchema }> }>(raw.responses['200']).content?.[
    'application/json'
  ]?.schema;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Every operation of the bundled contract. */
export const contractOperations: Operation[] = Object.entries(contractDocument.paths).flatMap(([route, item]) =>
  METHODS.filter((method) => method in item).map((method) => {
    const raw = item[method] as RawOperation;
    const shared = (item['parameters'] ?? []) as unknown[];
    return {
      id: raw.operationId,
      tag: raw.tags[0],
      method: method.toUpperCase() as Operation['method'],
      path: route,
      access: raw['x-access'],
      schools: [raw['x-school']].flat(),
      mendsDisabled: raw['x-mends-disabled'] === true,
      reads: method === 'get' || raw['x-read'] === true,
      parameters: [...shared, ...(raw.parameters ?? [])].map((one) => resolve<Parameter>(one)),
      body: bodyOf(raw),
      response: responseOf(raw),
    };
  }),
);
