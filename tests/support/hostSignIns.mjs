// Sign-ins of the demo accounts, made once for a provider process and put back by every reset: most tests need a user who
// is signed in, and few the signing in, whose hashing costs more than most calls.

const ACCOUNTS = ['platform', 'admin', 'clerk', 'teacher', 'admin2'];
const PASSWORD = 'Portal@2026';
/** Later than that after a reset one signs in again: an access token lives for ten minutes. */
const FRESH_MS = 60_000;
/** What a sign-in reads and writes: where one of these was written to, a new sign-in might be another one. */
const READ = ['users', 'user_privileges', 'schools', 'images', 'sign_ins', 'refresh_tokens', 'sign_in_attempts'];

/** Signs the accounts in at the time of every reset. Their rows become those a reset puts back; their other traces go. */
export async function keepSignIns({ app, rows, clock, start, reset }) {
  const kept = new Map();
  await reset();
  Object.assign(clock, { base: start, fixed: true });
  for (const userName of ACCOUNTS) {
    const payload = { userName, password: PASSWORD };
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    const { responseCode, data } = answer.json();
    if (responseCode === 100) kept.set(userName, data);
  }
  for (const table of ['sign_ins', 'refresh_tokens']) await rows.keep(table);
  await reset();
  const atStart = () => !clock.fixed && clock.now() >= start && clock.now() < start + FRESH_MS;
  return {
    /** @returns {Promise<object | null>} the tokens of an account, as long as a new sign-in would be the same */
    tokensOf: async (userName) => {
      const tokens = atStart() ? kept.get(userName) : undefined;
      if (!tokens || (await rows.dirty()).some((table) => READ.includes(table))) return null;
      return tokens;
    },
  };
}
