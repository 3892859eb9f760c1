export { asFailure, type FailureWords } from './failureText';
export { useLoadState } from './loadState';
export { useFailureText } from './useFailureText';
export { useFresh, useOwnResponse } from './useFresh';
export { isRefusal, useRefusal } from './useRefusal';
