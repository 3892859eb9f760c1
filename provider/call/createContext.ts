import type { Db, Scope, SharedReader } from '../database/scope.ts';
import { POOL_LIMITS } from '../documents/pool/filePool.ts';
import type { Actor, Context, SchoolWork } from './context.ts';
import type { Changed, KeptReads } from './readCache.ts';
import type { Services } from './services.ts';
import { requireActiveSchool } from './activeSchool.ts';
import { audited } from './audit.ts';
import { once, type Idempotency } from './idempotency.ts';

interface Call {
  services: Services;
  operationId: string;
  requestId: string;
  ip: string;
  local: boolean;
  bearer: string | undefined;
  actor: Actor | undefined;
  idempotency: Idempotency | undefined;
  /** in ascending order */
  schoolIds: readonly number[];
  mendsDisabled: boolean;
  /** one transaction for all reads of the call; undefined where each read has its own */
  shared: SharedReader | undefined;
  /** aborts when the connection is closed before the response */
  left: () => AbortSignal;
  /** by the clock of the file pool */
  arrivedAt: number;
  /** Keeps the connection open without traffic for this time, until the response. */
  keepOpen: (ms: number) => void;
}

/** Longer than the longest files may take until their response. */
const KEPT_OPEN_MS = 1.25 * POOL_LIMITS.longestAnswerMs;

const SIGN_IN: Scope = { kind: 'sign-in' };

function accountOf(call: Call): Context['account'] {
  const { database, clock } = call.services;
  const facts = (event: string) => ({ event, requestId: call.requestId, actor: call.actor, scope: SIGN_IN });
  return {
    read: (work) => (call.shared ?? database).read(SIGN_IN, work),
    write: (event, work) => {
      call.shared?.end();
      return database.write(SIGN_IN, (db) => audited(db, clock, facts(event), 'noted', (unit) => work(db, unit)));
    },
  };
}

function actorOf({ actor, operationId }: Call): Actor {
  if (!actor) throw new Error(`${operationId} is public and has no actor.`);
  return actor;
}

/** The school of the call; all schools for a platform user who names none or several. */
function scopeOf(call: Call): Scope {
  const { userId, isPlatform } = actorOf(call);
  const [schoolId, second] = call.schoolIds;
  if (schoolId !== undefined && second === undefined) return { kind: 'school', schoolId, userId };
  if (!isPlatform) throw new Error(`${call.operationId} has no school within the scope of user ${userId}.`);
  return { kind: 'platform', userId };
}

async function requireActive(db: Db, call: Call): Promise<void> {
  if (call.mendsDisabled) return;
  for (const schoolId of call.schoolIds) await requireActiveSchool(db, schoolId);
}

function write<T>(call: Call, work: (db: Db, unit: SchoolWork) => Promise<T>): Promise<T> {
  const { database, clock, reads } = call.services;
  const scope = scopeOf(call);
  call.shared?.end();
  let only: Changed | undefined;
  const changesOnly = (changed: Changed) => void (only = changed);
  const stored = database.write(scope, async (db) => {
    const execute = async () => {
      await requireActive(db, call);
      const facts = { event: call.operationId, requestId: call.requestId, actor: call.actor, scope };
      return audited(db, clock, facts, 'always', (unit) => work(db, { ...unit, changesOnly }));
    };
    return call.idempotency ? once(db, clock, actorOf(call).userId, call.idempotency, execute) : execute();
  });
  // Also after a failure: a commit whose response was lost has stored its rows.
  return stored.finally(() => reads.forget(scope, only));
}

function oneSchoolOf({ schoolIds, operationId }: Call): number {
  const [schoolId, second] = schoolIds;
  if (schoolId === undefined || second !== undefined)
    throw new Error(`${operationId} has ${schoolIds.length} schools instead of one.`);
  return schoolId;
}

/** The snapshot of the shared transaction is older than the kept values, so their reads begin another one. */
function keptReadsOf(call: Call): KeptReads {
  call.shared?.end();
  return call.services.reads.of(oneSchoolOf(call));
}

export const createContext = (call: Call): Context => ({
  services: call.services,
  requestId: call.requestId,
  ip: call.ip,
  local: call.local,
  bearer: call.bearer,
  get actor() {
    return actorOf(call);
  },
  schoolIds: call.schoolIds,
  get schoolId() {
    return oneSchoolOf(call);
  },
  inFileSlot: (size, work) => {
    const { userId: user, schoolId: school } = actorOf(call);
    const { arrivedAt } = call;
    call.shared?.end();
    if (size === 'longest') call.keepOpen(KEPT_OPEN_MS);
    return call.services.files.run({ user, school, left: call.left(), arrivedAt }, size, work);
  },
  keptReads: () => keptReadsOf(call),
  read: (work) => (call.shared ?? call.services.database).read(scopeOf(call), work),
  write: (work) => write(call, work),
  account: accountOf(call),
});
