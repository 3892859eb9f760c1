// Samples of the results' operations; see samples.ts.
import { sql } from '../../support/provider';
import { feePlaceOf } from './fees';
import { CONFIG, demoExam, LOCKS, openPlace } from './results';
import type { Sample } from './sample';

type Maker = (schoolId: number) => Promise<Sample>;

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
  listGrades: (schoolId) => Promise.resolve({ path: { schoolId } }),
  saveGrades: async (schoolId) => {
    const rows = await sql<{ gradeId: number; name: string }>(
      'SELECT id AS "gradeId", name FROM grades WHERE school_id = $1 ORDER BY sequence',
      [schoolId],
    );
    const last = rows.pop();
    return { path: { schoolId }, body: { grades: [...rows, { name: 'Pass' }], removed: last ? [last.gradeId] : [] } };
  },
  listSubjectLimits: async (schoolId) => ({ path: { ...(await feePlaceOf('5', 'ACTIVE', schoolId)) } }),
  getSessionReadiness: async (schoolId) => ({
    path: { sessionId: (await feePlaceOf('5', 'UPCOMING', schoolId)).sessionId },
  }),
};
