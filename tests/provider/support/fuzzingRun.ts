// Sends what the fuzzing makes up and holds every answer against what all answers keep.
import fc from 'fast-check';
import { codes, isRead, operations, type Operation } from '../../contract/support';
import { call, sql } from '../../support/provider';
import { envelopeOf, isFile, send, verdict, type Envelope } from './http';
import { sampleOf, type Sample } from './samples';
import type { World } from './samplesWorld';
import { shots, trapShots, type Shot } from './fuzzingRequests';
import { stored } from './tables';

/** The same requests in every run; the long proof (npm run trials -- fuzz) sends others each time, and more. */
const IN_ALL = Number(process.env['FUZZ_RUNS'] ?? 500);
/** `npm test` sends every sixth trap of an operation, from another start for each, so that all are sent to each kind of field. */
const TRAP_STEP = process.env['FUZZ_RUNS'] === undefined ? 6 : 1;
/** Requests that are on their way at once: the smallest set that fails is what a failure shows. */
const BATCH = 6;
/** A digest of all tables is dear: it is computed after a number of sets, and after the last. */
const LOOK_EVERY = 6;

/** What any call may answer beside its own x-codes. */
const ANY_CALL = new Set([
  ...['SUCCESS', 'BAD_REQUEST', 'INVALID_USER', 'NOT_FOUND', 'NO_PRIVILEGES', 'UNAUTHORIZED_PRIVILEGE_MANAGEMENT'],
  ...['NOT_AUTHORIZED', 'TOO_LARGE', 'UNSUPPORTED_CONTENT'],
]);
const nameOf = new Map(Object.entries(codes).map(([name, { code }]) => [code, name]));
const INSIDE =
  /violates|syntax error|invalid input|duplicate key|unexpected token|undefined|\[object|Error:|\/(home|work|tmp)\//i;

/** What an operation that answers with a file has done. */
const FILE: Envelope = { status: 200, responseCode: 100, responseMsg: 'Success', data: null };

/** One with a body has more to go wrong. */
const shareOf = ({ requestBody }: Operation): number => (requestBody ? 3 : 1);
const shares = operations.reduce((sum, one) => sum + shareOf(one), 0);
/** One operation's part of the requests over all of them: two sets at least. */
export const runsOf = (operation: Operation): number =>
  Math.max(2 * BATCH, Math.ceil((IN_ALL * shareOf(operation)) / shares));

type Accounts = 'platform' | 'admin';

/** The envelope, a code of the catalogue with its own status, one the operation may answer, and no defect. */
function judge(operation: Operation, answer: Envelope): void {
  const name = nameOf.get(answer.responseCode) ?? `unknown code ${answer.responseCode}`;
  expect([name, answer.status]).toEqual([name, codes[name]?.status]);
  expect([...ANY_CALL, ...operation['x-codes']]).toContain(name);
  expect(answer.responseMsg).toMatch(/\S/);
  expect(answer.responseMsg).not.toMatch(INSIDE);
}

/** The callers of an operation in turn: the school's administrator and a platform user, where both may call. */
function callersOf({ 'x-access': access }: Operation): Accounts[] {
  if (typeof access === 'string' || access.user === 'any') return ['admin', 'platform'];
  return access.user === 'platform' ? ['platform'] : ['admin'];
}

const bearerFor = ({ security }: Operation, { accessToken, refreshToken }: World<Accounts>['tokens'][Accounts]) =>
  security?.some((one) => 'refreshToken' in one) ? refreshToken : accessToken;

/** How long all of an operation's requests may take, on a busy machine too. */
export const patienceFor = (operation: Operation): number => 180_000 + runsOf(operation) * 100;

const isDone = ({ responseCode }: Envelope) => responseCode === codes['SUCCESS']?.code;

interface Target {
  /** everything as it was in the beginning */
  begin: () => Promise<Sample>;
  fire: (set: Shot[]) => Promise<Envelope[]>;
}

function targetFor(operation: Operation, world: World<Accounts>): Target {
  const callers = callersOf(operation);
  const one = async (shot: Shot, caller: Accounts): Promise<Envelope> => {
    const headers = { authorization: `Bearer ${bearerFor(operation, world.tokens[caller])}`, ...shot.headers };
    const answer = await send(operation.method, shot.target, { ...shot, headers });
    return isFile(answer.headers) ? FILE : envelopeOf(answer);
  };
  return {
    begin: async () => {
      await world.restore();
      return sampleOf(operation);
    },
    fire: async (set) => {
      const callerOf = (at: number) => callers[at % callers.length] ?? 'admin';
      const answers = await Promise.all(set.map((shot, at) => one(shot, callerOf(at))));
      // Where two at one moment excluded each other, the rejected one tries again, alone.
      for (const [at, shot] of set.entries())
        if (answers[at]?.responseCode === codes['UNAVAILABLE']?.code) answers[at] = await one(shot, callerOf(at));
      return answers;
    },
  };
}

/** Sends once more what was refused, and every read: nothing is changed by it. */
async function expectNothingLeft(operation: Operation, { begin, fire }: Target, set: Shot[], answers: Envelope[]) {
  const harmless = set.filter((_shot, at) => isRead(operation) || !isDone(answers[at] as Envelope));
  await begin();
  const before = await stored();
  const again = await fire(harmless);
  if (isRead(operation) || !again.some(isDone)) expect(await stored()).toEqual(before);
}

/** Fuzzes one operation; a failure prints seed, path and the smallest set of requests. */
export async function fuzz(operation: Operation, world: World<Accounts>): Promise<void> {
  const target = targetFor(operation, world);
  const sample = await target.begin();
  const sets = fc.array(shots(operation, sample), { minLength: BATCH, maxLength: BATCH });
  const start = operations.indexOf(operation) % TRAP_STEP;
  const traps = trapShots(operation, sample).filter((_trap, at) => at % TRAP_STEP === start);
  const first = Array.from({ length: Math.ceil(traps.length / BATCH) }, (_, at): [Shot[]] => [
    traps.slice(at * BATCH, (at + 1) * BATCH),
  ]);
  // Guessing and taking lists away are slowed down, which would answer for the operation.
  const slowedDown = operation['x-codes'].includes('TOO_MANY_REQUESTS');
  const numRuns = first.length + Math.ceil(runsOf(operation) / BATCH);
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(sets, async (set) => {
      if (slowedDown) for (const table of ['sign_in_attempts', 'audit_entries']) await sql(`DELETE FROM ${table}`);
      const answers = await target.fire(set);
      for (const answer of answers) judge(operation, answer);
      sent += 1;
      if (sent % LOOK_EVERY === 0 || sent === numRuns) await expectNothingLeft(operation, target, set, answers);
      else if (!isRead(operation) && answers.some(isDone)) await target.begin();
    }),
    {
      examples: first,
      numRuns,
      interruptAfterTimeLimit: patienceFor(operation) - 10_000,
      markInterruptAsFailure: true,
    },
  );
  expect(sent).toBeGreaterThanOrEqual(numRuns);
  expect(verdict(await call('GET', '/health'))).toEqual([200, 100]);
}
