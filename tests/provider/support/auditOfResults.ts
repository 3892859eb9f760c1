// What the operations on results write to the audit trail; see auditDetails.test.ts.
import { body, changed, type Row } from './auditCase';
import { CONFIG, LOCKS } from './results';

export const AUDIT_OF_RESULTS: Record<string, Row> = {
  saveResultConfig: {
    says: (one) => ({
      entity: `result config of session ${String(body(one)['sessionId'])}`,
      id: body(one)['classId'],
      after: CONFIG,
      changed: { version: 1, fields: expect.arrayContaining(Object.keys(CONFIG)) as string[] },
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
      after: {
        'Science in Annual': {
          theoryMin: 0,
          theoryMax: 70,
          practicalMin: 0,
          practicalMax: 30,
          vivaMin: 0,
          vivaMax: 0,
        },
      },
    }),
  },
};
