// The argument of every handler: the caller, and the two ways to SQL, read and write.
import type { Privilege } from '../contract/generated/privileges.gen.ts';
import type { Db } from '../database/scope.ts';
import type { InFileSlot } from '../documents/pool/filePool.ts';
import type { Services } from './services.ts';

export interface Actor {
  userId: number;
  signInId: string;
  /** the school a user is bound to; null for a platform user */
  schoolId: number | null;
  isPlatform: boolean;
  privileges: ReadonlySet<Privilege>;
}

/** What the audit trail adds to "who called what, when": the record and what changed in it, never a secret. */
export interface AuditNote {
  /** the event of this row, where it is not the operation */
  event?: string;
  entity: string;
  id: number | string;
  schoolId?: number | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** the record's version from then on, and the fields of its form that were changed: details of a later 205 */
  changed?: { version: number; fields: string[] };
}

export interface Work {
  /** adds to this unit's audit row */
  note(note: AuditNote): void;
}

export interface Context {
  readonly services: Services;
  readonly requestId: string;
  readonly ip: string;
  /** Sent from this machine without a proxy: only such requests may use demo accounts. */
  readonly local: boolean;
  /** The bearer token as it was sent, not verified. */
  readonly bearer: string | undefined;
  /** Throws when the operation is public. */
  readonly actor: Actor;
  /** The schools the call is about (x-school), in ascending order; none where a platform user names none. */
  readonly schoolIds: readonly number[];
  /** The one school the call is about; throws where it is not one. */
  readonly schoolId: number;
  /**
   * Writes or reads a file when it is the user's turn (documents/pool): 204 where too many wait. Units of work may run inside of
   * it, never around it: they would occupy a connection while they wait.
   */
  readonly inFileSlot: InFileSlot;
  /** A read-only unit of work in the call's school, or in all schools for a platform user who names none. Units do not nest. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * A unit of work that may write: one transaction with its audit row and, where the caller sent an Idempotency-Key, its
   * response. 112 when a school the call is about is disabled.
   */
  write<T>(work: (db: Db, unit: Work) => Promise<T>): Promise<T>;
  /**
   * Units of work on accounts and sign-ins, before or beside the caller's own scope. Audited under `event` where the unit
   * notes a record: requests without effect from unknown callers do not fill the trail.
   */
  account: {
    read<T>(work: (db: Db) => Promise<T>): Promise<T>;
    write<T>(event: string, work: (db: Db, unit: Work) => Promise<T>): Promise<T>;
  };
}
