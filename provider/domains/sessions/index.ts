// What other domains may use of sessions.
import type { CrossRules } from '../../shared/crossRules.ts';
import { listSessionRows } from './sessions.queries.ts';

export const sessionsOfSchool: CrossRules['schoolInUse'][number] = async (db, schoolId) =>
  (await listSessionRows(db, schoolId)).length > 0 ? 'academic sessions' : null;
