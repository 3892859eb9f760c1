export { contractRules, fieldProblem, type FieldFacts } from './contractRules';
export { useProblems } from './useProblems';
