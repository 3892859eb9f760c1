// A row of the marks grid as the contract describes it, with the result of the exam.
import {
  COMPONENTS,
  DIVISION_NAMES,
  examResults,
  fromQuarters,
  type Examinee,
  type ExamResult,
  type ResultSettings,
} from '../../../../common/results/index.ts';
import type { components } from '../../../contract/generated/operations.gen.ts';
import type { ExamRow } from '../exams/exams.queries.ts';
import { examinedClass, groupBy, marksIn } from '../examined.ts';
import type { LimitsRow } from '../limits/limits.queries.ts';
import type { TaughtRow } from '../results.queries.ts';
import type { AttendanceRow, ExaminedRow, MarksRow } from './marks.queries.ts';

type View = components['schemas']['StudentMarks'];
type OfSubject = components['schemas']['SubjectMarks'];

/** Everything that the rows of an exam consist of. */
export interface MarksData {
  exam: ExamRow;
  subjects: readonly TaughtRow[];
  limits: readonly LimitsRow[];
  students: readonly ExaminedRow[];
  entries: readonly MarksRow[];
  attendance: readonly AttendanceRow[];
  takenElsewhere: readonly { studentId: number; subjectId: number }[];
}

const numberOrNull = (text: string | null | undefined): number | null => (text == null ? null : Number(text));

/** The entry of each component in the fields of the contract; without objects in between, as a class has thousands. */
function subjectView(subject: TaughtRow, entries: readonly MarksRow[], takenElsewhere: boolean): OfSubject {
  const view: Partial<OfSubject> = { subject: { subjectId: subject.id, subjectName: subject.name }, takenElsewhere };
  for (const component of COMPONENTS) {
    const row = entries.find((each) => each.component === component);
    view[`${component}Marks`] = numberOrNull(row?.marks);
    view[`${component}GradeId`] = row?.gradeId ?? null;
    view[`${component}NotAppearInExamReason`] = row?.reason ?? null;
    view[`${component}Version`] = row?.version ?? 0;
  }
  return view as OfSubject;
}

const summaryOf = ({ roundedTotal, percentage, division, rank }: ExamResult): View['summary'] => ({
  roundedTotal: fromQuarters(roundedTotal),
  percentage,
  divisionName: division ? DIVISION_NAMES[division.division] : null,
  rank: rank?.rank ?? null,
});

export const studentView = (row: ExaminedRow): View['student'] => ({
  studentId: row.id,
  studentCode: row.code,
  studentSrNo: row.srNo,
  studentName: row.name,
  fatherName: row.fatherName,
  motherName: row.motherName,
  gender: row.gender,
  ...(row.left && { left: true }),
  enrollments: [
    {
      sessionId: row.sessionId,
      classId: row.classId,
      sectionId: row.sectionId,
      rollNo: row.rollNo,
      className: row.className,
      sectionName: row.sectionName,
    },
  ],
});

/** The rows of an exam in the order of the students (ENUM-23, ENUM-24). Ranks need all students of each section. */
export function marksView(data: MarksData, settings: ResultSettings): View[] {
  const { exam, subjects, students } = data;
  const entriesOf = groupBy(data.entries, ({ studentId }) => studentId);
  const attendanceOf = groupBy(data.attendance, ({ studentId }) => studentId);
  const takenOf = groupBy(data.takenElsewhere, ({ studentId }) => studentId);
  const rows = students.map((student) => {
    const entries = groupBy(entriesOf.get(student.id) ?? [], ({ subjectId }) => subjectId);
    const taken = new Set((takenOf.get(student.id) ?? []).map(({ subjectId }) => subjectId));
    const own = subjects
      .filter(({ stream }) => stream === null || stream === student.stream)
      .map((subject) => {
        const found = entries.get(subject.id) ?? [];
        const marks = marksIn(found);
        const takenElsewhere = subject.type === 'MANDATORY' || taken.has(subject.id);
        return { subject, found, marks, takenElsewhere };
      });
    return { student, own };
  });
  const examinees = rows.map(({ student, own }): Examinee => {
    const counted = own.filter(({ takenElsewhere, marks }) => takenElsewhere || marks.length > 0);
    return {
      studentId: student.id,
      sectionId: student.sectionId,
      subjectIds: counted.map(({ subject }) => subject.id),
      marks: counted.flatMap(({ marks }) => marks),
    };
  });
  const results = examResults(examinedClass({ exams: [exam], ...data }), exam.id, examinees, settings);
  return rows.map(({ student, own }, index): View => {
    const days = (kind: AttendanceRow['kind']) => attendanceOf.get(student.id)?.find((row) => row.kind === kind);
    return {
      student: studentView(student),
      studentAttendance: numberOrNull(days('student')?.days),
      schoolAttendance: numberOrNull(days('school')?.days),
      studentAttendanceVersion: days('student')?.version ?? 0,
      schoolAttendanceVersion: days('school')?.version ?? 0,
      subjects: own.map(({ subject, found, takenElsewhere }) => subjectView(subject, found, takenElsewhere)),
      summary: summaryOf(results[index] as ExamResult),
    };
  });
}
