// What the operations on results write to the audit trail; see auditDetails.test.ts.
import type { Row } from './auditCase';

export const AUDIT_OF_RESULTS: Record<string, Row> = {
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
