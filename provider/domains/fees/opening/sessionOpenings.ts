// The opening balance rules of sessions that span domains.
import { and, eq } from 'drizzle-orm';
import type { CrossRules } from '../../../call/crossRules.ts';
import { openingBalances, openingImports } from '../../../database/schema/index.ts';
import { failField } from '../../../shared/fail.ts';

/** A session with entries cannot be deleted. */
export const openingsOfSession: CrossRules['sessionInUse'][number] = async (db, { schoolId, sessionId }) => {
  const [row] = await db
    .select({ id: openingBalances.studentId })
    .from(openingBalances)
    .where(and(eq(openingBalances.schoolId, schoolId), eq(openingBalances.sessionId, sessionId)))
    .limit(1);
  return row ? 'opening balances' : null;
};

/** 109 for a session with imported workbooks, reversed ones included: they stay in its school. */
export const keepSessionWithOpenings: CrossRules['sessionChangesSchool'][number] = async (
  db,
  { schoolId, sessionId },
) => {
  const [row] = await db
    .select({ id: openingImports.id })
    .from(openingImports)
    .where(and(eq(openingImports.schoolId, schoolId), eq(openingImports.sessionId, sessionId)))
    .limit(1);
  if (row) failField('schoolId', 'Cannot change session school because opening balances were imported');
};

/** Deletes the workbooks of a deleted session, whose entries are already reversed. */
export const deleteOpeningsOfSession: CrossRules['sessionIsDeleted'][number] = async (db, { schoolId, sessionId }) => {
  await db
    .delete(openingBalances)
    .where(and(eq(openingBalances.schoolId, schoolId), eq(openingBalances.sessionId, sessionId)));
  await db
    .delete(openingImports)
    .where(and(eq(openingImports.schoolId, schoolId), eq(openingImports.sessionId, sessionId)));
};
