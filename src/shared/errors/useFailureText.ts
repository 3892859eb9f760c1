import { useCallback } from 'react';
import { useWords } from '../words';
import { failureText, type FailureWords, type FailureMessage } from './failureText';
import { codeWords, failureWords } from './words';

/** Returns the function for the text of a failure in the language of the screen. */
export function useFailureText(): (failure: FailureMessage, words?: FailureWords) => string {
  const general = useWords(failureWords);
  const codes = useWords(codeWords);
  return useCallback((failure, words) => failureText(failure, words, { general, codes }), [general, codes]);
}
