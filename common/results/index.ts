// Results of one exam or of the year, by the settings of a school, with the steps that lead to them.
export { DEFAULT_SETTINGS, type Division, type ResultSettings } from './settings.ts';
export {
  DEFAULT_RULES,
  faultsOfRules,
  RULES_FAULT_TEXTS,
  settingsOfRules,
  type ClassGrace,
  type ResultRules,
  type RulesFault,
  type ScaleGrade,
} from './rules.ts';
export { fromQuarters, toQuarters, type Evaluation } from './marks.ts';
export {
  COMPONENTS,
  type Component,
  type Entry,
  type Exam,
  type ExaminedClass,
  type Examinee,
  type ExamKind,
  type GradeEntry,
  type Mark,
  type Paper,
  type Reason,
  type Side,
  type Subject,
} from './papers.ts';
export { isStepped, MARKS_STEP } from './step.ts';
export {
  entryError,
  entryText,
  gradeText,
  isDays,
  marksOf,
  MOST_DAYS,
  readEntry,
  REASON_TEXTS,
  REASONS,
  type EntryKind,
  type GradeName,
  type Limits,
  type TypedEntry,
} from './typedEntry.ts';
export { subjectsTaken } from './taken.ts';
export { faultOf, isOpen, rejectsReason, type CountedPaper, type EntryFault } from './entry.ts';
export { type SideEvaluation, type SubjectResult, type SubjectStatus } from './subjectResult.ts';
export { type Grace, type GraceRefusal } from './grace.ts';
export { type SecondChance, type Supplementary } from './supplementary.ts';
export { DIVISION_NAMES, DIVISIONS, type ReachedDivision } from './division.ts';
export { type Rank } from './rank.ts';
export { type Outcome } from './outcome.ts';
export { percentText, type Standing } from './standing.ts';
export { examResults, type ExamResult } from './examResult.ts';
export { yearResults, type YearResult } from './yearResult.ts';
export { explainExam, explainYear, type Step } from './explain.ts';
export { EXAM_ORDER, examsOf, goneExams, type ExamChoices, type PlannedExam } from './examsOf.ts';
export { BANDS, classFigures, toppersOf, type ClassFigures, type SubjectFigures } from './classFigures.ts';
