// The hidden sheet of a template: version and text of each entry when it was downloaded, so that an upload finds conflicts.
import { textOf } from '../../../documents/cellValues.ts';
import type { ReadCell } from '../../../documents/workbook.ts';

/** Name of the hidden sheet. */
export const META_NAME = '_marks';
/** The first cell of its first row, before the exam. The second row has the columns, the others a student each. */
const KIND = 'marks 1';

/** An entry when the template was downloaded; version 0 and '' for one that was never stored. */
export interface TemplateEntry {
  version: number;
  text: string;
}

export interface EntryVersions {
  examId: number;
  /** undefined for a student or column that the template did not have */
  of: (studentId: number, key: string) => TemplateEntry | undefined;
}

/** '3|45.5'; '' for an entry that was never stored. */
const cellOf = ({ version, text }: TemplateEntry): string => (version === 0 ? '' : `${version}|${text}`);

/** The rows of the hidden sheet. */
export const versionRows = (
  examId: number,
  keys: readonly string[],
  students: readonly { id: number; entries: readonly TemplateEntry[] }[],
): (string | number)[][] => [
  [KIND, examId],
  ['', ...keys],
  ...students.map(({ id, entries }) => [id, ...entries.map(cellOf)]),
];

function entryOf(text: string): TemplateEntry | undefined {
  if (text === '') return { version: 0, text: '' };
  const [, version, stored] = /^(\d{1,9})\|(.*)$/s.exec(text) ?? [];
  return version === undefined ? undefined : { version: Number(version), text: stored ?? '' };
}

/** Reads the hidden sheet; undefined for a file that was not made from a template. */
export function readVersions(meta: readonly (readonly ReadCell[])[] | undefined): EntryVersions | undefined {
  const [first = [], second = [], ...others] = meta ?? [];
  const examId = Number(textOf(first[1]));
  if (textOf(first[0]) !== KIND || !Number.isSafeInteger(examId)) return undefined;
  const indexOf = new Map(second.flatMap((cell, at) => (at > 0 ? [[textOf(cell), at] as const] : [])));
  const rowOf = new Map(others.map((cells) => [Number(textOf(cells[0])), cells]));
  return {
    examId,
    of: (studentId, key) => {
      const [cells, at] = [rowOf.get(studentId), indexOf.get(key)];
      return cells && at !== undefined ? entryOf(textOf(cells[at])) : undefined;
    },
  };
}
