import type { components } from '../../contract/generated/operations.gen.ts';
import type { grades } from '../../database/schema/index.ts';
import type { ConfigRow } from './config/config.queries.ts';
import { valuesOf } from './config/config.rules.ts';
import type { CountedExam, ExamRow } from './exams/exams.queries.ts';

/** ENUM-19. */
export const configView = (row: ConfigRow): components['schemas']['ResultConfig'] => ({
  sessionId: row.sessionId,
  classId: row.classId,
  ...valuesOf(row),
  version: row.version,
});

/** ENUM-20. */
export const examView = (row: CountedExam): components['schemas']['Exam'] => ({
  examId: row.id,
  examName: row.name,
  lockedEditMarks: row.lockedEditMarks,
  lockedMaxMarks: row.lockedMaxMarks,
  lockedUploadMarks: row.lockedUploadMarks,
  resultDeclarationDate: row.resultDeclarationDate,
  kind: row.kind,
  ordinal: row.ordinal,
  subjectsWithLimits: row.limits,
  version: row.version,
});

export const examControlsView = (row: ExamRow): components['schemas']['ExamControls'] => ({
  examId: row.id,
  lockedMaxMarks: row.lockedMaxMarks,
  lockedUploadMarks: row.lockedUploadMarks,
  lockedEditMarks: row.lockedEditMarks,
  resultDeclarationDate: row.resultDeclarationDate,
  version: row.version,
});

/** ENUM-22. */
export const gradeView = ({ id, name, version }: typeof grades.$inferSelect): components['schemas']['Grade'] => ({
  gradeId: id,
  name,
  version,
});
