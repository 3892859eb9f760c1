import { useCallback } from 'react';
import { useWords } from '../words';
import { failureText, type FailureWords, type Said } from './failureText';
import { codeWords, failureWords } from './words';

/** How a screen reads the text of a failure: in its own language. */
export function useFailureText(): (failure: Said, words?: FailureWords) => string {
  const general = useWords(failureWords);
  const codes = useWords(codeWords);
  return useCallback((failure, words) => failureText(failure, words, { general, codes }), [general, codes]);
}
