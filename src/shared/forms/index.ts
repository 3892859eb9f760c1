export { contractRules, fieldProblem, type FieldFacts } from './contractRules';
export { useProblems } from './useProblems';
export { useRecordForm, type RecordForm, type RecordFormOptions } from './useRecordForm';
