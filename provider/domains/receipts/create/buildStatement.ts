import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/scope.ts';
import type { FeeFacts } from '../../fees/index.ts';
import type { StudentRow } from '../../students/index.ts';
import { statementOf, type ReceiptStatement, type Stating } from '../receipts.statement.ts';

interface Creating extends Omit<Stating, 'student' | 'className' | 'sectionName' | 'cashier'> {
  student: StudentRow;
  /** the id of the user */
  createdBy: number;
}

type Names = Pick<Stating, 'className' | 'sectionName' | 'cashier'>;

/** In one query; a user of the platform belongs to no school and has no name on a receipt. */
async function namesOf(db: Db, schoolId: number, facts: FeeFacts | undefined, createdBy: number): Promise<Names> {
  const { classId = null, sectionId = null } = facts ?? {};
  const rows = await db.execute(sql`SELECT
    (SELECT name FROM classes WHERE school_id = ${schoolId} AND id = ${classId}) AS "className",
    (SELECT name FROM sections WHERE school_id = ${schoolId} AND id = ${sectionId}) AS "sectionName",
    (SELECT coalesce(full_name, user_name) FROM users WHERE school_id = ${schoolId} AND id = ${createdBy}) AS cashier`);
  const [names] = rows as unknown as Names[];
  if (!names) throw new Error('The names of a receipt were not read.');
  return names;
}

/** The statement of a receipt that is stored next. The caller locks the student row, so that the figures hold until commit. */
export async function stateReceipt(db: Db, { createdBy, ...creating }: Creating): Promise<ReceiptStatement> {
  const { student, facts } = creating;
  return statementOf({ ...creating, ...(await namesOf(db, student.schoolId, facts, createdBy)) });
}
