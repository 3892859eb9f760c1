export { asFailure, failureText, GENERIC_FAILURE, type FailureWords } from './failureText';
export { loadStateOf } from './loadState';
export { useFresh } from './useFresh';
