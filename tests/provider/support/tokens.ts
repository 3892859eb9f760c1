// Tokens taken apart and put together by hand, to try what a forger would.
import { createHash, createHmac } from 'node:crypto';
import { keysOf } from '../../../provider/config.ts';

type Part = Record<string, unknown>;

/** The secret of the test harness (providerHost.mjs). */
const SECRET = createHash('sha256').update('the test harness').digest('hex');

const encode = (part: Part): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string | undefined): Part => JSON.parse(Buffer.from(part ?? '', 'base64url').toString()) as Part;

export const headerOf = (token: string): Part => decode(token.split('.')[0]);
export const payloadOf = (token: string): Part => decode(token.split('.')[1]);

/** The same token with some claims changed, signed with the provider's own key unless another secret is given. */
export function forge(
  token: string,
  { header = {}, payload = {}, secret = SECRET }: { header?: Part; payload?: Part; secret?: string },
): string {
  const content = `${encode({ ...headerOf(token), ...header })}.${encode({ ...payloadOf(token), ...payload })}`;
  return `${content}.${createHmac('sha256', keysOf(secret).accessTokens).update(content).digest('base64url')}`;
}

/** Whether the provider's own key has signed it, which every access token is. */
export function isSigned(text: string): boolean {
  const end = text.lastIndexOf('.');
  const signature = createHmac('sha256', keysOf(SECRET).accessTokens).update(text.slice(0, end)).digest('base64url');
  return end > 0 && text.slice(end + 1) === signature;
}

/** The token with one bit of a part turned. */
export function flip(token: string, part: 0 | 1 | 2): string {
  const parts = token.split('.');
  const bytes = Buffer.from(parts[part] ?? '', 'base64url');
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
  parts[part] = bytes.toString('base64url');
  return parts.join('.');
}
