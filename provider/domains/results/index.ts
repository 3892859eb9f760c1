// What other domains may use of results.
import type { SchoolFinder } from '../../call/schoolFinder.ts';
import { findExamSchool } from './limits/limits.queries.ts';

export const schoolOfExam: SchoolFinder = { find: findExamSchool, missing: 'EXAM_NOT_FOUND' };
export { copyLimits, dropLimitsOfComponents } from './limits/limits.crossRules.ts';
export { holdExamForMarks } from './exams/lockExamForMarks.ts';
export {
  copyExams,
  deleteResultsOfClass,
  deleteResultsOfSession,
  keepSessionWithResults,
  requireResultConfigs,
} from './config/config.crossRules.ts';
export { keepGraceWithinSubjects, requireGraceWithinSubjects } from './config/graceSubjects.ts';
