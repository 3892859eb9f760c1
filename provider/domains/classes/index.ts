// What other domains may use of classes.
import { and, eq, sql } from 'drizzle-orm';
import { classes } from '../../database/schema/index.ts';
import type { CrossRules } from '../../shared/crossRules.ts';
import { listClassRows } from './classes.queries.ts';

export const classesOfSchool: CrossRules['schoolInUse'][number] = async (db, schoolId) =>
  (await listClassRows(db, { schoolId })).length > 0 ? 'classes' : null;

/** Classes of a teacher who is deleted have no class teacher until they are given one. */
export const releaseClassTeacher: CrossRules['teacherIsDeleted'][number] = async (db, { schoolId, teacherId }) => {
  await db
    .update(classes)
    .set({ teacherId: null, version: sql`${classes.version} + 1` })
    .where(and(eq(classes.schoolId, schoolId), eq(classes.teacherId, teacherId)));
};
