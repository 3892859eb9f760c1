import type { Db } from '../../database/scope.ts';
import { findStudentRow, lockStudentRow } from '../students/index.ts';

/**
 * Locks the student of a receipt, who may be deleted. A fee certificate locks the student too: it is issued before the change of the
 * receipt, or without it. Call it after the receipt is locked.
 */
export async function lockPayer(db: Db, { studentId }: { studentId: number }): Promise<void> {
  if (await findStudentRow(db, studentId)) await lockStudentRow(db, studentId);
}
