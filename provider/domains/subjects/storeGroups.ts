import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '../../call/context.ts';
import { subjectGroupMembers } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import { noteGroup } from './subjectNotes.ts';
import type { ClassSelection } from './classSelection.ts';
import { touchGroup, type Group } from './subjects.queries.ts';

interface Change {
  unit: Work;
  selection: ClassSelection;
  now: string;
}

/** Adds a subject to groups and removes it from others; increases their versions, so that open forms of them are stale. */
export async function moveSubject(
  db: Db,
  { unit, selection, now }: Change,
  subjectId: number,
  { joined, left }: { joined: readonly Group[]; left: readonly Group[] },
): Promise<void> {
  if (left.length > 0)
    await db.delete(subjectGroupMembers).where(
      and(
        eq(subjectGroupMembers.schoolId, selection.schoolId),
        inArray(
          subjectGroupMembers.groupId,
          left.map(({ id }) => id),
        ),
        eq(subjectGroupMembers.subjectId, subjectId),
      ),
    );
  if (joined.length > 0)
    await db.insert(subjectGroupMembers).values(joined.map(({ id }) => ({ ...selection, groupId: id, subjectId })));
  for (const group of [...left, ...joined]) noteGroup(unit, group.id, await touchGroup(db, group, now));
}

/** Replaces the subjects of a group. */
export async function setMembers(
  db: Db,
  selection: ClassSelection,
  groupId: number,
  subjectIds: readonly number[],
): Promise<void> {
  await db
    .delete(subjectGroupMembers)
    .where(and(eq(subjectGroupMembers.schoolId, selection.schoolId), eq(subjectGroupMembers.groupId, groupId)));
  await db.insert(subjectGroupMembers).values(subjectIds.map((subjectId) => ({ ...selection, groupId, subjectId })));
}
