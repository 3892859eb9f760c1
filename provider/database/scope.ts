// Every statement runs in a unit of work: a transaction that sets its role and its scope before the first query.
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import { isAborted } from './constraints.ts';
import type { Connection, Engine } from './engine.ts';
import { queryPlanned } from './planMode.ts';
import { SharedReads } from './sharedReads.ts';

/**
 * The rows that a transaction can access. `school`: those of the school. `platform`: those of all schools, for a platform user.
 * `sign-in`: accounts and sign-ins, before the caller is known. `upkeep`: expired rows to delete.
 */
export type Scope = ({ kind: 'school'; schoolId: number } | { kind: 'platform' | 'sign-in' | 'upkeep' }) & {
  /** the caller, where known */
  userId?: number;
};

/** Drizzle on the connection of the unit of work, and that connection for statements that are already built. */
export type Db = PgRemoteDatabase & { readonly connection: Connection };

const settingsOf = (scope: Scope): string =>
  [
    `SET LOCAL app.scope = '${scope.kind}'`,
    `SET LOCAL app.school = '${scope.kind === 'school' ? Math.trunc(scope.schoolId) : ''}'`,
    `SET LOCAL app.user_id = '${scope.userId === undefined ? '' : Math.trunc(scope.userId)}'`,
  ].join('; ');

const ROLE = 'SET LOCAL ROLE portal_app';
/** All statements of a read see the same snapshot. */
const READ_ONLY = 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY';

const readSetup = (scope: Scope): string => `${READ_ONLY}; ${ROLE}; ${settingsOf(scope)}`;
const writeSetup = (scope: Scope): string => `${ROLE}; ${settingsOf(scope)}`;

function dbOn(connection: Connection): Db {
  const db = drizzle(async (text, params, method) => {
    const rowMode = method === 'all' ? 'array' : 'object';
    const { rows } = await queryPlanned(connection, { text, params: params as unknown[], rowMode }, 'auto');
    return { rows };
  });
  return Object.assign(db, { connection });
}

export interface Reader {
  /** A read-only unit of work. */
  read<T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T>;
}

/** Reads of one call in one transaction. */
export interface SharedReader extends Reader {
  /** Ends the transaction. A later read begins another one. */
  end(): void;
}

/** Most times that a unit of work is executed. */
const MOST_ATTEMPTS = 3;

/** Repeats a unit of work that the database aborted in favour of another one; nothing of it was stored. */
async function repeated<T>(execute: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await execute();
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isAborted(error)) throw error;
    }
  }
}

export interface Database extends Reader {
  readonly engine: Engine;
  /** A unit of work that may write. It may be executed again, after the database aborted it: `work` must not change anything else. */
  write<T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T>;
  /** Occupies a connection from its first read until its end. Call `end` before a write, and before waiting for anything else. */
  shareReads(): SharedReader;
}

export function scopedDatabase(engine: Engine): Database {
  return {
    engine,
    read: (scope, work) => engine.transaction(readSetup(scope), (connection) => work(dbOn(connection)), 'read'),
    write: (scope, work) =>
      repeated(() => engine.transaction(writeSetup(scope), (connection) => work(dbOn(connection)), 'write')),
    shareReads: () => {
      const shared = new SharedReads<Scope>(engine, readSetup, settingsOf);
      return {
        read: (scope, work) => shared.read(scope, (connection) => work(dbOn(connection))),
        end: () => shared.end(),
      };
    },
  };
}
