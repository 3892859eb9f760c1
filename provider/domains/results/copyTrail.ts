import type { TrailRecords } from '../../call/changes.ts';
import { subjectTrail } from '../subjects/index.ts';
import { recordOf } from './config/storeConfig.ts';
import { noteOf } from './limits/storeChanged.ts';

interface Session {
  schoolId: number;
  sessionId: number;
}

/** The records of a class that copies of result configs and marks limits are derived from. */
export const copyTrail =
  (session: Session, exams: readonly { id: number; classId: number }[]) =>
  (classId: number): TrailRecords[] => {
    const selection = { ...session, classId };
    const { entity, id } = recordOf(selection);
    const limits = noteOf(selection);
    return [
      { entity, ids: [id] },
      { entity: limits.entity, ids: [limits.id] },
      { entity: 'exam', ids: exams.filter((exam) => exam.classId === classId).map((exam) => exam.id) },
      ...subjectTrail(selection),
    ];
  };
