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
export { missingConfigsText, resultRequirements } from './readiness/activation.ts';
export { configuredClasses } from './config/config.queries.ts';
export { readProgress, type ClassProgress } from './progress/readProgress.ts';
export { readStudentResult, type StudentResult, type StudentYear } from './year/readStudentResult.ts';
export { readYearVerdicts, type VerdictOfStudent } from './year/readYearVerdicts.ts';
export { lockResults, stampOfResults } from './year/resultsStamp.ts';
export type { NamedClass, YearVerdict } from './year/yearVerdict.ts';
