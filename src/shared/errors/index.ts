export { asFailure, type FailureWords } from './failureText';
export { useLoadState } from './loadState';
export { useFailureText } from './useFailureText';
export { useFresh } from './useFresh';
export { useRefusal } from './useRefusal';
