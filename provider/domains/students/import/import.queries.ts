import { and, eq, sql } from 'drizzle-orm';
import { isInHashed } from '../../../database/bulk.ts';
import { students } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';

/** The Sr. No. of students of a school, by student code. */
export async function srNosByCode(
  db: Db,
  schoolId: number,
  codes: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({ code: students.code, srNo: students.srNo })
    .from(students)
    .where(
      and(
        eq(students.schoolId, schoolId),
        isInHashed(students.code, sql`SELECT json_array_elements_text(${JSON.stringify(codes)}::json)::integer`),
      ),
    );
  return new Map(rows.map(({ code, srNo }) => [code, srNo]));
}
