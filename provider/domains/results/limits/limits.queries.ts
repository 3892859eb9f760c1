import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { EXAM_ORDER } from '../../../../common/results/index.ts';
import { asRows } from '../../../database/bulk.ts';
import { holdExam } from '../../../database/holdInSchool.ts';
import { classSubjects, examLimits, exams, masterSubjects } from '../../../database/schema/index.ts';
import type { Db } from '../../../database/scope.ts';
import { LIMIT_NAMES, type Entry, type LimitName, type Limits, type Outside } from './limits.rules.ts';

/** A class in a session of a school. */
export interface ClassPlace {
  schoolId: number;
  sessionId: number;
  classId: number;
}

export type ExamRow = typeof exams.$inferSelect;
export type LimitsRow = typeof examLimits.$inferSelect;

const subjectsOf = ({ schoolId, sessionId, classId }: ClassPlace) =>
  and(eq(classSubjects.schoolId, schoolId), eq(classSubjects.sessionId, sessionId), eq(classSubjects.classId, classId));

const SUBJECT = {
  id: classSubjects.subjectId,
  name: masterSubjects.name,
  theory: classSubjects.theory,
  practical: classSubjects.practical,
  viva: classSubjects.viva,
  evaluationMethod: classSubjects.evaluationMethod,
  type: classSubjects.type,
};

/** The subjects of a class by name, those judged by grade last. */
export const listTaught = (db: Db, place: ClassPlace) =>
  db
    .select(SUBJECT)
    .from(classSubjects)
    .innerJoin(
      masterSubjects,
      and(eq(masterSubjects.schoolId, classSubjects.schoolId), eq(masterSubjects.id, classSubjects.subjectId)),
    )
    .where(subjectsOf(place))
    .orderBy(sql`${classSubjects.evaluationMethod} = 'GRADE'`, asc(masterSubjects.nameKey));

export type TaughtRow = Awaited<ReturnType<typeof listTaught>>[number];

/** The same; what they consist of stays until the transaction ends. */
export async function holdTaught(db: Db, place: ClassPlace): Promise<TaughtRow[]> {
  await db
    .select({ id: classSubjects.subjectId })
    .from(classSubjects)
    .where(subjectsOf(place))
    .orderBy(classSubjects.subjectId)
    .for('share');
  return listTaught(db, place);
}

/** Where an exam of the school belongs; undefined for an unknown one. */
export async function findExamPlace(db: Db, schoolId: number, examId: number): Promise<ClassPlace | undefined> {
  const [row] = await db
    .select({ schoolId: exams.schoolId, sessionId: exams.sessionId, classId: exams.classId })
    .from(exams)
    .where(and(eq(exams.schoolId, schoolId), eq(exams.id, examId)));
  return row;
}

/** These of the exams of a class, held until the transaction ends: neither locked nor gone meanwhile, nor their marks changed. */
export async function lockExams(db: Db, { schoolId, sessionId, classId }: ClassPlace, ids: readonly number[]) {
  const wanted = and(
    eq(exams.schoolId, schoolId),
    eq(exams.sessionId, sessionId),
    eq(exams.classId, classId),
    inArray(exams.id, [...ids]),
  );
  const known = await db.select({ id: exams.id }).from(exams).where(wanted).orderBy(asc(exams.id));
  for (const { id } of known) await holdExam(db, id, 'alone');
  return db.select().from(exams).where(wanted).orderBy(asc(exams.id)).for('update');
}

/** Its exams in the order of a year. */
export const listExamRows = (db: Db, { schoolId, sessionId, classId }: ClassPlace): Promise<ExamRow[]> =>
  db
    .select()
    .from(exams)
    .where(and(eq(exams.schoolId, schoolId), eq(exams.sessionId, sessionId), eq(exams.classId, classId)))
    .orderBy(sql`array_position(string_to_array(${EXAM_ORDER.join(' ')}, ' '), ${exams.kind})`, asc(exams.ordinal));

/** The school of an exam, whichever it is. */
export async function findExamSchool(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db.select({ schoolId: exams.schoolId }).from(exams).where(eq(exams.id, id));
  return row?.schoolId;
}

export const listLimits = (db: Db, { schoolId, sessionId, classId }: ClassPlace): Promise<LimitsRow[]> =>
  db
    .select()
    .from(examLimits)
    .where(
      and(eq(examLimits.schoolId, schoolId), eq(examLimits.sessionId, sessionId), eq(examLimits.classId, classId)),
    );

/** The stored limits in marks. */
export const limitsOf = (row: LimitsRow): Limits =>
  Object.fromEntries(LIMIT_NAMES.map((name) => [name, Number(row[name])])) as Limits;

const columnOf = (name: LimitName): string => name.replace(/M(?=in|ax)/, '_m');
const COLUMNS = LIMIT_NAMES.map(columnOf);
const ROW_TYPE = `exam_id integer, subject_id integer, ${COLUMNS.map((column) => `${column} numeric`).join(', ')}`;

const rowsOf = (entries: readonly Entry[]) =>
  entries.map(({ examId, subjectId, limits }) => ({
    exam_id: examId,
    subject_id: subjectId,
    ...Object.fromEntries(LIMIT_NAMES.map((name) => [columnOf(name), limits[name]])),
  }));

const OUTSIDE = LIMIT_NAMES.map((name) => {
  const marks = `m.${name.slice(0, -'Min'.length)}_marks`;
  const beyond = `${marks} ${name.endsWith('Max') ? '>' : '<'} l.${columnOf(name)}`;
  return `count(*) FILTER (WHERE ${beyond})::integer AS "${name}"`;
}).join(', ');

/** How many of the marks that stand would lie outside these limits, by subject, exam and limit. */
export async function countOutside(db: Db, schoolId: number, entries: readonly Entry[]): Promise<Outside[]> {
  if (entries.length === 0) return [];
  const rows = await db.execute<{ exam_id: number; subject_id: number } & Record<LimitName, number>>(
    sql`SELECT m.exam_id, m.subject_id, ${sql.raw(OUTSIDE)}
          FROM student_marks m JOIN ${asRows(rowsOf(entries), 'l', ROW_TYPE)}
            ON m.exam_id = l.exam_id AND m.subject_id = l.subject_id
         WHERE m.school_id = ${schoolId}
         GROUP BY m.exam_id, m.subject_id`,
  );
  return rows.flatMap((row) => {
    const entry = entries.find(({ examId, subjectId }) => examId === row.exam_id && subjectId === row.subject_id);
    if (!entry) return [];
    const { examId, subjectId, limits } = entry;
    return LIMIT_NAMES.filter((name) => row[name] > 0).map((name): Outside => ({
      examId,
      subjectId,
      name,
      limit: limits[name],
      marks: row[name],
    }));
  });
}

/** Stores limits in place of those that stand. */
export async function storeLimits(
  db: Db,
  { schoolId, sessionId, classId }: ClassPlace,
  entries: readonly Entry[],
  at: string,
): Promise<void> {
  if (entries.length === 0) return;
  const columns = COLUMNS.join(', ');
  const changed = COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ');
  await db.execute(
    sql`INSERT INTO exam_limits (school_id, session_id, class_id, exam_id, subject_id, ${sql.raw(columns)},
                                 created_at, modified_at)
        SELECT ${schoolId}::integer, ${sessionId}::integer, ${classId}::integer, exam_id, subject_id, ${sql.raw(columns)},
               ${at}::timestamptz, ${at}::timestamptz
          FROM ${asRows(rowsOf(entries), 'l', ROW_TYPE)}
        ON CONFLICT (school_id, exam_id, subject_id) DO UPDATE
          SET ${sql.raw(changed)}, modified_at = excluded.modified_at, version = exam_limits.version + 1`,
  );
}
