// Sends what the fuzzing makes up and holds every answer against what all answers keep.
import fc from 'fast-check';
import { codes, operations, type Operation } from '../../contract/support';
import { call, sql } from '../../support/provider';
import { envelopeOf, send, verdict, type Envelope } from './http';
import { sampleOf } from './samples';
import type { World } from './samplesWorld';
import { shots, type Shot } from './fuzzingRequests';
import { stored } from './tables';

const SEED = 20_260_715;
/** Requests that are on their way at once: the smallest set that fails is what a failure shows. */
const BATCH = 10;
/** A digest of all tables is dear: it is taken after every so many sets. */
const LOOK_EVERY = 4;

/** What any call may answer beside its own x-codes. */
const ANY_CALL = new Set([
  ...['SUCCESS', 'BAD_REQUEST', 'INVALID_USER', 'NOT_FOUND', 'NO_PRIVILEGES', 'UNAUTHORIZED_PRIVILEGE_MANAGEMENT'],
  ...['NOT_AUTHORIZED', 'TOO_LARGE', 'UNSUPPORTED_CONTENT'],
]);
const nameOf = new Map(Object.entries(codes).map(([name, { code }]) => [code, name]));
const INSIDE =
  /violates|syntax error|invalid input|duplicate key|unexpected token|undefined|\[object|Error:|\/(home|work|tmp)\//i;

/** Requests over all operations; FUZZ_RUNS raises it for long proofs. One with a body has more to go wrong. */
const IN_ALL = Number(process.env['FUZZ_RUNS'] ?? 5_000);
const shareOf = ({ requestBody }: Operation): number => (requestBody ? 3 : 1);
const shares = operations.reduce((sum, one) => sum + shareOf(one), 0);
export const runsOf = (operation: Operation): number => Math.ceil((IN_ALL * shareOf(operation)) / shares);

type Accounts = 'platform' | 'admin';

/** The envelope, a code of the catalogue with its own status, one the operation may answer, and no defect. */
function judge(operation: Operation, answer: Envelope): void {
  const name = nameOf.get(answer.responseCode) ?? `unknown code ${answer.responseCode}`;
  expect([name, answer.status]).toEqual([name, codes[name]?.status]);
  expect([...ANY_CALL, ...operation['x-codes']]).toContain(name);
  expect(answer.responseMsg).not.toMatch(INSIDE);
}

/** The callers of an operation in turn: the school's administrator and a platform user, where both may call. */
function callersOf({ 'x-access': access }: Operation): Accounts[] {
  if (typeof access === 'string' || access.user === 'any') return ['admin', 'platform'];
  return access.user === 'platform' ? ['platform'] : ['admin'];
}

const bearerFor = ({ security }: Operation, { accessToken, refreshToken }: World<Accounts>['tokens'][Accounts]) =>
  security?.some((one) => 'refreshToken' in one) ? refreshToken : accessToken;

/** The database between the sets: a read, and what is refused, changes nothing; after a write it begins anew. */
function watch(operation: Operation, begin: () => Promise<unknown>) {
  let rows: Record<string, string> | undefined;
  let sets = 0;
  return async (answers: Envelope[]): Promise<void> => {
    sets += 1;
    if (operation.method !== 'GET' && answers.some(({ responseCode }) => responseCode === codes['SUCCESS']?.code)) {
      rows = undefined;
      await begin();
    }
    if (sets % LOOK_EVERY !== 0) return;
    const now = await stored();
    if (rows) expect(now).toEqual(rows);
    rows = now;
  };
}

/** How long all of an operation's requests may take. */
export const patienceFor = (operation: Operation): number => 20_000 + runsOf(operation) * 100;

/** Fuzzes one operation; a failure prints seed, path and the smallest set of requests. */
export async function fuzz(operation: Operation, world: World<Accounts>): Promise<void> {
  const callers = callersOf(operation);
  const begin = async () => {
    await world.restore();
    return sampleOf(operation);
  };
  const fire = async (shot: Shot, caller: Accounts | undefined): Promise<Envelope> => {
    const token = caller && bearerFor(operation, world.tokens[caller]);
    const headers = { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...shot.headers };
    return envelopeOf(await send(operation.method, shot.target, { ...shot, headers }));
  };
  const sets = fc.array(shots(operation, await begin()), { minLength: BATCH, maxLength: BATCH });
  const look = watch(operation, begin);
  // Guessing is slowed down, which would answer for the operation.
  const slowedDown = operation['x-codes'].includes('TOO_MANY_REQUESTS');

  await fc.assert(
    fc.asyncProperty(sets, async (set) => {
      if (slowedDown) await sql('DELETE FROM sign_in_attempts');
      const answers = await Promise.all(set.map((shot, at) => fire(shot, callers[at % callers.length])));
      for (const answer of answers) judge(operation, answer);
      await look(answers);
    }),
    {
      seed: SEED,
      numRuns: Math.ceil(runsOf(operation) / BATCH),
      interruptAfterTimeLimit: patienceFor(operation) - 5_000,
      markInterruptAsFailure: true,
    },
  );
  expect(verdict(await call('GET', '/health'))).toEqual([200, 100]);
}
