import { failField } from '../shared/fail.ts';

interface SentFile {
  content: Buffer;
  truncated: boolean;
}

/** The contract's limits of a spreadsheet field. */
interface SheetField {
  maxBytes: number;
  messages: { required: string; maxBytes: string };
}

/** The bytes of the spreadsheet in a form's field; 109 without a file, and for one that is too large. */
export function sentSheet(
  files: Readonly<Record<string, SentFile>>,
  field: string,
  { maxBytes, messages }: SheetField,
): Buffer {
  const file = files[field];
  if (!file || file.content.length === 0) return failField(field, messages.required);
  if (file.truncated || file.content.length > maxBytes) failField(field, messages.maxBytes);
  return file.content;
}
