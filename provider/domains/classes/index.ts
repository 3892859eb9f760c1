// The interface of classes for other domains.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { classes } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { CrossRules } from '../../call/crossRules.ts';
import {
  listClassRows,
  listSectionRows,
  lockClassRows,
  type ClassRow,
  type ClassWithSections,
  type SectionRow,
} from './classes.queries.ts';

/** Locks a class of this school against changes until commit and returns it with its sections; undefined for an unknown one. */
export async function lockClass(
  db: Db,
  schoolId: number,
  classId: number,
): Promise<(ClassRow & { sections: SectionRow[] }) | undefined> {
  const [row] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.schoolId, schoolId), eq(classes.id, classId), isNull(classes.deletedAt)))
    .for('share');
  return row && { ...row, sections: await listSectionRows(db, classId) };
}

/** Locks all classes of a school against changes until commit and returns them with their sections. New classes are not blocked. */
export async function lockClasses(db: Db, schoolId: number): Promise<ClassWithSections[]> {
  await lockClassRows(db, schoolId, 'share');
  return listClassRows(db, { schoolId });
}

export const classesOfSchool: CrossRules['schoolInUse'][number] = async (db, schoolId) =>
  (await listClassRows(db, { schoolId })).length > 0 ? 'classes' : null;

/** Removes a deleted teacher from the classes of that teacher. */
export const releaseClassTeacher: CrossRules['teacherIsDeleted'][number] = async (db, { schoolId, teacherId }) => {
  await db
    .update(classes)
    .set({ teacherId: null, version: sql`${classes.version} + 1` })
    .where(and(eq(classes.schoolId, schoolId), eq(classes.teacherId, teacherId)));
};
export { listClassRows, schoolOfClass, schoolOfSection, type ClassWithSections } from './classes.queries.ts';
export { isDefaultClass } from './classes.rules.ts';
export { lacksSectionIn, needsSectionIn } from './needsSection.ts';
export { forClassesYet, lackingClass, namedClasses, taughtClasses } from './lackingClasses.ts';
export {
  chosenPlans,
  copyViews,
  fingerprintOf,
  firstFailure,
  readCopied,
  type CopyChange,
  type CopyPlan,
  type CopyTexts,
} from './classCopies.ts';
