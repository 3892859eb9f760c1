import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { lockInSchool } from '../../database/advisoryLocks.ts';
import { classes, sections, teachers, users } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { SchoolFinder } from '../../call/schoolFinder.ts';
import { fail } from '../../shared/fail.ts';

export type ClassRow = typeof classes.$inferSelect;
export type SectionRow = typeof sections.$inferSelect;
export type ClassWithSections = ClassRow & { teacherName: string | null; sections: SectionRow[] };

const standing = isNull(classes.deletedAt);
const standingSection = isNull(sections.deletedAt);

/** In their order, the class outside it last; sections by name. */
export async function listClassRows(
  db: Db,
  by: { schoolId: number } | { classId: number },
): Promise<ClassWithSections[]> {
  const found = await db
    .select({ row: classes, teacherName: users.fullName })
    .from(classes)
    .leftJoin(teachers, and(eq(teachers.schoolId, classes.schoolId), eq(teachers.id, classes.teacherId)))
    .leftJoin(users, eq(users.id, teachers.userId))
    .where(and('classId' in by ? eq(classes.id, by.classId) : eq(classes.schoolId, by.schoolId), standing))
    .orderBy(sql`${classes.sequence} ASC NULLS LAST`, asc(classes.id));
  const parts = await db
    .select()
    .from(sections)
    .where(
      and('classId' in by ? eq(sections.classId, by.classId) : eq(sections.schoolId, by.schoolId), standingSection),
    )
    .orderBy(asc(sections.nameKey), asc(sections.id));
  return found.map(({ row, teacherName }) => ({
    ...row,
    teacherName,
    sections: parts.filter(({ classId }) => classId === row.id),
  }));
}

/** One class with its sections; 158 for an unknown one. */
export async function getClassRow(db: Db, classId: number): Promise<ClassWithSections> {
  const [row] = await listClassRows(db, { classId });
  return row ?? fail('INVALID_CLASS');
}

/** Locks a class and its list of sections until commit; 158 for an unknown class. */
export async function lockClassRow(db: Db, id: number): Promise<ClassRow> {
  const [row] = await db
    .select()
    .from(classes)
    .where(and(eq(classes.id, id), standing))
    .for('update');
  return row ?? fail('INVALID_CLASS');
}

export const listSectionRows = (db: Db, classId: number): Promise<SectionRow[]> =>
  db
    .select()
    .from(sections)
    .where(and(eq(sections.classId, classId), standingSection));

/** Undefined for an unknown section, and for another school's. */
async function findSectionRow(db: Db, id: number): Promise<SectionRow | undefined> {
  const [row] = await db
    .select()
    .from(sections)
    .where(and(eq(sections.id, id), standingSection));
  return row;
}

/** Locks the class and then the section until commit, in the order of all class operations; 118 for an unknown section. */
export async function lockSectionRow(db: Db, id: number): Promise<SectionRow> {
  const seen = (await findSectionRow(db, id)) ?? fail('INVALID_SECTION');
  await lockClassRow(db, seen.classId);
  return (await findSectionRow(db, id)) ?? fail('INVALID_SECTION');
}

/** Locks the rows of all classes of a school until commit, always in the order of their ids, so that two callers cannot deadlock. */
export async function lockClassRows(db: Db, schoolId: number, strength: 'share' | 'update'): Promise<void> {
  await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.schoolId, schoolId), isNull(classes.deletedAt)))
    .orderBy(classes.id)
    .for(strength);
}

/** Locks the order of the classes of a school until commit, and the classes before an update locks them in another order. */
export async function lockClassOrder(db: Db, schoolId: number): Promise<void> {
  await lockInSchool(db, 'class order', schoolId);
  await lockClassRows(db, schoolId, 'update');
}

/** Numbers these classes from 1 in the given order. The caller has locked the order. */
export async function numberClasses(db: Db, schoolId: number, orderedIds: readonly number[]): Promise<void> {
  const ids = `{${orderedIds.join(',')}}`;
  const place = sql`array_position(${ids}::integer[], ${classes.id})`;
  await db
    .update(classes)
    .set({ sequence: place })
    .where(
      and(
        eq(classes.schoolId, schoolId),
        sql`${classes.id} = ANY(${ids}::integer[])`,
        sql`${classes.sequence} IS DISTINCT FROM ${place}`,
      ),
    );
}

export const schoolOfClass: SchoolFinder = {
  find: async (db, id) => {
    const [row] = await db.select({ schoolId: classes.schoolId }).from(classes).where(eq(classes.id, id));
    return row?.schoolId;
  },
  missing: 'INVALID_CLASS',
};

export const schoolOfSection: SchoolFinder = {
  find: async (db, id) => (await findSectionRow(db, id))?.schoolId,
  missing: 'INVALID_SECTION',
};
