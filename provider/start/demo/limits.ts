// Minimum and maximum marks of the demo: for all exams of the past and the running session, except one exam of one class.
import { and, eq, inArray } from 'drizzle-orm';
import { insertRows } from '../../database/bulk.ts';
import { classes, classSubjects, examLimits, exams, sessions } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { DemoDays } from './days.ts';

/** The mid-term exam of this class has no limits in the running session. */
const UNFINISHED = '9';

type Taught = Pick<typeof classSubjects.$inferSelect, 'theory' | 'practical' | 'viva'>;

/** A practical has 30 of the 100 marks, or all of them without a theory; a viva has 20. The minimum is 0. */
function fullMarks({ theory, practical, viva }: Taught) {
  const practicalMax = practical ? (theory ? 30 : 100) : 0;
  const vivaMax = viva ? 20 : 0;
  return { theoryMax: theory ? 100 - practicalMax - vivaMax : 0, practicalMax, vivaMax };
}

const listPapers = (db: Db, schoolId: number) =>
  db
    .select({
      sessionId: exams.sessionId,
      classId: exams.classId,
      examId: exams.id,
      kind: exams.kind,
      status: sessions.status,
      className: classes.name,
      subjectId: classSubjects.subjectId,
      theory: classSubjects.theory,
      practical: classSubjects.practical,
      viva: classSubjects.viva,
    })
    .from(exams)
    .innerJoin(sessions, and(eq(sessions.schoolId, exams.schoolId), eq(sessions.id, exams.sessionId)))
    .innerJoin(classes, and(eq(classes.schoolId, exams.schoolId), eq(classes.id, exams.classId)))
    .innerJoin(
      classSubjects,
      and(
        eq(classSubjects.schoolId, exams.schoolId),
        eq(classSubjects.sessionId, exams.sessionId),
        eq(classSubjects.classId, exams.classId),
      ),
    )
    .where(
      and(
        eq(exams.schoolId, schoolId),
        eq(classSubjects.evaluationMethod, 'MARKS'),
        inArray(sessions.status, ['COMPLETED', 'ACTIVE']),
      ),
    )
    .orderBy(exams.id, classSubjects.subjectId);

export async function addLimits(db: Db, schoolId: number, days: DemoDays): Promise<void> {
  const created = days.morning(`${days.year}-04-02`);
  const rows = await listPapers(db, schoolId);
  const isUnfinished = ({ status, className, kind }: (typeof rows)[number]) =>
    status === 'ACTIVE' && className === UNFINISHED && kind === 'MID_TERM';
  await insertRows(
    db,
    examLimits,
    rows
      .filter((row) => !isUnfinished(row))
      .map((row) => {
        const { theoryMax, practicalMax, vivaMax } = fullMarks(row);
        return {
          schoolId,
          sessionId: row.sessionId,
          classId: row.classId,
          examId: row.examId,
          subjectId: row.subjectId,
          theoryMin: '0',
          theoryMax: String(theoryMax),
          practicalMin: '0',
          practicalMax: String(practicalMax),
          vivaMin: '0',
          vivaMax: String(vivaMax),
          version: 1,
          createdAt: created,
          modifiedAt: created,
        };
      }),
  );
}
