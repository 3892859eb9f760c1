// What the operations on subjects write to the audit trail; see auditDetails.test.ts.
import { MASTER_SUBJECT, SUBJECT_GROUP } from '../../support/entities/subjects';
import { body, changed, pick, type Case, type Row } from './auditCase';
import { aNumber } from './matching';
import { SUBJECT } from './subjects';

const named = (one: Case, name: string): unknown => one.sample.path?.[name] ?? body(one)[name];
const entityOf = (one: Case) =>
  `subject of class ${String(named(one, 'classId'))} in session ${String(named(one, 'sessionId'))}`;

export const AUDIT_OF_SUBJECTS: Record<string, Row> = {
  saveMasterSubject: {
    says: (one) => ({
      entity: 'subject',
      id: body(one)['subjectId'],
      before: { name: 'Robotics' },
      after: { name: MASTER_SUBJECT.subjectName.sample },
      changed: changed('subjectName'),
    }),
  },
  deleteMasterSubject: {
    says: (one) => ({ entity: 'subject', id: named(one, 'subjectId'), before: { name: 'Robotics' } }),
  },
  saveClassSubject: {
    says: (one) => {
      const groupIds = body(one)['groupIds'];
      return {
        entity: entityOf(one),
        id: body(one)['subjectId'],
        before: { ...SUBJECT, type: 'OPTIONAL', groupIds },
        after: { ...SUBJECT, practical: true, groupIds },
        changed: changed('type', 'practical'),
      };
    },
  },
  applySubjects: {
    says: (one) => {
      const sessionId = String(body(one)['sessionId']);
      const [target] = body(one)['classes'] as { classId: number }[];
      const science = (type: string) => ({ changed: { Sanskrit: `${type}, marks: theory` } });
      return [
        {
          entity: `subjects of session ${sessionId}`,
          id: target?.classId,
          before: science('Mandatory'),
          after: { copiedFrom: body(one)['classId'], added: [], ...science('Optional') },
        },
        {
          entity: `subject of class ${target?.classId} in session ${sessionId}`,
          id: aNumber,
          changed: changed('type'),
        },
      ];
    },
  },
  deleteClassSubject: {
    says: (one) => ({ entity: entityOf(one), id: named(one, 'subjectId'), before: { name: 'Hindi' } }),
  },
  saveSubjectGroup: {
    says: (one) => {
      const form = pick(body(one), 'stream', 'subjectIds');
      return {
        entity: 'subject group',
        id: body(one)['groupId'],
        before: { name: 'Third Language', ...form },
        after: { name: SUBJECT_GROUP.groupName.sample, ...form, ...pick(body(one), 'sessionId', 'classId') },
        changed: changed('groupName'),
      };
    },
  },
  deleteSubjectGroup: {
    says: (one) => [
      ...[1, 2].map(() => ({ entity: entityOf(one), id: aNumber, changed: changed('groupIds') })),
      {
        entity: 'subject group',
        id: named(one, 'groupId'),
        before: { name: 'Third Language', subjectIds: [aNumber, aNumber] },
      },
    ],
  },
};
