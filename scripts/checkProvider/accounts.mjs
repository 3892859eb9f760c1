// The accounts that the checks use, and their tokens.
import { codes, operations } from './contract.mjs';
import { summary } from './responses.mjs';
import { addPassword, addToken } from './secrets.mjs';
import { NotPrepared } from './world.mjs';

/** Shorter than an access token of the contract's own provider is valid (10 minutes). */
const RENEW_AFTER_MS = 4 * 60_000;

const signedIn = ({ json, status }) =>
  status === 200 && json?.responseCode === codes.SUCCESS.code && typeof json.data?.accessToken === 'string';

/** @param {ReturnType<import('./client.mjs').createClient>} send */
export function createAccounts(send) {
  const accounts = new Map();

  /** @returns {Promise<{ data?: any, failure?: string }>} the tokens of a new sign-in */
  async function signIn({ userName, password }) {
    const response = await send(operations.get('signIn'), { body: { userName, password } });
    if (!signedIn(response)) return { failure: summary(response), isReached: response.status !== 0 };
    const { data } = response.json;
    for (const token of [data.accessToken, data.refreshToken]) addToken(token);
    return { data };
  }

  async function tokensOf(name) {
    const account = accounts.get(name);
    if (!account) throw new NotPrepared(`it needs the account “${name}”, which an earlier step did not create`);
    if (account.tokens && performance.now() - account.since < RENEW_AFTER_MS) return account.tokens;
    const { data, failure } = await signIn(account);
    if (!data) throw new NotPrepared(`the account “${name}” could not sign in: ${failure}`);
    Object.assign(account, { tokens: data, since: performance.now() });
    return data;
  }

  return {
    add(name, userName, password) {
      addPassword(password);
      accounts.set(name, { userName, password });
    },
    signIn,
    tokensOf,
    tokenOf: async (name) => (await tokensOf(name)).accessToken,
    /** Signs in again at the next use. */
    forget: (name) => void Object.assign(accounts.get(name) ?? {}, { tokens: undefined }),
  };
}
