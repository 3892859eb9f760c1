import { createHash, hkdfSync } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';
import path from 'node:path';
import { ownSecret } from './shared/installationSecret.ts';

export interface Settings {
  port: number;
  host: string;
  /** listens on loopback addresses only */
  loopback: boolean;
  /** folder of the embedded database, and of the generated secret */
  dataFolder: string;
  databaseUrl: string | undefined;
  /** `databaseUrl` is the address of a connection pooler in transaction mode */
  pooled: boolean;
  demo: boolean;
  origins: string[];
  proxies: string[];
  /** number of students whose Aadhaar and PAN numbers a user may view per hour */
  revealsPerHour: number;
  /** statements that take at least this time are logged; 0: none */
  slowMs: number;
  /** port of the metrics on the loopback address; undefined: no metrics */
  metricsPort: number | undefined;
  /** the file of the secret; undefined where the secret is PORTAL_SECRET */
  secretFile: string | undefined;
  keys: Keys;
}

/** Keys derived from PORTAL_SECRET, one for each purpose. */
export interface Keys {
  accessTokens: Uint8Array;
  refreshTokens: Uint8Array;
  imageAddresses: Uint8Array;
  /** for digests of requests, which may contain a password */
  requests: Uint8Array;
  /** for the encryption of Aadhaar and PAN numbers */
  personalNumbers: Uint8Array;
  /** for digests that find equal numbers */
  personalDigests: Uint8Array;
}

/** Books of account are kept for eight years. */
const RETENTION_YEARS = 8;

/** The value of a setting; undefined where it is absent, empty or blank. */
const given = (env: NodeJS.ProcessEnv, name: string): string | undefined => env[name]?.trim() || undefined;

const listOf = (env: NodeJS.ProcessEnv, name: string): string[] =>
  (given(env, name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

export function keysOf(secret: string): Keys {
  const derive = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, 'school-portal', purpose, 32));
  return {
    accessTokens: derive('access tokens'),
    refreshTokens: derive('refresh tokens'),
    imageAddresses: derive('image addresses'),
    requests: derive('requests'),
    personalNumbers: derive('personal numbers'),
    personalDigests: derive('personal digests'),
  };
}

function secretOf(
  env: NodeJS.ProcessEnv,
  storage: Pick<Settings, 'dataFolder' | 'databaseUrl'>,
): Pick<Settings, 'secretFile' | 'keys'> {
  const { value, file } = ownSecret(env, storage);
  return { secretFile: file, keys: keysOf(value) };
}

function isPooled(mode: string | undefined): boolean {
  if (mode === undefined || mode === '') return false;
  if (mode !== 'transaction') throw new Error(`PORTAL_POOLER must be transaction or empty, not ${mode}`);
  return true;
}

/** Addresses of a pg client, also those of a socket. */
const POSTGRES = /^(postgres(ql)?:\/\/|socket:|\/)/i;

function databaseUrlOf(env: NodeJS.ProcessEnv): string | undefined {
  const url = given(env, 'DATABASE_URL');
  // The message does not repeat the value, which may contain a password.
  if (url !== undefined && !POSTGRES.test(url))
    throw new Error(
      'DATABASE_URL must be the address of a PostgreSQL server, such as postgres://user:password@host:5432/database',
    );
  return url;
}

function originOf(text: string): string {
  if (!URL.canParse(text) || new URL(text).origin !== text)
    throw new Error(
      `PORTAL_ORIGINS must list origins without a final slash or path, such as https://portal.example, not ${text}`,
    );
  return text;
}

const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether a text is an IP address, or a network as an address with the length of its prefix or an IPv4 mask. */
function isNetwork(text: string): boolean {
  const [address = '', range, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  if (range === undefined || (version === 4 && isIPv4(range))) return true;
  return /^\d{1,3}$/.test(range) && Number(range) >= 1 && Number(range) <= (version === 4 ? 32 : 128);
}

function proxyOf(text: string): string {
  if (!NETWORKS.has(text) && !isNetwork(text))
    throw new Error(
      `PORTAL_PROXIES must list IP addresses or networks of proxies, such as 127.0.0.1 or 10.0.0.0/8, not ${text}`,
    );
  return text;
}

/** Folder of the embedded database, and address of the PostgreSQL server where one is set. */
export const storageOf = (env: NodeJS.ProcessEnv): Pick<Settings, 'dataFolder' | 'databaseUrl' | 'pooled'> => ({
  dataFolder: path.resolve(given(env, 'PORTAL_DATA') ?? '.data'),
  databaseUrl: databaseUrlOf(env),
  pooled: isPooled(env['PORTAL_POOLER']),
});

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`${name} is not a port number: ${text}`);
  return port;
}

function countOf(name: string, text: string | undefined, byDefault: number, least = 1): number {
  const count = Number(text || byDefault);
  if (!Number.isInteger(count) || count < least || count > 100_000)
    throw new Error(`${name} must be a whole number from ${least} to 100000, not ${String(text)}`);
  return count;
}

function switchOf(name: string, text: string | undefined, byDefault: boolean): boolean {
  if (text === undefined || text === '') return byDefault;
  if (['on', 'true', '1', 'yes'].includes(text.toLowerCase())) return true;
  if (['off', 'false', '0', 'no'].includes(text.toLowerCase())) return false;
  throw new Error(`${name} must be on or off, not ${text}`);
}

/** Years for which the data of a deleted student are kept before they may be erased. */
export const retentionYears = (env: NodeJS.ProcessEnv): number =>
  countOf('PORTAL_RETENTION_YEARS', env['PORTAL_RETENTION_YEARS'], RETENTION_YEARS);

/** Reads the settings described in README.md. Throws an Error with a readable sentence for an invalid setting. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const host = given(env, 'HOST') ?? '127.0.0.1';
  const loopback = host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
  const proxies = listOf(env, 'PORTAL_PROXIES').map(proxyOf);
  const { dataFolder, databaseUrl, pooled } = storageOf(env);
  const metricsPort = given(env, 'PORTAL_METRICS_PORT');
  return {
    port: portOf('PORT', given(env, 'PORT') ?? '8080'),
    host,
    loopback,
    dataFolder,
    databaseUrl,
    pooled,
    demo: switchOf('PORTAL_DEMO', env['PORTAL_DEMO'], databaseUrl === undefined && loopback && proxies.length === 0),
    origins: listOf(env, 'PORTAL_ORIGINS').map(originOf),
    proxies,
    revealsPerHour: countOf('PORTAL_REVEALS_PER_HOUR', env['PORTAL_REVEALS_PER_HOUR'], 20),
    slowMs: countOf('PORTAL_SLOW_MS', env['PORTAL_SLOW_MS'], 1_000, 0),
    metricsPort: metricsPort === undefined ? undefined : portOf('PORTAL_METRICS_PORT', metricsPort),
    ...secretOf(env, { dataFolder, databaseUrl }),
  };
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
