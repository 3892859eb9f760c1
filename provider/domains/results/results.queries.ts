// The subjects that a class is taught in a session, as the result config and the marks limits read them.
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { classSubjects, masterSubjects } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { ClassSelection } from './classSelection.ts';

/** A class in a session, or all classes of a session. */
type TaughtScope = Omit<ClassSelection, 'classId'> & Partial<Pick<ClassSelection, 'classId'>>;

const inScope = ({ schoolId, sessionId, classId }: TaughtScope) =>
  and(
    eq(classSubjects.schoolId, schoolId),
    eq(classSubjects.sessionId, sessionId),
    classId === undefined ? undefined : eq(classSubjects.classId, classId),
  );

const SUBJECT = {
  classId: classSubjects.classId,
  id: classSubjects.subjectId,
  name: masterSubjects.name,
  theory: classSubjects.theory,
  practical: classSubjects.practical,
  viva: classSubjects.viva,
  evaluationMethod: classSubjects.evaluationMethod,
  type: classSubjects.type,
  /** null for a subject of every stream */
  stream: classSubjects.stream,
};

/** The subjects of a class, or of all classes of a session, by name; subjects evaluated by grade are last. */
export const listTaught = (db: Db, scope: TaughtScope) =>
  db
    .select(SUBJECT)
    .from(classSubjects)
    .innerJoin(
      masterSubjects,
      and(eq(masterSubjects.schoolId, classSubjects.schoolId), eq(masterSubjects.id, classSubjects.subjectId)),
    )
    .where(inScope(scope))
    .orderBy(sql`${classSubjects.evaluationMethod} = 'GRADE'`, asc(masterSubjects.nameKey));

/** Whether all of these subjects are in the list of the school. */
export const areOfSchool = async (db: Db, schoolId: number, subjectIds: readonly number[]): Promise<boolean> => {
  const ids = [...new Set(subjectIds)];
  const inList = and(eq(masterSubjects.schoolId, schoolId), inArray(masterSubjects.id, ids));
  return (await db.$count(masterSubjects, inList)) === ids.length;
};

export type TaughtRow = Awaited<ReturnType<typeof listTaught>>[number];

/** The same; the components of these subjects are locked until commit. */
export async function lockTaught(db: Db, scope: TaughtScope): Promise<TaughtRow[]> {
  await db
    .select({ id: classSubjects.subjectId })
    .from(classSubjects)
    .where(inScope(scope))
    .orderBy(classSubjects.classId, classSubjects.subjectId)
    .for('share');
  return listTaught(db, scope);
}
