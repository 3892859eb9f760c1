// Every statement runs in a unit of work: a transaction that sets its role and its scope before the first query.
import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import type { Connection, Engine } from './engine.ts';

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

const setupOf = (scope: Scope, readOnly: boolean): string =>
  [
    // All statements of a read see the same snapshot.
    ...(readOnly ? ['SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY'] : []),
    'SET LOCAL ROLE portal_app',
    `SET LOCAL app.scope = '${scope.kind}'`,
    `SET LOCAL app.school = '${scope.kind === 'school' ? Math.trunc(scope.schoolId) : ''}'`,
    `SET LOCAL app.user_id = '${scope.userId === undefined ? '' : Math.trunc(scope.userId)}'`,
  ].join('; ');

function dbOn(connection: Connection): Db {
  const db = drizzle(async (text, params, method) => {
    const rowMode = method === 'all' ? 'array' : 'object';
    const { rows } = await connection.query({ text, params: params as unknown[], rowMode });
    return { rows };
  });
  return Object.assign(db, { connection });
}

export interface Database {
  readonly engine: Engine;
  read<T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T>;
  write<T>(scope: Scope, work: (db: Db) => Promise<T>): Promise<T>;
}

export function scopedDatabase(engine: Engine): Database {
  return {
    engine,
    read: (scope, work) => engine.transaction(setupOf(scope, true), (connection) => work(dbOn(connection))),
    write: (scope, work) => engine.transaction(setupOf(scope, false), (connection) => work(dbOn(connection))),
  };
}
