// What the operations of promotion write to the audit trail; see auditDetails.test.ts.
import { body, pick, type Row } from './auditCase';
import { anObject } from './matching';

const RAISED = { entity: 'student', versions: anObject, fields: ['enrollments'] };

export const AUDIT_OF_PROMOTION: Record<string, Row> = {
  promoteStudents: {
    says: (one) => {
      const { runId, problems: _none, ...numbers } = one.answer.data;
      return {
        entity: 'promotion',
        id: runId,
        after: { ...pick(body(one), 'sourceSessionId', 'targetSessionId', 'classIds', 'excludeFailed'), ...numbers },
        raised: RAISED,
      };
    },
  },
  undoPromotion: {
    says: (one) => ({
      entity: 'promotion',
      id: one.sample.path?.['runId'],
      before: { undone: false },
      after: { undone: true, removed: 1 },
      raised: RAISED,
    }),
  },
};
