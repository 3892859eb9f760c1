// The argument of every handler: the caller, and the two ways to SQL, read and write.
import type { Privilege } from '../contract/generated/privileges.gen.ts';
import type { Db } from '../database/scope.ts';
import type { InFileSlot } from '../documents/pool/filePool.ts';
import type { Changed, KeptReads } from './readCache.ts';
import type { Services } from './services.ts';

export interface Actor {
  userId: number;
  signInId: string;
  /** the school a user is bound to; null for a platform user */
  schoolId: number | null;
  isPlatform: boolean;
  privileges: ReadonlySet<Privilege>;
}

/** Details of an audit entry beside caller, operation and instant: the record and its changes, never a secret. */
export interface AuditNote {
  /** the event of this row; the operation by default */
  event?: string;
  entity: string;
  id: number | string;
  schoolId?: number | null;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** the record's new version and the changed fields of its form, for the details of a later 205 */
  changed?: { version: number; fields: string[] };
  /** new versions, by id, of further records that the operation changed, and the changed fields of their form, for the same */
  raised?: { entity: string; versions: Record<number, number>; fields: string[] };
}

export interface Work {
  /** Adds an audit row to this unit of work. */
  note(note: AuditNote): void;
}

export interface SchoolWork extends Work {
  /** States that the unit changes nothing else in the school: results that do not depend on these records are kept (readCache.ts). */
  changesOnly(changed: Changed): void;
}

export interface Context {
  readonly services: Services;
  readonly requestId: string;
  readonly ip: string;
  /** Whether the request was sent from this machine without a proxy; only then may it use demo accounts. */
  readonly local: boolean;
  /** The bearer token as it was sent, not verified. */
  readonly bearer: string | undefined;
  /** Throws when the operation is public. */
  readonly actor: Actor;
  /** The schools of the call (x-school), in ascending order; empty for a platform user who names none. */
  readonly schoolIds: readonly number[];
  /** The school of the call; throws unless the call has exactly one. */
  readonly schoolId: number;
  /**
   * Writes or reads a file in a slot of the file pool (documents/pool): 204 while too many calls wait. Open units of work inside
   * of a slot, never around it, because a waiting unit would occupy a connection.
   */
  readonly inFileSlot: InFileSlot;
  /** Results kept for the school of the call (readCache.ts). Call it before the reads whose results it keeps. */
  keptReads(): KeptReads;
  /** A read-only unit of work in the call's school, or in all schools for a platform user who names none. Units of work do not nest. */
  read<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * A unit of work that may write: one transaction with its audit row and, where the caller sent an Idempotency-Key, its
   * response. 112 when a school of the call is disabled.
   */
  write<T>(work: (db: Db, unit: SchoolWork) => Promise<T>): Promise<T>;
  /**
   * Units of work on accounts and sign-ins, outside of the caller's scope. An audit row of `event` is added only where the
   * unit notes a record, so that requests of unknown callers without effect do not fill the trail.
   */
  account: {
    read<T>(work: (db: Db) => Promise<T>): Promise<T>;
    write<T>(event: string, work: (db: Db, unit: Work) => Promise<T>): Promise<T>;
  };
}
