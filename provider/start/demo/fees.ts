// Fees of the demo: a structure for every class and stream of the past and the running session.
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { byHead } from '../../../common/feeHeads.ts';
import { present } from '../../../common/present.ts';
import { classes, feeStructures, feeTerms, sections, sessions } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { DemoDays } from './days.ts';

/** Rupees of the first class; each later class costs more by a step. */
const TUITION = 9_000;
const STEP = 900;
const OF_A_STREAM = { SCIENCE: 3_000, COMMERCE: 1_500, ARTS: 0 } as const;
/** Due on the tenth of these months, the later ones in the following year; the share of the total in percent. */
const DUE = [
  { month: '04', later: 0, share: 40 },
  { month: '07', later: 0, share: 20 },
  { month: '10', later: 0, share: 20 },
  { month: '01', later: 1, share: 20 },
] as const;

const rupees = (amount: number): string => amount.toFixed(2);

function amountsOf(sequence: number, stream: keyof typeof OF_A_STREAM | null) {
  const tuitionFee = TUITION + STEP * (sequence - 1) + (stream === null ? 0 : OF_A_STREAM[stream]);
  const heads = {
    admissionFee: 1_500,
    tuitionFee,
    examFee: 600,
    computerFee: sequence > 6 ? 800 : 0,
    developmentFee: 700,
    otherFee: 250.5,
  };
  const total = Object.values(heads).reduce((sum, part) => sum + part, 0);
  return {
    totalFee: rupees(total),
    ...byHead((head) => rupees(heads[head])),
  };
}

async function streamsInOrder(db: Db, schoolId: number) {
  const rows = await db
    .selectDistinct({ classId: classes.id, sequence: classes.sequence, stream: sections.stream })
    .from(classes)
    .innerJoin(sections, and(eq(sections.schoolId, classes.schoolId), eq(sections.classId, classes.id)))
    .where(and(eq(classes.schoolId, schoolId), isNull(sections.deletedAt)));
  return rows.map((row) => ({ ...row, sequence: present(row.sequence, `the sequence of class ${row.classId}`) }));
}

export async function addFees(db: Db, schoolId: number, days: DemoDays): Promise<void> {
  const created = days.morning(`${days.year}-01-10`);
  const years = await db
    .select({ id: sessions.id, startDate: sessions.startDate })
    .from(sessions)
    .where(and(eq(sessions.schoolId, schoolId), inArray(sessions.status, ['COMPLETED', 'ACTIVE'])));
  const streams = await streamsInOrder(db, schoolId);
  const rows = years.flatMap(({ id: sessionId }) =>
    streams.map(({ classId, sequence, stream }) => ({
      ...amountsOf(sequence, stream),
      schoolId,
      sessionId,
      classId,
      stream,
      createdAt: created,
      modifiedAt: created,
    })),
  );
  const stored = await db
    .insert(feeStructures)
    .values(rows)
    .returning({ id: feeStructures.id, sessionId: feeStructures.sessionId, totalFee: feeStructures.totalFee });
  const startOf = new Map(years.map(({ id, startDate }) => [id, Number(startDate.slice(0, 4))]));
  await db.insert(feeTerms).values(
    stored.flatMap(({ id, sessionId, totalFee }) =>
      DUE.map(({ month, later, share }) => ({
        schoolId,
        structureId: id,
        dueDate: `${present(startOf.get(sessionId), 'the year of a session') + later}-${month}-10`,
        // Whole rupees; the rest has no due date.
        amount: rupees(Math.floor((Number(totalFee) * share) / 100)),
      })),
    ),
  );
}
