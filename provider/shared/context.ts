// What an operation is handed: who calls, and the two ways to SQL, read and write.
import type { Privilege } from '../contract/generated/privileges.gen.ts';
import type { Db } from '../database/scope.ts';
import type { Services } from './services.ts';

export interface Actor {
  userId: number;
  signInId: string;
  /** the school a user is bound to; null for a platform user */
  schoolId: number | null;
  isPlatform: boolean;
  schoolDisabled: boolean;
  privileges: ReadonlySet<Privilege>;
}

/** What the audit trail adds to "who called what, when": the record and what changed in it, never a secret. */
export interface AuditNote {
  entity: string;
  id: number | string;
  schoolId?: number | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

export interface Work {
  /** adds to this unit's audit row */
  note(note: AuditNote): void;
}

export interface Context {
  readonly services: Services;
  readonly requestId: string;
  readonly ip: string;
  /** The token sent as bearer, whatever it is. */
  readonly bearer: string | undefined;
  /** Throws when the operation is public. */
  readonly actor: Actor;
  /** A read-only unit of work in the caller's scope. Units do not nest. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * A unit of work that may write: one transaction with its audit row and, where the caller sent an Idempotency-Key, its
   * answer. 112 when the caller's or the named school is disabled.
   */
  write<T>(work: (db: Db, unit: Work) => Promise<T>): Promise<T>;
  /** The same context inside one school: 189 when that is not the caller's. */
  inSchool(schoolId: number): Context;
  /**
   * Units of work on accounts and sign-ins, before or beside the caller's own scope. Audited under `event` where the unit
   * notes a record: what a stranger sends without effect does not fill the trail.
   */
  account: {
    read<T>(work: (db: Db) => Promise<T>): Promise<T>;
    write<T>(event: string, work: (db: Db, unit: Work) => Promise<T>): Promise<T>;
  };
}
