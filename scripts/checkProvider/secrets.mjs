// Passwords and tokens of the run. No text that is printed or written contains one of them.

/** A shorter token is a part of other texts by chance. */
const SHORTEST_TOKEN = 6;
const secrets = new Set();

/** @param {string} password */
export const addPassword = (password) => void secrets.add(password);

/** @param {unknown} token as the checked provider sent it */
export function addToken(token) {
  if (typeof token === 'string' && token.length >= SHORTEST_TOKEN) secrets.add(token);
}

/** @param {string} text of any length; shorten it afterwards, because a part of a secret is not recognised */
export function withoutSecrets(text) {
  let clean = text;
  for (const secret of secrets) clean = clean.replaceAll(secret, '…');
  return clean;
}
