// Exams, subjects, students and limits of the running session, for which the demo has marks.
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import {
  classes,
  classSubjects,
  enrolments,
  examLimits,
  exams,
  grades,
  masterSubjects,
  sections,
  sessions,
  teachers,
} from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';

const inActiveSession = (schoolId: number) => and(eq(sessions.schoolId, schoolId), eq(sessions.status, 'ACTIVE'));

export const listExams = (db: Db, schoolId: number) =>
  db
    .select({
      id: exams.id,
      kind: exams.kind,
      ordinal: exams.ordinal,
      sessionId: exams.sessionId,
      classId: exams.classId,
      className: classes.name,
      teacherUserId: teachers.userId,
    })
    .from(exams)
    .innerJoin(sessions, and(eq(sessions.schoolId, exams.schoolId), eq(sessions.id, exams.sessionId)))
    .innerJoin(classes, and(eq(classes.schoolId, exams.schoolId), eq(classes.id, exams.classId)))
    .leftJoin(teachers, and(eq(teachers.schoolId, classes.schoolId), eq(teachers.id, classes.teacherId)))
    .where(inActiveSession(schoolId))
    .orderBy(asc(exams.id));

export const listSubjects = (db: Db, schoolId: number) =>
  db
    .select({
      classId: classSubjects.classId,
      id: classSubjects.subjectId,
      name: masterSubjects.name,
      theory: classSubjects.theory,
      practical: classSubjects.practical,
      viva: classSubjects.viva,
      graded: sql<boolean>`${classSubjects.evaluationMethod} = 'GRADE'`,
      optional: sql<boolean>`${classSubjects.type} = 'OPTIONAL'`,
      stream: classSubjects.stream,
    })
    .from(classSubjects)
    .innerJoin(sessions, and(eq(sessions.schoolId, classSubjects.schoolId), eq(sessions.id, classSubjects.sessionId)))
    .innerJoin(
      masterSubjects,
      and(eq(masterSubjects.schoolId, classSubjects.schoolId), eq(masterSubjects.id, classSubjects.subjectId)),
    )
    .where(inActiveSession(schoolId))
    .orderBy(asc(classSubjects.subjectId));

/** The students of each section by roll number. */
export const listStudents = (db: Db, schoolId: number) =>
  db
    .select({
      id: enrolments.studentId,
      classId: enrolments.classId,
      sectionId: sections.id,
      sectionName: sections.name,
      stream: sections.stream,
    })
    .from(enrolments)
    .innerJoin(sessions, and(eq(sessions.schoolId, enrolments.schoolId), eq(sessions.id, enrolments.sessionId)))
    .innerJoin(sections, and(eq(sections.schoolId, enrolments.schoolId), eq(sections.id, enrolments.sectionId)))
    .where(and(inActiveSession(schoolId), eq(enrolments.life, 'ACTIVE'), isNotNull(enrolments.rollNo)))
    .orderBy(asc(sections.id), asc(enrolments.rollNo));

export const listLimits = (db: Db, schoolId: number) =>
  db
    .select({
      examId: examLimits.examId,
      subjectId: examLimits.subjectId,
      theory: examLimits.theoryMax,
      practical: examLimits.practicalMax,
      viva: examLimits.vivaMax,
    })
    .from(examLimits)
    .innerJoin(sessions, and(eq(sessions.schoolId, examLimits.schoolId), eq(sessions.id, examLimits.sessionId)))
    .where(inActiveSession(schoolId));

export type DemoExam = Awaited<ReturnType<typeof listExams>>[number];
export type DemoSubject = Awaited<ReturnType<typeof listSubjects>>[number];
export type DemoStudent = Awaited<ReturnType<typeof listStudents>>[number];
export type DemoLimits = Awaited<ReturnType<typeof listLimits>>[number];

/** Best first. */
export async function listGradeIds(db: Db, schoolId: number): Promise<number[]> {
  const rows = await db
    .select({ id: grades.id })
    .from(grades)
    .where(eq(grades.schoolId, schoolId))
    .orderBy(asc(grades.sequence));
  return rows.map(({ id }) => id);
}
