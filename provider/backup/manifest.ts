// manifest.json describes a backup: its files with their digests, and the figures that a restore compares.
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Ajv } from 'ajv';
import { CommandError } from '../commands/commandError.ts';

export const MANIFEST = 'manifest.json';
/** Raised when a restore of an older program could not read the folder. */
export const FORMAT = 1;
export const PRODUCT = 'school-portal';

export interface TableFile {
  name: string;
  file: string;
  /** bytes of the file, and its SHA-256 as hexadecimal digits */
  bytes: number;
  sha256: string;
  rows: number;
  columns: string[];
  /** the sum of each column with decimals: amounts of money, marks, percentages */
  sums: Record<string, string>;
}

export interface Sequence {
  name: string;
  lastValue: string;
  called: boolean;
}

export interface Manifest {
  format: number;
  product: string;
  version: string;
  createdAt: string;
  engine: 'embedded' | 'postgres';
  /** version of PostgreSQL */
  postgres: string;
  /** the applied migrations, in their order */
  migrations: { name: string; hash: string }[];
  secret: {
    /** derived from the secret, which it does not reveal */
    fingerprint: string;
    /** SHA-256 of the file `secret`; null when PORTAL_SECRET is in the environment of the provider */
    file: string | null;
  };
  tables: TableFile[];
  sequences: Sequence[];
}

/** The file of a table. Names from a manifest are never used as paths. */
export const fileOf = (table: string): string => `${table}.copy.gz`;

const name = { type: 'string', pattern: '^[a-z_][a-z0-9_]{0,62}$' };
const digest = { type: 'string', pattern: '^[0-9a-f]{64}$' };
const count = { type: 'integer', minimum: 0 };
const decimal = { type: 'string', pattern: '^-?[0-9]{1,40}(\\.[0-9]{1,20})?$' };
const listOf = (properties: Record<string, object>) => ({ type: 'array', items: objectOf(properties) });
const objectOf = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const isManifest = new Ajv().compile<Manifest>(
  objectOf({
    format: { type: 'integer' },
    product: { const: PRODUCT },
    version: { type: 'string' },
    createdAt: { type: 'string' },
    engine: { enum: ['embedded', 'postgres'] },
    postgres: { type: 'string' },
    migrations: listOf({ name: { type: 'string', pattern: '^[0-9]{4}_\\w+\\.sql$' }, hash: digest }),
    secret: objectOf({ fingerprint: { type: 'string' }, file: { anyOf: [digest, { type: 'null' }] } }),
    tables: listOf({
      name,
      file: { type: 'string', pattern: '^[a-z_][a-z0-9_]{0,62}\\.copy\\.gz$' },
      bytes: count,
      sha256: digest,
      rows: count,
      columns: { type: 'array', minItems: 1, items: name },
      sums: { type: 'object', additionalProperties: decimal },
    }),
    sequences: listOf({ name, lastValue: { type: 'string', pattern: '^[0-9]{1,19}$' }, called: { type: 'boolean' } }),
  }),
);

function parsed(file: string, text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new CommandError(`${file} is damaged: it is not JSON.`);
  }
  const { format } = Object(value) as { format?: unknown };
  if (typeof format === 'number' && format > FORMAT)
    throw new CommandError(`${file} was written by a newer version of the school portal. Update this one first.`);
  if (isManifest(value)) {
    const odd = value.tables.find((table) => table.file !== fileOf(table.name));
    if (!odd) return value;
    throw new CommandError(`${file} is damaged: the table ${odd.name} has the file ${odd.file}.`);
  }
  const [problem] = isManifest.errors ?? [];
  throw new CommandError(
    `${file} is not the manifest of a backup of the school portal: ${problem?.instancePath || 'it'} ${problem?.message ?? ''}.`,
  );
}

/** Reads the manifest of a backup. Throws a CommandError when it is missing or damaged. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST);
  const found = await lstat(file).catch(() => undefined);
  if (!found) {
    const exists = await lstat(folder).catch(() => undefined);
    throw new CommandError(
      exists ? `${folder} is not a complete backup: ${MANIFEST} is missing.` : `${folder} does not exist.`,
    );
  }
  return parsed(file, await readFile(file, 'utf8'));
}
