// What the operations on results write to the audit trail; see auditDetails.test.ts.
import { body, changed, type Row } from './auditCase';
import { aNumber } from './matching';
import { CONFIG, LOCKS } from './results';
import { DEFAULTS, RULES } from './rules';

interface SentMarks {
  studentId: number;
  subjects: { subjectId: number }[];
}

/** Each entry of the sample by student, subject and component, with the stored text. */
function entriesOf(students: SentMarks[]): Record<string, string> {
  const [{ studentId: first, subjects } = { studentId: 0, subjects: [] }, second] = students;
  const [science, graded] = subjects.map(({ subjectId }) => subjectId);
  return {
    [`${first}/schoolAttendance`]: '220',
    [`${first}/studentAttendance`]: '190.5',
    [`${first}/${science}/theory`]: '61.5',
    [`${first}/${science}/practical`]: 'MEDICAL',
    [`${first}/${graded}/theory`]: 'A',
    [`${first}/${graded}/practical`]: 'B',
    [`${first}/${graded}/viva`]: 'C',
    [`${second?.studentId}/${science}/theory`]: '61.5',
    [`${second?.studentId}/${science}/practical`]: 'MEDICAL',
  };
}

const LIMITS_OF_SCIENCE = { theoryMin: 0, theoryMax: 70, practicalMin: 0, practicalMax: 30, vivaMin: 0, vivaMax: 0 };

export const AUDIT_OF_RESULTS: Record<string, Row> = {
  saveResultConfig: {
    says: (one) => ({
      entity: `result config of session ${String(body(one)['sessionId'])}`,
      id: body(one)['classId'],
      after: CONFIG,
      changed: { version: 1, fields: expect.arrayContaining(Object.keys(CONFIG)) as string[] },
    }),
  },
  applyResultConfig: {
    says: (one) => ({
      entity: `result config of session ${String(body(one)['sessionId'])}`,
      id: (body(one)['classes'] as { classId: number }[])[0]?.classId,
      after: { ...CONFIG, copiedFrom: body(one)['classId'] },
      changed: { version: 1, fields: expect.arrayContaining(Object.keys(CONFIG)) as string[] },
    }),
  },
  applySubjectLimits: {
    says: (one) => ({
      entity: 'marks config',
      id: `${String(body(one)['sessionId'])}/${(body(one)['classes'] as { classId: number }[])[0]?.classId}`,
      before: {},
      after: { 'Science in Annual': LIMITS_OF_SCIENCE, copiedFrom: body(one)['classId'] },
    }),
  },
  saveResultRules: {
    says: (one) => ({
      entity: 'result rules',
      id: body(one)['sessionId'],
      before: DEFAULTS,
      after: RULES,
      changed: {
        version: 1,
        fields: Object.keys(RULES).filter((name) => name !== 'firstPercent' && name !== 'distinctionPercent'),
      },
    }),
  },
  lockExam: {
    says: (one) => ({
      entity: 'exam',
      id: body(one)['examId'],
      before: LOCKS,
      after: { ...LOCKS, lockedMaxMarks: true, resultDeclarationDate: '2026-08-01' },
      changed: changed('lockedMaxMarks', 'resultDeclarationDate'),
    }),
  },
  saveExamControls: {
    says: (one) => ({
      entity: 'exam',
      id: (body(one)['exams'] as { examId: number }[])[0]?.examId,
      before: LOCKS,
      after: {
        lockedMaxMarks: true,
        lockedUploadMarks: true,
        lockedEditMarks: true,
        resultDeclarationDate: '2026-08-01',
      },
      changed: changed('lockedEditMarks', 'lockedMaxMarks', 'lockedUploadMarks', 'resultDeclarationDate'),
    }),
  },
  saveGrades: {
    says: (one) => ({
      entity: 'grades',
      id: one.sample.path?.['schoolId'],
      before: { grades: ['A', 'B', 'C', 'D', 'E'] },
      after: { grades: ['A', 'B', 'C', 'D', 'Pass'] },
    }),
  },
  saveSubjectLimits: {
    says: () => ({
      entity: 'marks config',
      id: expect.stringMatching(/^\d+\/\d+$/) as string,
      before: {},
      after: { 'Science in Annual': LIMITS_OF_SCIENCE },
    }),
  },
  downloadAwardList: {
    says: (one) => ({
      entity: 'award list of exam',
      id: body(one)['examId'],
      after: { ...body(one), rows: aNumber },
    }),
  },
  downloadResultRegister: {
    says: (one) => ({
      entity: 'result register of exam',
      id: body(one)['examId'],
      after: { ...body(one), rows: aNumber },
    }),
  },
  saveStudentRemarks: {
    says: (one) => {
      const sent = body(one)['remarks'] as { studentId: number; remark: string }[];
      const after = Object.fromEntries(sent.map(({ studentId, remark }) => [studentId, remark]));
      const before = Object.fromEntries(sent.map(({ studentId }) => [studentId, null]));
      return { entity: 'remarks of session', id: body(one)['sessionId'], before, after };
    },
  },
  downloadMarksheets: {
    says: (one) => {
      const { runKey: _runKey, searchText, ...filter } = body(one);
      const after = { ...filter, searched: Boolean(searchText), rows: aNumber };
      return { entity: 'marksheets of exam', id: filter['examId'], after };
    },
  },
  saveStudentMarks: {
    says: (one) => {
      const after = entriesOf(body(one)['students'] as SentMarks[]);
      const before = Object.fromEntries(Object.keys(after).map((key) => [key, null]));
      return { entity: 'marks of exam', id: body(one)['examId'], before, after };
    },
  },
  downloadMarksTemplate: {
    says: (one) => {
      const { searchText, ...filter } = body(one);
      const after = { ...filter, searched: Boolean(searchText), rows: aNumber };
      return { entity: 'marks file of exam', id: filter['examId'], after };
    },
  },
  uploadStudentMarks: {
    says: (one) => {
      const { examId } = body(one)['params'] as { examId: number };
      return {
        entity: 'marks of exam',
        id: examId,
        before: expect.any(Object) as object,
        after: expect.objectContaining({ file: expect.any(String) as string, rows: 2 }) as object,
      };
    },
  },
};
