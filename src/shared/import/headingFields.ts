import { useRef } from 'react';
import { confirmedFields, NO_HEADINGS, openHeadings, type Column, type HeadingFields } from './mapping';

interface Part {
  readonly file: File;
  /** undefined: the one the provider chooses */
  readonly sheet?: string | undefined;
}

interface SheetChoices {
  readonly fields: HeadingFields;
  /** the headings without a column that the provider asked about */
  readonly asked: ReadonlySet<string>;
}

interface FileChoices {
  /** the one that was read last */
  readonly sheet: string | undefined;
  readonly sheets: ReadonlyMap<string, SheetChoices>;
}

const NO_CHOICES: SheetChoices = { fields: NO_HEADINGS, asked: new Set() };
const NO_SHEETS: FileChoices = { sheet: undefined, sheets: new Map() };

/** The choices for a corrected copy: its cells may say something else in a column that was asked about and not read. */
const ofCopy = ({ fields, asked }: SheetChoices): SheetChoices => ({
  fields: new Map([...fields].filter(([heading, field]) => field !== null || !asked.has(heading))),
  asked: new Set(),
});

/**
 * The choices of the user, by file name and sheet: they are for one sheet of a file and of its corrected copy, which has the same name.
 * In another sheet or file, a column with the same heading may be something else.
 */
export function useHeadingFields() {
  const files = useRef<ReadonlyMap<string, FileChoices>>(new Map());
  const name = useRef('');
  const file = () => files.current.get(name.current) ?? NO_SHEETS;
  const change = (next: FileChoices) => {
    files.current = new Map([...files.current, [name.current, next]]);
  };
  const choicesOf = (sheet: string | undefined) => file().sheets.get(sheet ?? '') ?? NO_CHOICES;
  const setChoices = (choices: SheetChoices) => {
    const { sheet, sheets } = file();
    change({ sheet, sheets: new Map([...sheets, [sheet ?? '', choices]]) });
  };
  return {
    fields: (): HeadingFields => choicesOf(file().sheet).fields,
    setFields: (fields: HeadingFields) => setChoices({ ...choicesOf(file().sheet), fields }),
    /** Begins a check. `before`: the file of the previous one. A copy is expected to be read at the same sheet. */
    beginPart: (next: Part, before: File | undefined) => {
      name.current = next.file.name;
      const { sheet, sheets } = file();
      const copied = () => new Map([...sheets].map(([one, choices]) => [one, ofCopy(choices)]));
      change({ sheet: next.sheet ?? sheet, sheets: next.file === before ? sheets : copied() });
    },
    /** @returns whether a file was read at another sheet than expected, for which other choices count */
    isOtherSheet: (read: string): boolean => {
      const { sheet, sheets } = file();
      change({ sheet: read, sheets });
      const isOther = sheet !== undefined && sheet !== read;
      return isOther && choicesOf(sheet).fields.size + choicesOf(read).fields.size > 0;
    },
    /** Ends a check: a choice for a heading that the file does not have is removed. */
    endPart: (columns: readonly Column[]) => {
      const { asked } = choicesOf(file().sheet);
      setChoices({ fields: confirmedFields(columns), asked: new Set([...asked, ...openHeadings(columns)]) });
    },
  };
}
