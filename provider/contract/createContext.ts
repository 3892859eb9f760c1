import type { Scope } from '../database/scope.ts';
import type { Actor, Context } from '../shared/context.ts';
import { fail } from '../shared/fail.ts';
import type { Services } from '../shared/services.ts';
import { audited, once, requireActiveSchool, type Idempotency } from './unitOfWork.ts';

export interface Call {
  services: Services;
  operationId: string;
  requestId: string;
  ip: string;
  bearer: string | undefined;
  actor: Actor | undefined;
  idempotency: Idempotency | undefined;
}

const scopeOf = ({ userId, schoolId }: Actor): Scope =>
  schoolId === null ? { kind: 'platform', userId } : { kind: 'school', schoolId, userId };

const SIGN_IN: Scope = { kind: 'sign-in' };

function accountOf(call: Call): Context['account'] {
  const { database, clock } = call.services;
  const facts = (event: string) => ({ event, requestId: call.requestId, actor: call.actor, scope: SIGN_IN });
  return {
    read: (work) => database.read(SIGN_IN, work),
    write: (event, work) =>
      database.write(SIGN_IN, (db) => audited(db, clock, facts(event), 'noted', (unit) => work(db, unit))),
  };
}

function inScope(call: Call, narrowed: Scope | undefined): Context {
  const { services } = call;
  const { database, clock } = services;
  const actorOf = (): Actor => {
    if (!call.actor) throw new Error(`${call.operationId} is public and has no actor.`);
    return call.actor;
  };
  const scope = () => narrowed ?? scopeOf(actorOf());
  return {
    services,
    requestId: call.requestId,
    ip: call.ip,
    bearer: call.bearer,
    get actor() {
      return actorOf();
    },
    read: (work) => database.read(scope(), work),
    write: (work) =>
      database.write(scope(), async (db) => {
        const carryOut = async () => {
          await requireActiveSchool(db, scope());
          const facts = { event: call.operationId, requestId: call.requestId, actor: call.actor, scope: scope() };
          return audited(db, clock, facts, 'always', (unit) => work(db, unit));
        };
        return call.idempotency ? once(db, clock, actorOf().userId, call.idempotency, carryOut) : carryOut();
      }),
    inSchool: (schoolId) => {
      const { schoolId: own, userId } = actorOf();
      if (own !== null && own !== schoolId) fail('NOT_AUTHORIZED');
      return inScope(call, { kind: 'school', schoolId, userId });
    },
    account: accountOf(call),
  };
}

/** The context of one call, in the caller's own scope. */
export const createContext = (call: Call): Context => inScope(call, undefined);
