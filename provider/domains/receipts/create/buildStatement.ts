import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/scope.ts';
import type { FeeFacts } from '../../fees/index.ts';
import type { StudentRow } from '../../students/index.ts';
import { statementOf, type ReceiptStatement, type StatementFacts } from '../receipts.statement.ts';

interface NewReceipt extends Omit<StatementFacts, 'student' | 'className' | 'sectionName' | 'cashier'> {
  student: StudentRow;
  /** the id of the user */
  createdBy: number;
}

type Names = Pick<StatementFacts, 'className' | 'sectionName' | 'cashier'>;

/** Reads the names in one query. The cashier is null for a platform user, who belongs to no school. */
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

/** Builds the statement of a new receipt. The caller has locked the student row, so that the figures are valid until commit. */
export async function buildStatement(db: Db, { createdBy, ...receipt }: NewReceipt): Promise<ReceiptStatement> {
  const { student, facts } = receipt;
  return statementOf({ ...receipt, ...(await namesOf(db, student.schoolId, facts, createdBy)) });
}
