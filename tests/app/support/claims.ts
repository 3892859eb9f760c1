/** Access tokens as another provider might write them. The portal reads a token for display only and never checks its signature. */
import { signIn, type Tokens } from '../../support/provider';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The account's stored tokens, with some claims of the access token changed. */
export async function tokensWith(userName: string, claims: Record<string, unknown>): Promise<Tokens> {
  const tokens = await signIn(userName);
  const [header = '', payload = '', signature = ''] = tokens.accessToken.split('.');
  const own = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  return { ...tokens, accessToken: `${header}.${part({ ...own, ...claims })}.${signature}` };
}
