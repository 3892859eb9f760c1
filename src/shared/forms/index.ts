export { amountProblem, amountRules } from './amountRules';
export { contractRules, fieldProblem, type FieldFacts } from './contractRules';
export { passwordProblem, passwordRules } from './passwordRules';
export { defineFields, type Fields } from './words';
export { useFields } from './useFields';
export { useFocusOnError } from './useFocusOnError';
export { useReason, useReasonDialog } from './useReason';
export { showErrors, useProblems } from './useProblems';
export { useRecordForm, type RecordForm } from './useRecordForm';
