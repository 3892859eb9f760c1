// More faults: who is who, what comes in, and what the provider stands on. Their shape is told in faults.mjs.
/** @typedef {import('./faults.mjs').Fault} Fault */

/** @type {Fault[]} who is who */
const identity = [
  {
    name: 'a used refresh token works again later',
    file: 'provider/domains/auth/refreshTokens.rules.ts',
    from: "? 'repeat' : 'reuse'",
    to: "? 'repeat' : 'repeat'",
    tests: 'auth/refreshTokens|rules/rules',
  },
  {
    name: 'a sign-in that has ended is renewed',
    file: 'provider/domains/auth/refreshTokens.rules.ts',
    from: 'if (!state || state.familyEnded ||',
    to: 'if (!state ||',
    tests: 'auth/refreshTokens|auth/signOut|rules/rules',
  },
  {
    name: 'wrong passwords are not counted',
    file: 'provider/domains/auth/attempts.rules.ts',
    from: '? 1 : counter.attempts + 1',
    to: '? 1 : counter.attempts',
    tests: 'auth/signIn|auth/guessing',
  },
  {
    name: 'a clock put back locks an account for hours',
    file: 'provider/domains/auth/attempts.rules.ts',
    from: 'Math.min(counter.blockedUntilMs, nowMs + limit.longestBlockMs)',
    to: 'counter.blockedUntilMs',
    tests: 'faults/clock',
  },
  {
    name: 'the school’s day is Greenwich’s',
    file: 'common/calendar.ts',
    from: "const TIME_ZONE = 'Asia/Kolkata';",
    to: "const TIME_ZONE = 'UTC';",
    tests: 'provider/faults/clock|common/calendar',
  },
  {
    name: 'a new password leaves the other sign-ins alive',
    file: 'provider/domains/auth/updatePassword.ts',
    from: "await endSignInsOf(db, clock, userId, 'password changed', signInId);",
    to: '',
    tests: 'auth/updatePassword',
  },
  {
    name: 'access tokens last for hours',
    file: 'provider/domains/auth/accessTokens.ts',
    from: '.setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)',
    to: '.setExpirationTime(seconds + 60 * ACCESS_TOKEN_SECONDS)',
    tests: 'auth/getUserInfo|faults/clock',
  },
];

/** @type {Fault[]} what comes in, and what is kept of it */
const content = [
  {
    name: 'fields nobody knows are taken',
    file: 'provider/contract/validation.ts',
    from: 'ajv.addSchema(contractDocument, CONTRACT);',
    to: `ajv.addSchema(JSON.parse(JSON.stringify(contractDocument).replaceAll('"additionalProperties":false', '"additionalProperties":true')) as object, CONTRACT);`,
    tests: 'classes/createClass|teachers/createTeacher',
  },
  {
    name: 'a picture of any size is taken',
    file: 'provider/shared/images.ts',
    from: '|| width > MAX_SIDE || height > MAX_SIDE',
    to: '',
    tests: 'schools/logo',
  },
  {
    name: 'a picture is stored as it came',
    file: 'provider/shared/images.ts',
    from: 'return picture && { contentType, bytes: await write(picture).toBuffer() };',
    to: 'return picture && { contentType, bytes: content };',
    tests: 'schools/logo',
  },
  {
    name: 'what was done is not written down',
    file: 'provider/call/audit.ts',
    from: 'for (const note of notes) await addAuditEntry(db, clock, facts, note);',
    to: '',
    tests: 'contract/audit',
  },
  {
    name: 'a write that has nothing to note leaves no trace',
    file: 'provider/call/audit.ts',
    from: "if (notes.length === 0 && rows === 'always') await addAuditEntry(db, clock, facts);",
    to: '',
    tests: 'database/rowLevelSecurity',
  },
  {
    name: 'what may still count is cleared away',
    file: 'provider/database/purge.ts',
    from: '-30 * DAY_MS',
    to: 'DAY_MS',
    tests: 'database/purge',
  },
  {
    name: 'whoever clears away may store',
    file: 'provider/database/migrations/0004_upkeep.sql',
    from: ' WITH CHECK (false)',
    to: '',
    tests: 'database/purge',
  },
];

/** @type {Fault[]} what the provider stands on */
const ground = [
  {
    name: 'a commit is not synced to the disk',
    file: 'provider/database/embedded/syncFs.ts',
    from: 'if (file.nfd != null) fsyncSync(file.nfd);',
    to: 'if (file.nfd != null) this.#onSyncFailure.toString();',
    tests: 'faults/databaseGone',
  },
  {
    name: 'a failed sync is swallowed',
    file: 'provider/database/embedded/syncFs.ts',
    from: 'this.#onSyncFailure(error);',
    to: 'void error;',
    tests: 'faults/databaseGone',
  },
  {
    name: 'two processes open one data folder',
    file: 'provider/database/embedded/engine.ts',
    from: 'await lockFolder(folder);',
    to: 'await (process.env.PORTAL_NEVER ? lockFolder(folder) : Promise.resolve(() => Promise.resolve()));',
    tests: 'faults/stopped',
  },
  {
    name: 'a lost connection ends the process',
    file: 'provider/database/postgres.ts',
    from: "pool.on('connect', (client) => client.on('error', () => undefined));",
    to: '',
    tests: 'faults/databaseGone',
    engine: 'postgres',
  },
  {
    name: 'instances that start together migrate at once',
    file: 'provider/database/migrate.ts',
    from: 'SELECT pg_advisory_lock(7241108)',
    to: 'SELECT 7241108',
    tests: 'faults/stopped',
    engine: 'postgres',
  },
  {
    name: 'kept connections hold up the stop',
    file: 'provider/app.ts',
    from: 'endConnectionsWhenClosing(app);',
    to: 'void endConnectionsWhenClosing;',
    tests: 'faults/stopped',
  },
];

export const otherFaults = [...identity, ...content, ...ground];
