// Samples of the results' operations; see samples.ts.
import { control, sql } from '../../support/provider';
import { feePlaceOf } from './fees';
import { workbookOf } from './imports';
import { formOf, limitsWorld } from './limits';
import { marksForm, marksWorld } from './marks';
import { remarksForm } from './remarks';
import { CONFIG, demoExam, LOCKS, openPlace } from './results';
import { RULES, undeclare } from './rules';
import type { Sample } from './sample';

const RUN_KEY = 'run-of-marksheets-1';

type Maker = (schoolId: number) => Promise<Sample>;

const world = (schoolId: number) => limitsWorld('9', 'ACTIVE', schoolId);

/** Not the class of the limits, whose sample removes them. */
const marksClass = (schoolId: number) => marksWorld('10', schoolId);

/** Every field of a student's marks: those of Science, and the grades of a subject that has all components. */
async function wholeMarks(schoolId: number): Promise<Record<string, unknown>> {
  const { subjects, grades, students, ...marks } = await marksClass(schoolId);
  const graded = subjects['Rajasthan Studies'];
  await sql('UPDATE class_subjects SET practical = true, viva = true WHERE school_id = $1 AND subject_id = $2', [
    schoolId,
    graded,
  ]);
  const science = { subjectId: subjects['Science'], theoryMarks: 61.5, practicalNotAppearInExamReason: 'MEDICAL' };
  const [theoryGradeId, practicalGradeId, vivaGradeId] = [grades['A'], grades['B'], grades['C']];
  const days = { studentAttendance: 190.5, schoolAttendance: 220, schoolAttendanceVersion: 0 };
  return {
    ...marksForm({ subjects, grades, students, ...marks }),
    students: [
      {
        studentId: students[0]?.id,
        ...days,
        subjects: [
          { ...science, theoryVersion: 0 },
          { subjectId: graded, theoryGradeId, practicalGradeId, vivaGradeId, vivaVersion: 0 },
        ],
      },
      { studentId: students[1]?.id, subjects: [{ ...science, practicalVersion: 0 }] },
    ],
  };
}

/** Marks of two students; each part of the parameters is enough. */
async function marksFile(schoolId: number): Promise<Sample> {
  const { schoolId: _school, ...params } = marksForm(await marksClass(schoolId));
  const { students } = await marksClass(schoolId);
  const rows = students
    .slice(0, 2)
    .map(({ code }, index) => ({ 'Student Code': code, 'Science Theory': 45 + index, 'School Attendance': 220 }));
  return {
    body: { params: { ...params, schoolId }, paramsJson: { ...params, schoolId } },
    files: { studentFile: await workbookOf(...rows) },
  };
}

export const resultMakers: Record<string, Maker> = {
  getResultConfig: async (schoolId) => ({ path: { ...(await feePlaceOf('5', 'ACTIVE', schoolId)) } }),
  saveResultConfig: async (schoolId) => ({
    body: { ...(await openPlace('5', schoolId)), ...CONFIG, removeLimits: true, version: 0 },
  }),
  listExams: async (schoolId) => ({ path: { ...(await feePlaceOf('5', 'ACTIVE', schoolId)) } }),
  lockExam: async (schoolId) => ({
    body: {
      examId: await demoExam('ACTIVE', schoolId),
      ...LOCKS,
      lockedMaxMarks: true,
      resultDeclarationDate: '2026-08-01',
    },
  }),
  listExamProgress: async (schoolId) => ({ path: { sessionId: (await marksClass(schoolId)).place.sessionId } }),
  saveExamControls: async (schoolId) => ({
    body: {
      sessionId: (await feePlaceOf('5', 'ACTIVE', schoolId)).sessionId,
      exams: [
        {
          examId: await demoExam('ACTIVE', schoolId),
          lockedMaxMarks: true,
          lockedUploadMarks: true,
          lockedEditMarks: true,
          resultDeclarationDate: '2026-08-01',
        },
      ],
    },
  }),
  listGrades: (schoolId) => Promise.resolve({ path: { schoolId } }),
  saveGrades: async (schoolId) => {
    const rows = await sql<{ gradeId: number; name: string }>(
      'SELECT id AS "gradeId", name FROM grades WHERE school_id = $1 ORDER BY sequence',
      [schoolId],
    );
    const last = rows.pop();
    return { path: { schoolId }, body: { grades: [...rows, { name: 'Pass' }], removed: last ? [last.gradeId] : [] } };
  },
  listSubjectLimits: async (schoolId) => ({ path: { ...(await world(schoolId)).place } }),
  saveSubjectLimits: async (schoolId) => {
    const science = formOf(await world(schoolId), { examName: 'Annual', version: 0 });
    const list = [
      { ...science, subjectName: 'Science', theory: true, practical: true, viva: false, type: 'MANDATORY' },
    ];
    return { body: list as unknown as Record<string, unknown> };
  },
  listStudentMarks: async (schoolId) => ({ body: { ...marksForm(await marksClass(schoolId)), searchText: '' } }),
  saveStudentMarks: async (schoolId) => ({ body: await wholeMarks(schoolId) }),
  downloadAwardList: async (schoolId) => {
    const marks = await marksClass(schoolId);
    return { body: { ...marksForm(marks), subjectIds: [marks.subjects['Science']] } };
  },
  listStudentRemarks: async (schoolId) => ({ body: remarksForm(await marksClass(schoolId)) }),
  saveStudentRemarks: async (schoolId) => {
    const marks = await marksClass(schoolId);
    const remarks = marks.students
      .slice(0, 2)
      .map(({ id: studentId }, index) => ({ studentId, remark: `Good work ${index + 1}.`, version: 0 }));
    return { body: { ...remarksForm(marks), remarks } };
  },
  downloadResultRegister: async (schoolId) => ({
    body: { ...marksForm(await marksClass(schoolId)), format: 'PDF', paper: 'A3' },
  }),
  downloadMarksheets: async (schoolId) => {
    const marks = await marksClass(schoolId);
    const studentIds = marks.students.map(({ id }) => id);
    return { body: { ...marksForm(marks), searchText: '', studentIds, format: 'ZIP', runKey: RUN_KEY } };
  },
  getMarksheetProgress: async () => {
    const users = await sql<{ id: number }>('SELECT id FROM users');
    await control('beginRuns', { userIds: users.map(({ id }) => id), runKey: RUN_KEY });
    return { path: { runKey: RUN_KEY } };
  },
  downloadMarksTemplate: async (schoolId) => ({ body: { ...marksForm(await marksClass(schoolId)), searchText: '' } }),
  checkMarksFile: marksFile,
  annotateMarksFile: marksFile,
  uploadStudentMarks: async (schoolId) => {
    const { body, ...file } = await marksFile(schoolId);
    return { ...file, body: { ...body, conflicts: 'STORE_FILE' } };
  },
  getSchoolSetup: (schoolId) => Promise.resolve({ path: { schoolId } }),
  getSessionReadiness: async (schoolId) => ({ path: { sessionId: (await world(schoolId)).place.sessionId } }),
  getResultRules: async (schoolId) => ({ path: { sessionId: (await feePlaceOf('5', 'ACTIVE', schoolId)).sessionId } }),
  saveResultRules: async (schoolId) => {
    const { sessionId } = await feePlaceOf('5', 'ACTIVE', schoolId);
    await undeclare(sessionId);
    return { body: { sessionId, ...RULES, version: 0 } };
  },
  getYearResult: async (schoolId) => {
    const { place, students } = await marksClass(schoolId);
    return { path: { ...place, studentId: students[0]?.id ?? 0 } };
  },
  previewResultRules: async (schoolId) => ({
    body: { sessionId: (await feePlaceOf('8', 'ACTIVE', schoolId)).sessionId, ...RULES, version: 0 },
  }),
};
