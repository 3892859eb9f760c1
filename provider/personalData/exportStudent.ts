import path from 'node:path';
import { newFolder, syncFolder, writeSynced } from '../commands/folders.ts';
import type { Surroundings } from '../commands/surroundings.ts';
import { installationSecret, requireSecretOf } from '../backup/secrets.ts';
import { dataFolderOf, openSource } from '../backup/source.ts';
import type { CopyConnection } from '../backup/connection.ts';
import { keysOf, storageOf, type Keys } from '../config.ts';
import { findSchool, findStudent, requireOwnVersion } from './findStudent.ts';
import { readPhoto, readStudent, type Photo, type StudentPart } from './studentRows.ts';
import { studentWorkbook } from './studentWorkbook.ts';

/** The school by number or name, the student by code. */
export interface Wanted {
  school: string;
  student: string;
}

export interface StudentExport {
  parts: StudentPart[];
  photo: Photo | undefined;
  pausedMs: number | undefined;
}

/** All rows are from one snapshot. Platform users are not part of a school, and neither are the schools of a platform. */
const BEGIN = `BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL app.scope = 'platform'`;

async function read(connection: CopyConnection, { school, student }: Wanted, keys: Keys) {
  const found = await findStudent(connection, await findSchool(connection, school), student);
  return { parts: await readStudent(connection, found, keys), photo: await readPhoto(connection, found) };
}

async function readFrom(surroundings: Surroundings, wanted: Wanted, temporary: string): Promise<StudentExport> {
  const { env, leave } = surroundings;
  const secret = installationSecret(env);
  const source = await openSource(env, temporary, leave);
  try {
    await source.connection.exec(BEGIN);
    await requireOwnVersion(source.connection);
    await requireSecretOf(source.connection, secret, env);
    return { ...(await read(source.connection, wanted, keysOf(secret.value))), pausedMs: source.pausedMs };
  } finally {
    await source.close();
  }
}

/** Writes the data of one student into a new folder: student.json with every value, student.xlsx to read, and the photograph. */
export async function exportStudent(
  folder: string,
  wanted: Wanted,
  surroundings: Surroundings,
): Promise<StudentExport> {
  // A folder without an installation has no secret either, so the message is that of the folder.
  if (storageOf(surroundings.env).databaseUrl === undefined) await dataFolderOf(surroundings.env);
  await newFolder(folder, `${folder} is not empty. The data are written into a new folder.`, surroundings.onCreated);
  const temporary = path.join(folder, 'database.copy');
  const found = await readFrom(surroundings, wanted, temporary);
  const { parts, photo } = found;
  const content = Object.fromEntries(parts.map(({ table, records }) => [table, records]));
  await writeSynced(path.join(folder, 'student.json'), `${JSON.stringify(content, null, 2)}\n`);
  await writeSynced(path.join(folder, 'student.xlsx'), await studentWorkbook(parts));
  if (photo) await writeSynced(path.join(folder, `photo.${photo.contentType.replace(/^image\//, '')}`), photo.bytes);
  await syncFolder(folder);
  return found;
}
