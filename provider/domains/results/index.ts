// What other domains may use of results.
import type { SchoolFinder } from '../../call/schoolFinder.ts';
import { findExamSchool } from './limits.queries.ts';

export const schoolOfExam: SchoolFinder = { find: findExamSchool, missing: 'EXAM_NOT_FOUND' };
export { copyLimits, dropLimitsOfComponents } from './sessionLimits.ts';
export { holdExamForMarks } from './holdExamForMarks.ts';
export {
  copyExams,
  deleteResultsOfClass,
  deleteResultsOfSession,
  keepSessionWithResults,
  requireResultConfigs,
} from './sessionResults.ts';
export { keepGraceWithinSubjects, requireGraceWithinSubjects } from './graceSubjects.ts';
