// The bundled contract as the tests read it: both rooms are generated from these files.
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const readJson = <T>(file: string): T =>
  JSON.parse(fs.readFileSync(path.join(root, 'openapi/dist', file), 'utf8')) as T;

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  contentMediaType?: string;
  additionalProperties?: unknown;
  [keyword: string]: unknown;
}
type Content = Record<string, { schema: Schema; example?: unknown }>;

/** The caller's own, an id's place in the request, or a record and a school named beside it. */
export type SchoolSource = string | { of: string; id: string | string[]; named?: string | string[] };

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  tags: string[];
  security?: Record<string, unknown>[];
  parameters: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
  'x-access': 'public' | 'signed-in' | { anyOf: string[]; user: string };
  /** where the call's school comes from */
  'x-school': SchoolSource | SchoolSource[];
  'x-codes': string[];
  /** a POST that only reads */
  'x-read'?: boolean;
}

export interface Document {
  servers: { url: string }[];
  security: Record<string, unknown>[];
  paths: Record<string, Record<string, unknown>>;
}
export const document = readJson<Document>('openapi.json');

export interface Code {
  code: number;
  status: number;
  text?: string;
  says?: string;
}
export const codes = readJson<Record<string, Code>>('codes.json');

export interface Privilege {
  name: string;
  id: number;
  label: string;
  children?: Privilege[];
}
export const privileges = readJson<Privilege[]>('privileges.json');

/** The requirements as they are numbered. */
export const requirements = fs.readFileSync(path.join(root, 'tests/requirements/access-and-school-setup.md'), 'utf8');

export function resolve<T>(node: unknown): T {
  let here = node as { $ref?: string };
  while (here.$ref)
    here = here.$ref
      .slice(2)
      .split('/')
      .reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, document as never);
  return here as T;
}

export const operations: Operation[] = Object.entries(document.paths).flatMap(([route, item]) =>
  ['get', 'put', 'post', 'delete', 'patch']
    .filter((method) => method in item)
    .map((method) => {
      const operation = item[method] as Operation;
      const parameters = [...((item['parameters'] ?? []) as unknown[]), ...(operation.parameters ?? [])];
      return {
        ...operation,
        method: method.toUpperCase(),
        path: route,
        parameters: parameters.map((one) => resolve<Operation['parameters'][number]>(one)),
      };
    }),
);

/** A user who only asks changes nothing. */
export const isRead = ({ method, 'x-read': read }: Operation): boolean => method === 'GET' || read === true;

/** Names a school by its id: 189 where that is not the caller's. */
export const namesSchool = ({ 'x-school': school }: Operation): boolean =>
  [school].flat().some((source) => (typeof source === 'string' ? source !== 'own' : source.named !== undefined));

/** For platform users alone. */
export const ofPlatform = ({ 'x-access': access }: Operation): boolean =>
  typeof access === 'object' && access.user === 'platform';

export const jsonAnswer = (operation: Operation): Schema | undefined =>
  resolve<{ content?: Content }>(operation.responses['200']).content?.['application/json']?.schema;

/** Names of an object's fields, through references. */
export const fieldsOf = (schema: Schema | undefined): string[] =>
  Object.keys(resolve<Schema>(schema ?? {}).properties ?? {}).sort();
