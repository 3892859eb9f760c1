export { asFailure, useFailureText, type FailureWords } from './failureText';
export { useLoadState } from './loadState';
export { useFresh } from './useFresh';
