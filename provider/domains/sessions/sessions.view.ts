import type { components } from '../../contract/generated/operations.gen.ts';
import type { SessionRow } from './sessions.queries.ts';

/** The display name is the name (SESSION-57). */
export const sessionView = (row: SessionRow): components['schemas']['Session'] => ({
  sessionId: row.id,
  sessionName: row.name,
  sessionDisplayName: row.name,
  startDate: row.startDate,
  endDate: row.endDate,
  status: row.status,
  disabled: row.disabled,
  schoolId: row.schoolId,
  sourceSessionId: row.sourceSessionId,
  createSubjectsConfig: row.createSubjectsConfig,
  createExamConfig: row.createExamConfig,
  createMarksConfig: row.createMarksConfig,
  version: row.version,
});
