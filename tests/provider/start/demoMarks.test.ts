// The marks of the demo: accepted by the rules of the marks grid, with the cases that a class has.
import {
  COMPONENTS,
  DEFAULT_SETTINGS,
  toQuarters,
  yearResults,
  type Component,
  type ExamKind,
  type Mark,
  type Reason,
} from '../../../common/results';
import { call, resetProvider, sql, tokenOf } from '../../support/provider';
import { feePlaceOf } from '../support/fees';
import { listLimits } from '../support/limits';
import type { MarksRow } from '../support/marks';
import { listExams, type Exam } from '../support/results';
import { FIRST } from '../support/schools';

let token: string;
beforeAll(async () => {
  await resetProvider();
  token = await tokenOf('admin');
});

/** The exams of a class in the running session with the rows of section A. */
async function marksOfYear(className: string): Promise<{ exam: Exam; rows: MarksRow[] }[]> {
  const place = await feePlaceOf(className, 'ACTIVE');
  const [section] = await sql<{ id: number }>("SELECT id FROM sections WHERE class_id = $1 AND name = 'A'", [
    place.classId,
  ]);
  const year = [];
  for (const exam of (await listExams(token, place)).data) {
    const json = { schoolId: FIRST, ...place, sectionId: section?.id, examId: exam.examId, searchText: '' };
    year.push({ exam, rows: (await call<MarksRow[]>('POST', '/result/exams/student/marks', { token, json })).data });
  }
  return year;
}

/** The entries of a row by subject and component: marks, the id of a grade as a text, or a reason. */
const entriesOf = ({ subjects }: MarksRow) =>
  subjects.flatMap((row) =>
    COMPONENTS.flatMap((component) => {
      const of = (field: string) => row[`${component}${field}`] as number | string | null;
      const grade = of('GradeId');
      const value = of('Marks') ?? of('NotAppearInExamReason') ?? (grade === null ? null : `grade ${grade}`);
      const { subjectId, subjectName } = row.subject;
      return value === null ? [] : [{ subjectId, subjectName, component, value }];
    }),
  );

const MARKS_OF_RULES = `SELECT count(*)::integer AS n FROM student_marks m
  JOIN class_subjects c USING (school_id, session_id, class_id, subject_id)
  JOIN enrolments e USING (school_id, session_id, class_id, student_id)
  LEFT JOIN exam_limits l USING (school_id, session_id, class_id, exam_id, subject_id)
  JOIN exams x ON x.id = m.exam_id JOIN sessions s ON s.id = m.session_id JOIN sections p ON p.id = e.section_id
  CROSS JOIN LATERAL (SELECT ('{"theory":' || c.theory || ',"practical":' || c.practical || ',"viva":' || c.viva || '}')::json ->> m.component AS taught,
    CASE m.component WHEN 'theory' THEN l.theory_max WHEN 'practical' THEN l.practical_max ELSE l.viva_max END AS most) r
  WHERE s.status = 'ACTIVE' AND e.life = 'ACTIVE' AND taught = 'true' AND (c.stream IS NULL OR c.stream = p.stream)
    AND NOT (x.kind = 'ANNUAL' AND m.reason IS NOT DISTINCT FROM 'MEDICAL')
    AND CASE c.evaluation_method WHEN 'GRADE' THEN m.marks IS NULL
          ELSE m.grade_id IS NULL AND most > 0 AND (m.marks IS NULL OR (m.marks BETWEEN 0 AND most AND m.marks * 2 = trunc(m.marks * 2))) END`;

test('every entry of the demo is one that the marks grid accepts', async () => {
  const [stored] = await sql<{ n: number }>('SELECT count(*)::integer AS n FROM student_marks');
  expect(stored?.n).toBeGreaterThan(10_000);
  expect(await sql(MARKS_OF_RULES)).toEqual([stored]);
  expect(
    await sql(`SELECT a.student_id FROM exam_attendance a JOIN exam_attendance b USING (school_id, exam_id, student_id)
      WHERE a.kind = 'student' AND b.kind = 'school' AND a.days > b.days`),
  ).toEqual([]);
});

/** The results of the year of class 8 A from its rows. */
async function resultsOfYear(year: { exam: Exam; rows: MarksRow[] }[]) {
  const limits = (await listLimits(token, await feePlaceOf('8', 'ACTIVE'))).data;
  const entryOf = (value: string | number): Mark['entry'] => {
    if (typeof value === 'number') return { kind: 'MARKS', marks: toQuarters(value) };
    return value.startsWith('grade') ? { kind: 'GRADE', gradeId: 1 } : { kind: 'REASON', reason: value as Reason };
  };
  const examined = {
    exams: year.map(({ exam }) => ({ examId: exam.examId, kind: exam.kind as ExamKind })),
    subjects: limits.map(({ subjectId, type, evaluationMethod }) => ({
      subjectId,
      type: type as 'MANDATORY' | 'OPTIONAL',
      evaluationMethod: evaluationMethod as 'MARKS' | 'GRADE',
      stream: null,
    })),
    papers: limits.flatMap(({ subjectId, exams }) =>
      exams.flatMap((exam) =>
        COMPONENTS.map((component: Component) => ({
          examId: exam.examId,
          subjectId,
          component,
          min: 0,
          max: toQuarters(exam[`${component}MaxMarks`] ?? 0),
        })),
      ),
    ),
    unset: [],
  };
  const examinees = (year[0]?.rows ?? []).map(({ student: { studentId } }) => {
    const marks = year.flatMap(({ exam, rows }) =>
      rows
        .filter(({ student }) => student.studentId === studentId)
        .flatMap(entriesOf)
        .map(({ subjectId, component, value }) => ({
          examId: exam.examId,
          subjectId,
          component,
          entry: entryOf(value),
        })),
    );
    return { studentId, sectionId: 1, subjectIds: [...new Set(marks.map(({ subjectId }) => subjectId))], marks };
  });
  const grace = { maxGraceSubjectsNo: 2, maxGraceMarks: toQuarters(5) };
  return yearResults(examined, examinees, { ...DEFAULT_SETTINGS, ...grace });
}

test('class 8 has the marks of a whole year with AB, ML, grades, equal ranks, grace and a supplementary result', async () => {
  const year = await marksOfYear('8');
  expect(year.map(({ exam }) => exam.kind)).toEqual(['TERM', 'TERM', 'MID_TERM', 'ANNUAL', 'SUPPLEMENTARY']);
  const [term, , half, annual, second] = year.map(({ rows }) => rows);
  const values = (rows: MarksRow[] = []) => rows.flatMap(entriesOf).map(({ value }) => value);
  expect(values(term)).toEqual(expect.arrayContaining(['ABSENT', expect.stringMatching(/^grade/)]));
  expect(values(half)).toContain('MEDICAL');
  expect(values(annual)).not.toContain('MEDICAL');
  expect(values(second)).toEqual([52]);
  for (const row of half ?? []) {
    expect(row['schoolAttendance']).toBe(112);
    expect(row['studentAttendance']).toBeGreaterThan(80);
  }
  const ranks = (annual ?? []).flatMap(({ summary: { rank } }) => rank ?? []);
  expect(ranks.length).toBeGreaterThan(10);
  expect(new Set(ranks).size).toBeLessThan(ranks.length);
  const results = (await resultsOfYear(year)).map(({ outcome, passedBy }) => passedBy ?? outcome);
  expect(results).toEqual(expect.arrayContaining(['MARKS', 'GRACE', 'SUPPLEMENTARY']));
  expect(results.filter((each) => each === 'MARKS').length).toBeGreaterThan(results.length / 2);
  expect(results).not.toContain('INCOMPLETE');
});

test('the half-yearly exam of class 7 is half entered, and the annual exam of class 10 is empty', async () => {
  const rowsIn = async (className: string, kind: string) =>
    (await marksOfYear(className)).find(({ exam }) => exam.kind === kind)?.rows ?? [];
  const half = await rowsIn('7', 'MID_TERM');
  const entered = (name: string) =>
    half.filter((row) => entriesOf(row).some(({ subjectName }) => subjectName === name)).length;
  expect(entered('Hindi')).toBe(half.length);
  expect(entered('Science')).toBe(9);
  expect(entered('Social Science')).toBe(0);
  expect(half.filter((row) => row['schoolAttendance'] !== null)).toHaveLength(9);
  expect((await rowsIn('10', 'ANNUAL')).flatMap(entriesOf)).toEqual([]);
});
