import { and, asc, eq, isNull } from 'drizzle-orm';
import { feeStructures, feeTerms } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { FeeSelection } from './feeSelection.ts';

export type FeeRow = typeof feeStructures.$inferSelect;
export type TermRow = typeof feeTerms.$inferSelect;

const at = ({ schoolId, sessionId, classId, stream }: FeeSelection) =>
  and(
    eq(feeStructures.schoolId, schoolId),
    eq(feeStructures.sessionId, sessionId),
    eq(feeStructures.classId, classId),
    stream === null ? isNull(feeStructures.stream) : eq(feeStructures.stream, stream),
  );

export async function findFeeRow(db: Db, selection: FeeSelection): Promise<FeeRow | undefined> {
  const [row] = await db.select().from(feeStructures).where(at(selection));
  return row;
}

/** The same, locked until commit. */
export async function lockFeeRow(db: Db, selection: FeeSelection): Promise<FeeRow | undefined> {
  const [row] = await db.select().from(feeStructures).where(at(selection)).for('update');
  return row;
}

/** All structures of a session. */
export const listFeeRows = (
  db: Db,
  { schoolId, sessionId }: Pick<FeeSelection, 'schoolId' | 'sessionId'>,
): Promise<FeeRow[]> =>
  db
    .select()
    .from(feeStructures)
    .where(and(eq(feeStructures.schoolId, schoolId), eq(feeStructures.sessionId, sessionId)));

/** By date. */
export const listTerms = (db: Db, { schoolId, id }: Pick<FeeRow, 'schoolId' | 'id'>): Promise<TermRow[]> =>
  db
    .select()
    .from(feeTerms)
    .where(and(eq(feeTerms.schoolId, schoolId), eq(feeTerms.structureId, id)))
    .orderBy(asc(feeTerms.dueDate));
