import { CommandError } from '../commands/commandError.ts';
import type { Surroundings } from '../commands/surroundings.ts';
import type { CopyConnection } from '../backup/connection.ts';
import { retentionYears } from '../config.ts';
import { findSchool, findStudent, requireOwnVersion, type School, type Student } from './findStudent.ts';
import { openInstallation } from './openInstallation.ts';
import type { Wanted } from './exportStudent.ts';
import { PARTS } from './parts.ts';

/** The event of the audit trail. */
const EVENT = 'eraseStudent';

/** Runs `work` in a transaction in the scope of the school. */
async function inSchool<T>(
  surroundings: Surroundings,
  wanted: string,
  work: (connection: CopyConnection, school: School) => Promise<T>,
): Promise<T> {
  const { connection, close } = await openInstallation(surroundings);
  try {
    await connection.exec(`BEGIN; SET LOCAL app.scope = 'platform'`);
    await requireOwnVersion(connection);
    const school = await findSchool(connection, wanted);
    await connection.exec(`SET LOCAL app.scope = 'school'; SET LOCAL app.school = '${school.id}'`);
    const result = await work(connection, school);
    await connection.exec('COMMIT');
    return result;
  } finally {
    await close();
  }
}

const wasErased = (column: string) => `EXISTS (SELECT FROM audit_entries WHERE school_id = $1 AND entity = 'student'
  AND entity_id = ${column}::text AND event = '${EVENT}')`;

const isOver = (deletedAt: string, years: number): boolean => {
  const end = new Date(deletedAt);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  return end.getTime() <= Date.now();
};

async function requireErasable(connection: CopyConnection, student: Student, years: number): Promise<void> {
  if (student.life !== 'DELETED')
    throw new CommandError(`Student ${student.code} is not deleted. Delete the student in the portal first.`);
  const { rows } = await connection.query({
    text: `SELECT ${wasErased('$2')} AS erased`,
    params: [student.schoolId, student.id],
  });
  if ((rows[0] as { erased: boolean }).erased) throw new CommandError(`Student ${student.code} was erased before.`);
  if (!isOver(student.modifiedAt, years))
    throw new CommandError(
      `Student ${student.code} was deleted on ${student.modifiedAt.slice(0, 10)}. The data are kept for ${years} years (PORTAL_RETENTION_YEARS).`,
    );
}

/** A stored response may name the student. Those of the last day stay, because their requests may be repeated. */
async function dropStoredResponses(connection: CopyConnection): Promise<void> {
  await connection.exec(`SET LOCAL app.scope = 'upkeep';
    DELETE FROM idempotency_keys WHERE created_at < now() - interval '1 day'`);
}

/** Removes what leads to the person from every table, all or nothing. Throws before the end of the retention. */
export async function eraseStudent(
  { school: wanted, student: code }: Wanted,
  surroundings: Surroundings,
): Promise<void> {
  const years = retentionYears(surroundings.env);
  await inSchool(surroundings, wanted, async (connection, school) => {
    const student = await findStudent(connection, school, code);
    const params = [student.schoolId, student.id];
    await connection.query({ text: 'SELECT FROM students WHERE school_id = $1 AND id = $2 FOR UPDATE', params });
    await requireErasable(connection, student, years);
    for (const { erase } of PARTS)
      for (const text of erase) await connection.query({ text, params: params.slice(0, text.includes('$2') ? 2 : 1) });
    await connection.query({
      text: `INSERT INTO audit_entries (at, school_id, event, request_id, details)
        VALUES (now(), $1, '${EVENT}', 'erase-student', jsonb_build_object('entity', 'student', 'id', $2::integer))`,
      params,
    });
    await dropStoredResponses(connection);
    surroundings.onCommit();
  });
}

export interface ErasableStudent {
  code: number;
  name: string;
  /** yyyy-MM-dd */
  deletedOn: string;
}

/** The deleted students of a school whose retention is over and who were not erased. */
export const listErasable = (school: string, surroundings: Surroundings): Promise<ErasableStudent[]> => {
  const years = retentionYears(surroundings.env);
  return inSchool(surroundings, school, async (connection, { id }) => {
    const { rows } = await connection.query({
      text: `SELECT code, name, modified_at AS "deletedOn" FROM students
        WHERE school_id = $1 AND life = 'DELETED' AND NOT ${wasErased('students.id')} ORDER BY code`,
      params: [id],
    });
    return (rows as ErasableStudent[])
      .filter(({ deletedOn }) => isOver(deletedOn, years))
      .map((student) => ({ ...student, deletedOn: student.deletedOn.slice(0, 10) }));
  });
};
