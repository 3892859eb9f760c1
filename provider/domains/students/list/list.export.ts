import { dayOf } from '../../../../common/calendar.ts';
import type { Cell, SheetHead } from '../../../documents/sheet.ts';
import { isoInstant } from '../../../shared/clock.ts';
import { maskedAadhaar } from '../../../shared/personalNumbers.ts';
import type { HistoryRow } from '../lifecycle/history.queries.ts';
import { flagsOf, type Life } from '../students.rules.ts';
import { studentSheetWords as words } from '../students.words.ts';
import type { ExportRow } from './list.queries.ts';

/** The status as shown in the list (STUDENT-23). */
function statusOf(life: Life): string {
  const { deleted, disabled, blocked } = flagsOf(life);
  if (deleted) return words.deleted;
  return disabled || blocked ? words.inactive : words.active;
}

/** Whole numbers that a spreadsheet stores exactly; 007 is a text. */
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,14})$/;
/** Whole numbers are stored as numbers, so that they sort; A-12 and 007 are texts. */
const numberOrText = (text: string): Cell => (PLAIN_NUMBER.test(text) ? Number(text) : text);

const COLUMNS: readonly (SheetHead['columns'][number] & { of: (row: ExportRow) => Cell })[] = [
  { title: words.studentCode, kind: 'number', width: 13, of: (row) => row.code },
  { title: words.srNo, kind: 'number', width: 10, of: (row) => numberOrText(row.srNo) },
  { title: words.studentName, kind: 'text', width: 28, of: (row) => row.name },
  { title: words.fatherName, kind: 'text', width: 28, of: (row) => row.fatherName || null },
  { title: words.motherName, kind: 'text', width: 28, of: (row) => row.motherName || null },
  { title: words.gender, kind: 'text', width: 9, of: (row) => words[row.gender] },
  { title: words.dateOfBirth, kind: 'date', width: 13, of: (row) => row.dateOfBirth },
  { title: words.admissionDate, kind: 'date', width: 15, of: (row) => row.admissionDate },
  { title: words.className, kind: 'text', width: 10, of: (row) => row.className },
  { title: words.section, kind: 'text', width: 11, of: (row) => row.sectionName },
  { title: words.rollNo, kind: 'number', width: 9, of: (row) => row.rollNo },
  { title: words.mobileNo, kind: 'text', width: 13, of: (row) => row.mobileNo },
  { title: words.aadharNo, kind: 'text', width: 17, of: (row) => maskedAadhaar(row.aadharLast4) },
  { title: words.category, kind: 'text', width: 15, of: (row) => row.category },
  { title: words.rte, kind: 'text', width: 6, of: (row) => (row.rte ? words.yes : words.no) },
  { title: words.address, kind: 'text', width: 30, of: (row) => row.address },
  { title: words.district, kind: 'text', width: 14, of: (row) => row.district },
  { title: words.block, kind: 'text', width: 14, of: (row) => row.block },
  { title: words.pinCode, kind: 'text', width: 10, of: (row) => row.pinCode },
  { title: words.registrationStatus, kind: 'text', width: 19, of: (row) => words[row.registrationStatus] },
  { title: words.status, kind: 'text', width: 10, of: (row) => statusOf(row.life) },
];

export const STUDENT_SHEET: SheetHead = {
  name: words.sheet,
  footer: words.footer,
  columns: COLUMNS.map(({ title, kind, width }) => ({ title, kind, width })),
};

/** The lists of students who left have their own columns after those of all exports. */
export type Leaving = Exclude<HistoryRow['type'], 'ACTIVE'>;

export function leavingSheet(leaving: Leaving | undefined): SheetHead {
  if (leaving === undefined) return STUDENT_SHEET;
  const { date, reason } = words[leaving];
  const more: SheetHead['columns'] = [
    { title: date, kind: 'date', width: 15 },
    { title: reason, kind: 'text', width: 40 },
  ];
  return { ...STUDENT_SHEET, columns: [...STUDENT_SHEET.columns, ...more] };
}

/** Date and reason of the last departure of this kind; `history` is sorted by newest first. */
export function leavingCells(leaving: Leaving, row: ExportRow, history: readonly HistoryRow[]): Cell[] {
  const last = history.find(({ studentId, type }) => studentId === row.id && type === leaving);
  return last ? [dayOf(Date.parse(isoInstant(last.createdAt))), last.comment || null] : [null, null];
}

export const sheetRow = (row: ExportRow): Cell[] => COLUMNS.map(({ of }) => of(row));
