import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { oneRow } from '../../database/oneRow.ts';
import { classSubjects, masterSubjects, subjectGroupMembers, subjectGroups } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { ClassSelection } from './classSelection.ts';

export type SubjectRow = typeof classSubjects.$inferSelect & { name: string };
export type GroupRow = typeof subjectGroups.$inferSelect;
export type MasterRow = typeof masterSubjects.$inferSelect;
export type Group = GroupRow & {
  /** by name */
  subjectIds: number[];
};

/** A class in a session, or all classes of a session. */
type SubjectScope = Omit<ClassSelection, 'classId'> & Partial<Pick<ClassSelection, 'classId'>>;
type Placed = typeof classSubjects | typeof subjectGroups | typeof subjectGroupMembers;

const isAt = (table: Placed, { schoolId, sessionId, classId }: SubjectScope) =>
  and(
    eq(table.schoolId, schoolId),
    eq(table.sessionId, sessionId),
    classId === undefined ? undefined : eq(table.classId, classId),
  );

export const subjectsAt = (scope: SubjectScope) => isAt(classSubjects, scope);
export const groupsAt = (scope: SubjectScope) => isAt(subjectGroups, scope);

/** By name. */
export async function listSubjectRows(db: Db, selection: SubjectScope): Promise<SubjectRow[]> {
  const rows = await db
    .select({ row: classSubjects, name: masterSubjects.name })
    .from(classSubjects)
    .innerJoin(
      masterSubjects,
      and(eq(masterSubjects.schoolId, classSubjects.schoolId), eq(masterSubjects.id, classSubjects.subjectId)),
    )
    .where(subjectsAt(selection))
    .orderBy(asc(masterSubjects.nameKey));
  return rows.map(({ row, name }) => ({ ...row, name }));
}

/** By name, with their subjects. */
export async function listGroups(db: Db, selection: SubjectScope): Promise<Group[]> {
  const groups = await db.select().from(subjectGroups).where(groupsAt(selection)).orderBy(asc(subjectGroups.nameKey));
  const members = await db
    .select({ groupId: subjectGroupMembers.groupId, subjectId: subjectGroupMembers.subjectId })
    .from(subjectGroupMembers)
    .innerJoin(
      masterSubjects,
      and(
        eq(masterSubjects.schoolId, subjectGroupMembers.schoolId),
        eq(masterSubjects.id, subjectGroupMembers.subjectId),
      ),
    )
    .where(isAt(subjectGroupMembers, selection))
    .orderBy(asc(masterSubjects.nameKey));
  return groups.map((group) => ({
    ...group,
    subjectIds: members.filter(({ groupId }) => groupId === group.id).map(({ subjectId }) => subjectId),
  }));
}

const inUse = sql<boolean>`EXISTS (
  SELECT 1 FROM class_subjects c
  WHERE c.school_id = ${masterSubjects.schoolId} AND c.subject_id = ${masterSubjects.id})`;

/** By name, with whether a class has the subject in any session. */
export async function listMasters(db: Db, schoolId: number): Promise<(MasterRow & { inUse: boolean })[]> {
  const rows = await db
    .select({ row: masterSubjects, inUse })
    .from(masterSubjects)
    .where(eq(masterSubjects.schoolId, schoolId))
    .orderBy(asc(masterSubjects.nameKey));
  return rows.map(({ row, inUse }) => ({ ...row, inUse }));
}

/** Locks a subject of the school's list against deletion until commit; undefined for an unknown one. */
export async function lockMasterRowShared(db: Db, schoolId: number, id: number): Promise<MasterRow | undefined> {
  const [row] = await db
    .select()
    .from(masterSubjects)
    .where(and(eq(masterSubjects.schoolId, schoolId), eq(masterSubjects.id, id)))
    .for('key share');
  return row;
}

/** Locks the subject exclusively until commit. */
export async function lockMasterRow(db: Db, schoolId: number, id: number): Promise<MasterRow | undefined> {
  const [row] = await db
    .select()
    .from(masterSubjects)
    .where(and(eq(masterSubjects.schoolId, schoolId), eq(masterSubjects.id, id)))
    .for('update');
  return row;
}

/** Whether a class has the subject in any session. */
export async function isTaught(db: Db, { schoolId, id }: Pick<MasterRow, 'schoolId' | 'id'>): Promise<boolean> {
  const rows = await db
    .select({ subjectId: classSubjects.subjectId })
    .from(classSubjects)
    .where(and(eq(classSubjects.schoolId, schoolId), eq(classSubjects.subjectId, id)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Increments the version of subjects whose groups changed. Locks them in ascending order of their ids, as `lockTaught` does for a copy of
 * marks limits: an UPDATE alone locks rows in any order, so that the two could deadlock.
 */
export async function touchSubjects(
  db: Db,
  selection: ClassSelection,
  subjectIds: readonly number[],
  modifiedAt: string,
): Promise<SubjectRef[]> {
  if (subjectIds.length === 0) return [];
  const chosen = and(subjectsAt(selection), inArray(classSubjects.subjectId, [...subjectIds]));
  await db
    .select({ id: classSubjects.subjectId })
    .from(classSubjects)
    .where(chosen)
    .orderBy(classSubjects.subjectId)
    .for('no key update');
  return db
    .update(classSubjects)
    .set({ version: sql`${classSubjects.version} + 1`, modifiedAt })
    .where(chosen)
    .returning({ id: classSubjects.subjectId, version: classSubjects.version });
}

export interface SubjectRef {
  id: number;
  version: number;
}

/** Increments the version of a group whose subjects changed. */
export async function touchGroup(db: Db, { schoolId, id }: GroupRow, modifiedAt: string): Promise<number> {
  const row = await oneRow(
    db
      .update(subjectGroups)
      .set({ version: sql`${subjectGroups.version} + 1`, modifiedAt })
      .where(and(eq(subjectGroups.schoolId, schoolId), eq(subjectGroups.id, id)))
      .returning({ version: subjectGroups.version }),
  );
  return row.version;
}
