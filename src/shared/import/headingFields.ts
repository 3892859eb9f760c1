import { useRef } from 'react';
import { NO_HEADINGS, readFields, unreadFields, type HeadingFields } from './mapping';

interface Part {
  readonly file: File;
  /** undefined: the one the provider chooses */
  readonly sheet?: string | undefined;
}

/**
 * The choices of the user. Those not to read a column are for one sheet of a file and of its corrected copy, which has the same name:
 * elsewhere, the column may say something else. A column that the provider asked about is asked about again in the copy.
 */
export function useHeadingFields() {
  const fields = useRef<HeadingFields>(NO_HEADINGS);
  const asked = useRef<ReadonlySet<string>>(new Set());
  const unread = useRef<ReadonlyMap<string, HeadingFields>>(new Map());
  const sheet = useRef<string>(undefined);
  const unreadNow = (): HeadingFields =>
    new Map([...unreadFields(fields.current)].filter(([heading]) => !asked.current.has(heading)));
  const changeSheet = (next: string | undefined) => {
    if (sheet.current !== undefined) unread.current = new Map([...unread.current, [sheet.current, unreadNow()]]);
    sheet.current = next;
    fields.current = new Map([...readFields(fields.current), ...(unread.current.get(next ?? '') ?? NO_HEADINGS)]);
  };
  return {
    fields: () => fields.current,
    /** `questions`: the headings without a column among them */
    setFields: (next: HeadingFields, questions: readonly string[] = []) => {
      fields.current = next;
      asked.current = new Set([...asked.current, ...questions]);
    },
    beginPart: (next: Part, before: Part | undefined) => {
      if (next.file === before?.file && next.sheet === before.sheet) return;
      if (next.file.name === before?.file.name) {
        changeSheet(next.sheet ?? sheet.current);
        return;
      }
      fields.current = readFields(fields.current);
      unread.current = new Map();
      sheet.current = undefined;
    },
    /** @returns whether a copy was read at another sheet, for which other choices count */
    isOtherSheet: (read: string | undefined): boolean => {
      const isOther = sheet.current !== undefined && read !== sheet.current;
      const before = unreadFields(fields.current).size;
      if (isOther) changeSheet(read);
      sheet.current = read;
      return isOther && before + unreadFields(fields.current).size > 0;
    },
  };
}
