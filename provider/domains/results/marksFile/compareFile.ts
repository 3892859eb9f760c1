// Compares a marks file with the stored entries: the changes of an upload, its conflicts and errors.
import { sha256 } from '../../../config.ts';
import type { Db } from '../../../database/scope.ts';
import { quoting, type CellProblem } from '../../../documents/table.ts';
import { fail, type MarksConflict } from '../../../shared/fail.ts';
import {
  attendanceAfter,
  keyOf,
  NONE,
  readStored,
  rulesOf,
  type EntryRules,
  type StoredOf,
} from '../marks/examEntries.ts';
import { changedEntries, conflictsOf } from '../marks/marks.conflicts.ts';
import { findInSession, type ExaminedRow } from '../marks/marks.queries.ts';
import { faultOfEntry, isAboveSchool, isSame, type EntryValue, type SentEntry } from '../marks/marks.rules.ts';
import { entryValue, sheetText } from './entryTexts.ts';
import type { EntryColumn } from './fileColumns.ts';
import { srNoKey, studentsOfRows } from './fileStudents.ts';
import { marksFileWords as words } from './marksFile.words.ts';
import { FILE_PART, type FileRow, type MarksFile } from './readMarksFile.ts';
import type { MarksTarget } from './target.ts';

/** An entry that the file changes, with its column. Its version is that of the template; undefined without a template. */
export interface FileEntry {
  sent: SentEntry;
  column: EntryColumn;
  stored: EntryValue;
  conflict: MarksConflict | undefined;
}

export interface ComparedRow {
  file: FileRow;
  /** undefined for an unknown student */
  student: ExaminedRow | undefined;
  entries: FileEntry[];
  problems: CellProblem[];
}

export interface ComparedFile {
  rows: ComparedRow[];
  rules: EntryRules;
  storedOf: StoredOf;
  /** digest of the entries to store, their maximum marks and the versions that they replace */
  check: string;
}

interface DraftEntry {
  entry: SentEntry;
  column: EntryColumn;
  /** the cell is as in the template */
  isUnchanged: boolean;
}

interface Draft {
  file: FileRow;
  student: ExaminedRow | undefined;
  sent: DraftEntry[];
  problems: CellProblem[];
}

const CODE_OF_STUDENT = /^\d{1,9}$/;

const studentsIn = (db: Db, { rows }: MarksFile, { selection }: MarksTarget): Promise<ExaminedRow[]> =>
  findInSession(
    db,
    selection,
    rows.flatMap(({ code }) => (code !== undefined && CODE_OF_STUDENT.test(code) ? [Number(code)] : [])),
    rows.flatMap(({ srNo }) => (srNo === undefined ? [] : [srNoKey(srNo)])),
  );

/** The value of a cell in the file; undefined for a blank cell without a template. */
function enteredValue(text: string, student: ExaminedRow, column: EntryColumn, { versions }: MarksFile) {
  const template = versions?.of(student.id, column.key);
  if (!template && text === '') return undefined;
  const read = entryValue(text, column);
  if (!template || 'problem' in read) return { read, version: template?.version, isUnchanged: false };
  const before = entryValue(template.text, column);
  const isUnchanged = 'value' in before && isSame(before.value, read.value);
  return { read, version: template.version, isUnchanged };
}

/** The entries of a row, or the problems of its cells. The cells of an unknown or invalid student are not read. */
function draftOf(row: FileRow, student: ExaminedRow | undefined, problems: CellProblem[], file: MarksFile): Draft {
  const draft: Draft = { file: row, student, sent: [], problems: [...problems] };
  if (!student || problems.length > 0) return draft;
  for (const [at, column] of file.columns.entries()) {
    const cell = row.texts[at] ?? { text: '' };
    const add = (message: string) => void draft.problems.push({ column: column.label, message });
    if ('problem' in cell) add(cell.problem);
    const entered = 'text' in cell ? enteredValue(cell.text, student, column, file) : undefined;
    if (!entered) continue;
    const { read, version, isUnchanged } = entered;
    if ('problem' in read) add(read.problem);
    else {
      const { name, subjectId } = column;
      const entry = { path: String(row.row), studentId: student.id, subjectId, name, value: read.value, version };
      draft.sent.push({ column, entry, isUnchanged });
    }
  }
  return draft;
}

/**
 * Whether an unchanged cell is compared: the user stored the entry after the template was downloaded, possibly from this file, in
 * which the cell was corrected since. Entries that other users stored since are left as they are, also those that the rules
 * reject now, such as one of a subject that the student no longer takes.
 */
function isOwnSince({ entry }: DraftEntry, storedOf: StoredOf, userId: number, rules: EntryRules): boolean {
  const stored = storedOf(entry);
  const isOwn = stored !== undefined && stored.modifiedBy === userId && stored.version !== entry.version;
  return isOwn && faultOfEntry(entry, rules) === undefined;
}

/** Adds the rules of the exam that entries violate; no unchanged cell is among them. */
function addFaults(drafts: readonly Draft[], rules: EntryRules): void {
  for (const { sent, problems } of drafts)
    for (const { entry, column } of sent) {
      const found = faultOfEntry(entry, rules);
      if (found) problems.push({ column: column.label, message: found.reason });
    }
}

/** Adds the attendance above that of the school; a row whose attendance is in conflict waits for the decision. */
function addAttendance(
  rows: readonly ComparedRow[],
  storedOf: StoredOf,
  students: ReadonlyMap<number, ExaminedRow>,
): void {
  for (const { entries, problems } of rows) {
    const days = entries.filter(({ sent }) => sent.subjectId === null);
    if (days.some(({ conflict }) => conflict)) continue;
    const sent = days.map((one) => one.sent);
    for (const above of attendanceAfter(sent, storedOf, students).filter(isAboveSchool))
      problems.push({ column: words.studentAttendance, message: words.aboveSchool(above.school ?? 0) });
  }
}

const checkOf = (rows: readonly ComparedRow[], storedOf: StoredOf): string =>
  sha256(
    JSON.stringify(
      rows.flatMap(({ entries }) =>
        entries.map(({ sent, column, conflict }) => [
          keyOf(sent),
          Object.values(sent.value),
          column.max,
          storedOf(sent)?.version ?? 0,
          conflict !== undefined,
        ]),
      ),
    ),
  );

/** 166 for headings that contradict the limits; not while the file is read, so that a retry of a stored upload gets its response. */
function requireMaximums({ otherMaximums }: MarksFile): void {
  if (otherMaximums.length === 0) return;
  fail('INVALID_FILE_WITH_REASON', {
    message: [...otherMaximums, words.correctHeadings].join(' '),
    problems: otherMaximums.map((message) => ({ path: FILE_PART, message })),
  });
}

/** The result of an upload of the file by a user, without storing it. In an upload the caller has locked the entries. */
export async function compareFile(db: Db, target: MarksTarget, file: MarksFile, userId: number): Promise<ComparedFile> {
  requireMaximums(file);
  const { selection, exam } = target;
  const found = studentsOfRows(file.rows, await studentsIn(db, file, target), selection);
  const read = file.rows.map((row, at) => draftOf(row, found[at]?.student, found[at]?.problems ?? [], file));
  const students = new Map(read.flatMap(({ student }) => (student ? [[student.id, student] as const] : [])));
  const [rules, storedOf] = await Promise.all([
    rulesOf(db, selection, exam, students),
    readStored(db, selection, exam.id, students, file.columns),
  ]);
  const drafts = read.map((draft) => ({
    ...draft,
    sent: draft.sent.filter((one) => !one.isUnchanged || isOwnSince(one, storedOf, userId, rules)),
  }));
  const sent = drafts.flatMap((draft) => draft.sent.map(({ entry }) => entry));
  addFaults(drafts, rules);
  const changed = new Set(changedEntries(sent, storedOf, NONE));
  const stale = await conflictsOf(db, [...changed], storedOf, rules);
  const conflicts = new Map(stale.map(({ entry, conflict }) => [entry, conflict]));
  const rows = drafts.map((draft): ComparedRow => ({
    file: draft.file,
    student: draft.student,
    problems: draft.problems,
    entries: draft.sent.flatMap(({ entry, column }) =>
      changed.has(entry)
        ? [{ sent: entry, column, stored: storedOf(entry)?.value ?? NONE, conflict: conflicts.get(entry) }]
        : [],
    ),
  }));
  addAttendance(rows, storedOf, students);
  const { columns } = file.table;
  const quoted = rows.map((row) => ({
    ...row,
    problems: quoting({ columns, cells: row.file.cells }, row.problems),
  }));
  return { rows: quoted, rules, storedOf, check: checkOf(rows, storedOf) };
}

export const isInvalid = ({ problems }: ComparedRow): boolean => problems.length > 0;

/** An entry as the check shows it. */
export const entryView = ({ column, stored, sent, conflict }: FileEntry) => ({
  column: column.label,
  state: conflict ? ('CONFLICT' as const) : ('READY' as const),
  stored: sheetText(stored, column),
  sent: sheetText(sent.value, column),
  ...(conflict && { by: conflict.by, at: conflict.at }),
});
