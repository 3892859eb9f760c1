// Result config, limits, locks, rules and grades before the session is active; marks and results afterwards.
import { workbookOf } from '../workbooks.mjs';
import { chosen, selection } from './classes.mjs';

const keepAs = (key) => (w, data) => (w[key] = data);
const ofSession = (w) => ({ path: { sessionId: w.session.sessionId } });
const ofSchool = (w) => ({ path: { schoolId: w.school.schoolId } });

const CONFIG = {
  ...{ termExamNo: 0, midTerm: true, midTermExamName: 'Half Yearly', annual: true, annualExamName: 'Annual' },
  ...{ supplementary: false, internalAssessment: false, maxGraceMarks: 0, maxGraceSubjectsNo: 0 },
};
const config = [
  { id: 'saveResultConfig', request: (w) => ({ body: { ...selection(w), ...CONFIG } }) },
  { id: 'getResultConfig', request: (w) => ({ path: selection(w) }) },
  { id: 'previewConfigCopy', request: (w) => ({ path: selection(w) }), keep: keepAs('configCopies') },
  { id: 'applyResultConfig', request: (w) => ({ body: { ...selection(w), classes: chosen(w, w.configCopies) } }) },
  { id: 'listExams', request: (w) => ({ path: selection(w) }), keep: (w, list) => (w.exam = list.at(-1)) },
];

const LIMITS = {
  ...{ practicalMinMarks: 0, practicalMaxMarks: 0, vivaMinMarks: 0, vivaMaxMarks: 0 },
  theoryMinMarks: 0,
};
const limits = [
  {
    id: 'listSubjectLimits',
    request: (w) => ({ path: selection(w) }),
    keep: (w, list) => (w.limits = list),
  },
  {
    id: 'saveSubjectLimits',
    request: (w) => ({
      body: w.limits.map(({ subjectId, exams }) => ({
        subjectId,
        exams: exams.map(({ examId, version }) => ({ examId, version, theoryMaxMarks: 100, ...LIMITS })),
      })),
    }),
  },
  { id: 'previewLimitsCopy', request: (w) => ({ path: selection(w) }), keep: keepAs('limitsCopies') },
  { id: 'applySubjectLimits', request: (w) => ({ body: { ...selection(w), classes: chosen(w, w.limitsCopies) } }) },
];

const rulesForm = ({ declared: _declared, ...rules }) => rules;
const rules = [
  { id: 'getResultRules', request: ofSession, keep: keepAs('rules') },
  { id: 'previewResultRules', request: (w) => ({ body: rulesForm(w.rules) }) },
  { id: 'saveResultRules', request: (w) => ({ body: { ...rulesForm(w.rules), passPercent: 30 } }) },
  { id: 'listGrades', request: ofSchool, keep: keepAs('grades') },
  {
    id: 'saveGrades',
    request: (w) => ({ ...ofSchool(w), body: { grades: [...w.grades, { name: 'Z' }], removed: [] } }),
  },
  { id: 'getSessionReadiness', request: ofSession },
];

export const resultConfigSteps = [...config, ...limits, ...rules];

const section = (w) => ({ schoolId: w.school.schoolId, ...selection(w), sectionId: w.first.sectionId });
const marksOf = (w) => ({ ...section(w), examId: w.exam.examId });
const LOCKS = { lockedEditMarks: false, lockedMaxMarks: false, lockedUploadMarks: false };

const locks = [
  {
    id: 'listExams',
    prepares: true,
    request: (w) => ({ path: selection(w) }),
    keep: (w, list) => (w.exam = list.at(-1)),
  },
  {
    id: 'lockExam',
    request: (w) => ({
      body: { examId: w.exam.examId, ...LOCKS, resultDeclarationDate: w.today, version: w.exam.version },
    }),
    keep: keepAs('exam'),
  },
  {
    id: 'saveExamControls',
    request: (w) => ({
      body: {
        sessionId: w.session.sessionId,
        exams: [{ examId: w.exam.examId, lockedMaxMarks: true, version: w.exam.version }],
      },
    }),
  },
  { id: 'listExamProgress', request: ofSession },
];

const ofStudent = (row) => ({ studentId: row.student.studentId });
const subjectMarks = ({ subject, theoryVersion }) => ({
  subjectId: subject.subjectId,
  theoryMarks: 61.5,
  theoryVersion,
});

const marks = [
  { id: 'listStudentMarks', request: (w) => ({ body: { ...marksOf(w), searchText: '' } }), keep: keepAs('marks') },
  {
    id: 'saveStudentMarks',
    request: (w) => ({
      body: {
        ...marksOf(w),
        students: w.marks.map((row) => ({ ...ofStudent(row), subjects: row.subjects.map(subjectMarks) })),
      },
    }),
  },
  { id: 'listStudentRemarks', request: (w) => ({ body: section(w) }), keep: keepAs('remarks') },
  {
    id: 'saveStudentRemarks',
    request: (w) => ({
      body: {
        ...section(w),
        remarks: w.remarks.map((row) => ({ ...ofStudent(row), remark: 'Good work.', version: row.version })),
      },
    }),
  },
];

/** Attendance in the columns that the template of every exam has. */
async function marksFile(w) {
  const params = marksOf(w);
  const rows = w.marks.map(({ student }) => ({ 'Student Code': student.studentCode, 'School Attendance': 220 }));
  return { body: { params }, files: { studentFile: await workbookOf(rows) } };
}
const marksFiles = [
  { id: 'downloadMarksTemplate', request: (w) => ({ body: { ...marksOf(w), searchText: '' } }) },
  { id: 'checkMarksFile', request: marksFile },
  { id: 'annotateMarksFile', request: marksFile },
  { id: 'uploadStudentMarks', request: marksFile },
];

const documents = [
  { id: 'downloadAwardList', request: (w) => ({ body: { ...marksOf(w), subjectIds: [w.poetry.subjectId] } }) },
  { id: 'downloadResultRegister', request: (w) => ({ body: { ...marksOf(w), format: 'PDF', paper: 'A4' } }) },
  {
    id: 'downloadMarksheets',
    request: (w) => ({ body: { ...marksOf(w), searchText: '', format: 'ZIP', runKey: w.runKey } }),
  },
  { id: 'getMarksheetProgress', request: (w) => ({ path: { runKey: w.runKey } }) },
  {
    id: 'getYearResult',
    request: (w) => ({ path: { ...selection(w), studentId: w.marks[0].student.studentId } }),
  },
];

export const marksSteps = [...locks, ...marks, ...marksFiles, ...documents];
