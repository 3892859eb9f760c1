// Finds the student of a command, by the name or number of the school and the student code.
import { CommandError } from '../commands/commandError.ts';
import type { Connection } from '../database/engine.ts';
import { newestMigration } from '../database/migrate.ts';

export interface School {
  id: number;
  name: string;
}

export interface Student {
  schoolId: number;
  id: number;
  code: number;
  life: string;
  /** of the last change; of a deleted student the deletion */
  modifiedAt: string;
}

const MOST_SCHOOLS = 20;

/** Throws when the tables are not those of this version. */
export async function requireOwnVersion(connection: Connection): Promise<void> {
  const found = await connection.query({ text: `SELECT to_regclass('public.migrations') IS NOT NULL AS found` });
  if (!(found.rows[0] as { found: boolean }).found)
    throw new CommandError('The database contains no installation of the school portal.');
  const { rows } = await connection.query({ text: 'SELECT max(name) AS newest FROM migrations' });
  if ((rows[0] as { newest: string }).newest !== newestMigration())
    throw new CommandError('The database has the tables of another version. Start the provider of this version once.');
}

/** `text`: the number of the school, or its name in any case. */
export async function findSchool(connection: Connection, text: string): Promise<School> {
  const { rows } = await connection.query({
    text: 'SELECT id, name FROM schools WHERE deleted_at IS NULL ORDER BY id',
  });
  const schools = rows as School[];
  const key = text.trim().toLowerCase();
  const found = schools.filter(({ id, name }) => String(id) === key || name.toLowerCase() === key);
  if (found.length === 1 && found[0]) return found[0];
  const shown = schools.slice(0, MOST_SCHOOLS).map(({ id, name }) => `  ${id}  ${name}`);
  const more = schools.length > MOST_SCHOOLS ? [`  and ${schools.length - MOST_SCHOOLS} more`] : [];
  const fault = found.length === 0 ? `There is no school "${text}".` : `There are several schools "${text}".`;
  throw new CommandError([`${fault} Schools:`, ...shown, ...more].join('\n'));
}

export async function findStudent(connection: Connection, school: School, text: string): Promise<Student> {
  const code = /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : undefined;
  const { rows } = await connection.query({
    text: `SELECT school_id AS "schoolId", id, code, life, modified_at AS "modifiedAt" FROM students
      WHERE school_id = $1 AND code = $2`,
    params: [school.id, code ?? 0],
  });
  const [student] = rows as Student[];
  if (!student) throw new CommandError(`${school.name} has no student with the code ${text}.`);
  return student;
}
