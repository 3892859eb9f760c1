// Marks of the demo's running session: the term exams and the half-yearly exam of every class, and of one class all exams. The
// half-yearly exam of one class is half entered; that of the class without limits has no marks.
import { insertRows } from '../../database/bulk.ts';
import { examAttendance, studentMarks } from '../../database/schema/index.ts';
import type { Db } from '../../database/scope.ts';
import type { DemoDays } from './days.ts';
import { listExams, listGradeIds, listLimits, listStudents, listSubjects, type DemoExam } from './examFacts.ts';
import { hasMarks, rowsOfExam } from './examRows.ts';

export async function addMarks(db: Db, schoolId: number, days: DemoDays): Promise<void> {
  const yearOf = new Map<number, DemoExam[]>();
  for (const exam of await listExams(db, schoolId))
    yearOf.set(exam.classId, [...(yearOf.get(exam.classId) ?? []), exam]);
  const [subjects, students, limits] = [
    await listSubjects(db, schoolId),
    await listStudents(db, schoolId),
    await listLimits(db, schoolId),
  ];
  const gradeIds = await listGradeIds(db, schoolId);
  const rows = [...yearOf].flatMap(([classId, year]) => {
    const inClass = (row: { classId: number }) => row.classId === classId;
    const facts = { subjects: subjects.filter(inClass), students: students.filter(inClass), gradeIds };
    return year.flatMap((exam, position) => {
      const own = limits.filter(({ examId }) => examId === exam.id);
      if (!hasMarks(exam) || own.length === 0) return [];
      return [rowsOfExam({ ...facts, schoolId, exam, position, limits: own }, days)];
    });
  });
  await insertRows(
    db,
    studentMarks,
    rows.flatMap(({ marks }) => marks),
  );
  await insertRows(
    db,
    examAttendance,
    rows.flatMap(({ attendance }) => attendance),
  );
}
