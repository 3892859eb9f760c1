import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export interface Settings {
  port: number;
  host: string;
  /** listens on this machine alone */
  loopback: boolean;
  /** folder of the embedded database, and of the generated secret */
  dataFolder: string;
  databaseUrl: string | undefined;
  demo: boolean;
  origins: string[];
  proxies: string[];
  keys: Keys;
}

/** Keys derived from PORTAL_SECRET, one for each purpose. */
export interface Keys {
  accessTokens: Uint8Array;
  refreshTokens: Uint8Array;
  imageAddresses: Uint8Array;
  /** digests of requests, which may hold a password */
  requests: Uint8Array;
  /** Aadhaar and PAN numbers as they are stored */
  personalNumbers: Uint8Array;
  /** digests by which two equal numbers are found */
  personalDigests: Uint8Array;
}

const SECRET_MIN_LENGTH = 32;
const list = (text: string | undefined): string[] =>
  (text ?? '')
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

/** The secret kept beside the embedded database, made on the first start and readable by its owner alone. */
function ownSecret(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret');
  fs.mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  try {
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return fs.readFileSync(file, 'utf8').trim();
}

function secretOf(env: NodeJS.ProcessEnv, dataFolder: string): string {
  const given = env['PORTAL_SECRET'];
  if (given === undefined) {
    if (env['DATABASE_URL'])
      throw new Error('PORTAL_SECRET is required with DATABASE_URL: every instance must sign with the same secret.');
    return ownSecret(dataFolder);
  }
  const distinct = new Set(given).size;
  if (given.length < SECRET_MIN_LENGTH || distinct < 10)
    throw new Error(
      `PORTAL_SECRET is too weak: give it at least ${SECRET_MIN_LENGTH} random characters, for example from: openssl rand -base64 32`,
    );
  return given;
}

function portOf(text: string | undefined): number {
  const port = Number(text ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is not a port number: ${String(text)}`);
  return port;
}

function switchOf(name: string, text: string | undefined, standard: boolean): boolean {
  if (text === undefined || text === '') return standard;
  if (['on', 'true', '1', 'yes'].includes(text.toLowerCase())) return true;
  if (['off', 'false', '0', 'no'].includes(text.toLowerCase())) return false;
  throw new Error(`${name} is on or off, not ${text}`);
}

/** Reads the settings of README's table. Throws an Error with one readable sentence for a setting that cannot be. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const host = env['HOST'] ?? '127.0.0.1';
  const loopback = host === 'localhost' || host === '::1' || host.startsWith('127.');
  const dataFolder = path.resolve(env['PORTAL_DATA'] ?? '.data');
  const databaseUrl = env['DATABASE_URL'] || undefined;
  return {
    port: portOf(env['PORT']),
    host,
    loopback,
    dataFolder,
    databaseUrl,
    demo: switchOf('PORTAL_DEMO', env['PORTAL_DEMO'], databaseUrl === undefined && loopback),
    origins: list(env['PORTAL_ORIGINS']),
    proxies: list(env['PORTAL_PROXIES']),
    keys: keysOf(secretOf(env, dataFolder)),
  };
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
