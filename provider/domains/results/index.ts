// The interface of results for other domains.
import type { SchoolFinder } from '../../call/schoolFinder.ts';
import { findExamSchool } from './exams/exams.queries.ts';

export const schoolOfExam: SchoolFinder = { find: findExamSchool, missing: 'EXAM_NOT_FOUND' };
export {
  copyExams,
  deleteResultsOfClass,
  deleteResultsOfSession,
  keepGraceWithinSubjects,
  keepSessionWithResults,
} from './config/config.crossRules.ts';
export { lockExamForMarks } from './exams/lockExamForMarks.ts';
export { copyLimits, dropLimitsOfComponents } from './limits/limits.crossRules.ts';
export { requireGraceWithinSubjects, requireResultConfigs } from './readiness/activation.ts';
