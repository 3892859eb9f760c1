// Binds an installation to another secret after the former one was lost, or known to others.
import path from 'node:path';
import type { CopyConnection } from '../backup/connection.ts';
import { requireInstallation } from '../backup/dump.ts';
import { CommandError } from '../commands/commandError.ts';
import { syncFolder, writeSynced } from '../commands/folders.ts';
import type { Surroundings } from '../commands/surroundings.ts';
import { keysOf, storageOf } from '../config.ts';
import {
  bindKey,
  countNumbers,
  endSignIns,
  keyIn,
  NUMBER_COLUMNS,
  NUMBERS,
  storedKeyOf,
} from '../database/numberKey.ts';
import { findSecret, newSecret, secretFile } from '../shared/installationSecret.ts';
import { keyIdOf } from '../shared/personalNumbers.ts';
import { openInstallation } from './openInstallation.ts';

/** The event of the audit trail. */
const EVENT = 'replaceSecret';

export interface ReplacedSecret {
  /** undefined where the secret is PORTAL_SECRET */
  file: string | undefined;
  /** whether the command has created the file */
  isNew: boolean;
  /** whether the database belonged to another secret, or to none, or had numbers of another one: all sign-ins were ended */
  isReplaced: boolean;
  /** numbers that were erased, and their students */
  numbers: number;
  students: number;
}

const OTHERS = `FROM ${NUMBERS} WHERE ${keyIn('sealed')} <> $1`;

/** Erases the numbers of other keys, and returns the number of their students; each has an entry in the audit trail. */
async function eraseOthers(connection: CopyConnection, own: string): Promise<number> {
  const { rowCount: students } = await connection.query({
    text: `INSERT INTO audit_entries (at, school_id, event, request_id, details)
      SELECT now(), school_id, '${EVENT}', 'replace-secret', jsonb_build_object('entity', 'student', 'id', student_id)
      FROM (SELECT DISTINCT school_id, student_id ${OTHERS}) of_students`,
    params: [own],
  });
  await connection.query({
    text: `UPDATE students SET version = version + 1 WHERE (school_id, id) IN (SELECT school_id, student_id ${OTHERS})`,
    params: [own],
  });
  for (const { table, column } of NUMBER_COLUMNS)
    await connection.query({
      text: `UPDATE ${table} SET ${column} = NULL, ${column}_digest = NULL, ${column}_last4 = NULL WHERE ${keyIn(column)} <> $1`,
      params: [own],
    });
  return students;
}

/** A running provider would store numbers with its own secret. The embedded database is locked by its provider. */
async function requireStopped(connection: CopyConnection): Promise<void> {
  if (connection.kind !== 'postgres') return;
  const { rows } = await connection.query({
    text: `SELECT count(*)::integer AS others FROM pg_stat_activity WHERE datname = current_database()
      AND usename = current_user AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  });
  const { others } = rows[0] as { others: number };
  if (others > 0)
    throw new CommandError(
      `The database has other connections of the same user: ${others}. Stop all providers; behind PgBouncer, close its idle connections too.`,
    );
}

async function replaceIn(connection: CopyConnection, own: string, name: string, erase: boolean) {
  // Locks the numbers against a change until commit.
  await connection.exec('LOCK TABLE public.students, public.student_parents IN SHARE ROW EXCLUSIVE MODE');
  const stored = await storedKeyOf(connection);
  const { total, own: readable } = await countNumbers(connection, own, stored);
  const numbers = total - readable;
  if (numbers > 0 && !erase)
    throw new CommandError(
      `${numbers} of ${total} Aadhaar and PAN numbers cannot be read with ${name}. Their former secret is the only way to read them. To erase these numbers and use ${name}, run \`npm run replace-secret -- --erase-numbers\`.`,
    );
  const students = numbers > 0 ? await eraseOthers(connection, own) : 0;
  const isReplaced = stored !== own || numbers > 0;
  if (stored !== own && !(await bindKey(connection, own, stored)))
    throw new CommandError('A provider uses the database. Stop all providers.');
  if (isReplaced) await endSignIns(connection);
  return { numbers, students, isReplaced };
}

/** Uses PORTAL_SECRET, or the file of the data folder, which is created where it is missing. All in one transaction. */
export async function replaceSecret(erase: boolean, surroundings: Surroundings): Promise<ReplacedSecret> {
  const { env, onCreated, onCommit } = surroundings;
  const storage = storageOf(env);
  const found = findSecret(env, storage);
  const value = found?.value ?? newSecret();
  const file = found ? found.file : secretFile(storage.dataFolder);
  const name = found ? (file ?? 'PORTAL_SECRET') : 'a new secret';
  const { connection, close } = await openInstallation(surroundings);
  try {
    await connection.exec('BEGIN');
    await requireInstallation(connection);
    await requireStopped(connection);
    await connection.exec(`SET LOCAL app.scope = 'platform'`);
    const erased = await replaceIn(connection, keyIdOf(keysOf(value).personalNumbers), name, erase);
    if (!found && file !== undefined) {
      await writeSynced(file, value);
      onCreated({ path: file, contentOnly: false });
      await syncFolder(path.dirname(file));
    }
    onCommit();
    await connection.exec('COMMIT');
    return { file, isNew: !found, ...erased };
  } finally {
    await close();
  }
}
