/** The entries of the students of a sheet, for results and counts. */
import { isStepped, toQuarters, type Entry, type Examinee } from '@common/results';
import type { StudentMarks } from '@/api/results';
import { cellKey, rowOfKey, type Sheet } from '@/shared/sheet';
import { studentKey, type MarksSheetData, type Paper } from './markCells';
import { entryError, readEntry, type EntryValue } from './markText';

export interface StudentReading {
  readonly examinee: Examinee;
  /** the columns in which the student has a cell */
  readonly columns: ReadonlySet<string>;
  /** the columns with an entry that can be saved */
  readonly entered: ReadonlySet<string>;
}

export type SheetReader = (sheet: Sheet<StudentMarks>) => readonly StudentReading[];

/** An entry for the results; undefined if it is empty or invalid. */
function entryOf(value: EntryValue | null | undefined): Entry | undefined {
  if (!value) return undefined;
  if (value.kind !== 'MARKS') return value;
  return isStepped(value.marks) ? { kind: 'MARKS', marks: toQuarters(value.marks) } : undefined;
}

function readStudent(
  sheet: Sheet<StudentMarks>,
  row: StudentMarks,
  { exam }: MarksSheetData,
  papers: readonly Paper[],
): StudentReading {
  const cells = papers
    .map((paper) => ({ paper, key: cellKey(studentKey(row), paper.key) }))
    .filter(({ key }) => sheet.kind(key) !== 'none')
    .map(({ paper, key }) => ({ paper, text: sheet.text(key).trim() }));
  const filled = cells.filter(({ text }) => text !== '');
  const marks = filled.flatMap(({ paper: { subject, component, entry: kind }, text }) => {
    const entry = entryOf(readEntry(text, kind));
    return entry ? [{ examId: exam.examId, subjectId: subject.subjectId, component, entry }] : [];
  });
  const withMarks = new Set(marks.map(({ subjectId }) => subjectId));
  const taken = row.subjects.filter(
    ({ takenElsewhere, subject }) => takenElsewhere || withMarks.has(subject.subjectId),
  );
  return {
    examinee: {
      studentId: row.student.studentId,
      sectionId: row.student.enrollments[0]?.sectionId ?? null,
      subjectIds: taken.map(({ subject }) => subject.subjectId),
      marks,
    },
    columns: new Set(cells.map(({ paper }) => paper.key)),
    entered: new Set(
      filled.flatMap(({ paper: { key, entry, limits }, text }) =>
        entryError(text, entry, limits, exam.kind) === undefined ? [key] : [],
      ),
    ),
  };
}

/** The edits of each row as one text, by row key. */
function editsByRow(sheet: Sheet<StudentMarks>): ReadonlyMap<string, string> {
  const byRow = new Map<string, string>();
  for (const [key, text] of Object.entries(sheet.edits())) {
    const row = rowOfKey(key);
    byRow.set(row, `${byRow.get(row) ?? ''}${key}=${text}\n`);
  }
  return byRow;
}

/** Reads a student again only after the entries changed, so that one typed entry does not cause the whole class to be read. */
export function sheetReader(data: MarksSheetData, papers: readonly Paper[]): SheetReader {
  const known = new WeakMap<StudentMarks, { readonly edits: string; readonly reading: StudentReading }>();
  return (sheet) => {
    const edits = editsByRow(sheet);
    return sheet.rows().map((row) => {
      const own = edits.get(sheet.rowKey(row)) ?? '';
      const before = known.get(row);
      if (before?.edits === own) return before.reading;
      const reading = readStudent(sheet, row, data, papers);
      known.set(row, { edits: own, reading });
      return reading;
    });
  };
}
