import { Alert } from 'antd';
import { useWords } from '../words';
import type { UnknownResult } from './useUnknownResults';
import { importWords } from './words';

type Words = (typeof importWords)['en'];

function nameOf(words: Words, { fileName, sheet }: UnknownResult): string {
  if (sheet === undefined) return words.fileNamed(fileName ?? '');
  return fileName === undefined ? words.sheetNamed(sheet) : words.sheetOfFileNamed(sheet, fileName);
}

/** The sheets and files that may or may not be stored, while another one is on the screen. */
export function UnknownResults({ results }: { readonly results: readonly UnknownResult[] }) {
  const words = useWords(importWords);
  return results.map((result) => {
    const text = words.unknown(nameOf(words, result), result.forOtherTarget);
    return <Alert key={text} type="warning" showIcon role="alert" title={text} />;
  });
}
