// Stores the opening balances of a workbook and the discounts that they give.
import { oneRow } from '../../../database/oneRow.ts';
import { fromPaise } from '../../../../common/money.ts';
import { byHead } from '../../../../common/feeHeads.ts';
import { sql } from 'drizzle-orm';
import { asRows, insertRows } from '../../../database/bulk.ts';
import { openingBalances, openingImports } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { noteDiscounts } from '../discountChanges.ts';
import { decidedOf } from '../studentFees.rules.ts';
import { sumsOf, type ReadyEntry } from './dryRun.ts';
import type { OpeningAmounts } from './opening.rules.ts';

interface Workbook {
  schoolId: number;
  sessionId: number;
  fileName: string;
  createdBy: number;
  /** ISO 8601 in UTC */
  now: string;
}

const rupees = (paise: number): string => fromPaise(paise).toFixed(2);

const headsOf = ({ heads }: OpeningAmounts) => byHead((head) => heads && rupees(heads[head]));

/** Adds the discounts of the entries, all on the fee of the session. The caller has checked that the students have none. */
async function storeDiscounts(db: Db, workbook: Workbook, entries: readonly ReadyEntry[]) {
  const { schoolId, sessionId, now, createdBy, fileName } = workbook;
  const rows = entries
    .filter(({ amounts }) => amounts.discount > 0)
    .map(({ student, facts, amounts }) => ({
      student_id: student.id,
      discount: rupees(amounts.discount),
      applies: decidedOf(facts).admissionFeeApplicable,
    }));
  if (rows.length === 0) return;
  await db.execute(sql`
    INSERT INTO student_fees AS g (school_id, session_id, student_id, discount, discount_on_earlier, admission_fee_applicable, version,
           created_at, modified_at)
    SELECT ${schoolId}::integer, ${sessionId}::integer, n.student_id, n.discount, 0, n.applies, 1, ${now}::timestamptz, ${now}::timestamptz
      FROM ${asRows(rows, 'n', 'student_id integer, discount numeric, applies boolean')}
        ON CONFLICT (school_id, session_id, student_id)
        DO UPDATE SET discount = excluded.discount, discount_on_earlier = 0, version = g.version + 1, modified_at = excluded.modified_at`);
  await noteDiscounts(
    db,
    { schoolId, sessionId, source: 'OPENING_IMPORT', reason: fileName, changedBy: createdBy, changedAt: now },
    rows.map(({ student_id: studentId, discount }) => ({ studentId, before: rupees(0), after: discount })),
  );
}

/** Returns the id of the stored workbook. The students are locked, and their rows are checked. */
export async function storeOpening(db: Db, workbook: Workbook, entries: readonly ReadyEntry[]): Promise<number> {
  const { schoolId, sessionId, fileName, createdBy, now } = workbook;
  const sums = sumsOf(entries);
  const stored = await oneRow(
    db
      .insert(openingImports)
      .values({
        ...{ schoolId, sessionId, fileName, students: entries.length, createdBy, createdAt: now },
        paid: rupees(sums.paid),
        discount: rupees(sums.discount),
        broughtForward: rupees(sums.earlierDues),
      })
      .returning({ id: openingImports.id }),
  );
  const rows = entries.map(({ row, student, amounts }) => ({
    ...{ schoolId, sessionId, studentId: student.id, importId: stored.id, fileRow: row, createdBy, createdAt: now },
    paid: rupees(amounts.paid),
    ...headsOf(amounts),
    broughtForward: rupees(amounts.earlierDues),
    discount: rupees(amounts.discount),
    // Rows sent as JSON get no defaults of the database.
    version: 1,
  }));
  await insertRows(db, openingBalances, rows);
  await storeDiscounts(db, workbook, entries);
  return stored.id;
}
