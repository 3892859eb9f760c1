// Counts guesses for the network of an IPv6 address, because a client usually has 2^64 addresses.
import { isIPv4, isIPv6 } from 'node:net';

const GROUPS_OF_A_NETWORK = 4;

/** An IPv4 address, also in IPv6 notation; the first 64 bits of an IPv6 address. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [left, right] = [groups(head), groups(tail)];
  const missing = Array.from({ length: Math.max(8 - left.length - right.length, 0) }, () => '0');
  return [...left, ...missing, ...right]
    .slice(0, GROUPS_OF_A_NETWORK)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
