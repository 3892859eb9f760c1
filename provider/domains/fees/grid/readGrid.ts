import { asc, and, eq } from 'drizzle-orm';
import type { components } from '../../../contract/generated/operations.gen.ts';
import { feeStructures, feeTerms } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { isDefaultClass, listClassRows } from '../../classes/index.ts';
import { listFeeRows, type TermRow } from '../fees.queries.ts';
import { streamsOf } from '../fees.rules.ts';
import { feeView } from '../fees.view.ts';

type Row = components['schemas']['FeeGridRow'];

interface SessionRef {
  schoolId: number;
  sessionId: number;
}

async function listTermsOf(db: Db, { schoolId, sessionId }: SessionRef): Promise<Map<number, TermRow[]>> {
  const rows = await db
    .select({ term: feeTerms })
    .from(feeTerms)
    .innerJoin(
      feeStructures,
      and(eq(feeStructures.schoolId, feeTerms.schoolId), eq(feeStructures.id, feeTerms.structureId)),
    )
    .where(and(eq(feeStructures.schoolId, schoolId), eq(feeStructures.sessionId, sessionId)))
    .orderBy(asc(feeTerms.structureId), asc(feeTerms.dueDate));
  const byStructure = new Map<number, TermRow[]>();
  for (const { term } of rows) byStructure.set(term.structureId, [...(byStructure.get(term.structureId) ?? []), term]);
  return byStructure;
}

/** Every class and stream that needs a structure in the session, in the order of the classes, with its stored structure. */
export async function readGrid(db: Db, ref: SessionRef): Promise<Row[]> {
  const classes = await listClassRows(db, { schoolId: ref.schoolId });
  const stored = await listFeeRows(db, ref);
  const terms = await listTermsOf(db, ref);
  return classes
    .filter(({ name, disabled }) => !disabled && !isDefaultClass(name))
    .flatMap((one) =>
      streamsOf(one).map((stream): Row => {
        const row = stored.find(({ classId, stream: of }) => classId === one.id && of === stream);
        const structure = row ? feeView(row, terms.get(row.id) ?? []) : null;
        return { classId: one.id, className: one.name, stream, structure };
      }),
    );
}
