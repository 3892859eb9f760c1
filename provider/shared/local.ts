// Demo accounts have a published password: they may be used from this machine only.
import type { IncomingHttpHeaders } from 'node:http';
import type { Settings } from '../config.ts';

type Reach = Pick<Settings, 'loopback' | 'proxies'>;

/** The reason to reject demo accounts; undefined if they may be used from this machine. */
export function demoDenial({ loopback, proxies }: Reach): string | undefined {
  if (!loopback) return 'the provider listens beyond this machine';
  return proxies.length > 0 ? 'PORTAL_PROXIES names a proxy, which others may come through' : undefined;
}

export interface Sender {
  ip: string;
  headers: IncomingHttpHeaders;
  /** of the original request: a proxy with default settings uses HTTP/1.0 */
  raw: { httpVersion: string };
}

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/i;
/** Host names of this machine, with any port. */
const OWN_NAME = /^((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const ADDED_BY_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
];

/** Whether a request comes from this machine. Signs of a proxy that is not configured make it false. */
export function isLocal(settings: Reach, { ip, headers, raw }: Sender): boolean {
  if (demoDenial(settings) !== undefined) return false;
  return (
    LOOPBACK.test(ip) &&
    raw.httpVersion !== '1.0' &&
    OWN_NAME.test(headers.host ?? '') &&
    ADDED_BY_PROXIES.every((name) => headers[name] === undefined)
  );
}
