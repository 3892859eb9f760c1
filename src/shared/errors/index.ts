export { asFailure, type FailureWords } from './failureText';
export { useLoadState } from './loadState';
export { useFailureText } from './useFailureText';
export { useFresh, useJoinsOlder } from './useFresh';
export { isRefusal, useRefusal } from './useRefusal';
