import { sql } from 'drizzle-orm';
import type { AuditNote } from '../../call/context.ts';
import type { Db } from '../../database/scope.ts';
import { instantOf, type Clock } from '../../shared/clock.ts';

/** The entities of operations that change the enrolments of many students at once. */
export const RAISED_BY = ['class', 'promotion'] as const;

/**
 * Increases the version of students whose enrolments changed, so that a form with the old ones is stale (205). The caller has locked
 * the students; the retention of deleted ones counts from their last change, which remains the deletion. Returns the new versions for the
 * audit note, whose entity is one of RAISED_BY.
 */
export async function raiseVersions(
  db: Db,
  clock: Clock,
  schoolId: number,
  studentIds: readonly number[],
): Promise<Pick<AuditNote, 'raised'>> {
  if (studentIds.length === 0) return {};
  const rows = await db.execute<{ id: number; version: number }>(sql`
    UPDATE students SET version = version + 1,
           modified_at = CASE WHEN life = 'DELETED' THEN modified_at ELSE ${instantOf(clock)}::timestamptz END
     WHERE school_id = ${schoolId}::integer AND id = ANY(${`{${studentIds.join(',')}}`}::integer[])
    RETURNING id, version`);
  const versions = Object.fromEntries(rows.map(({ id, version }) => [id, version]));
  return { raised: { entity: 'student', versions, fields: ['enrollments'] } };
}
