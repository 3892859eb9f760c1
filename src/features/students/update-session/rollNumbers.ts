/** Roll numbers of a list while they are typed: pure, texts by student. */
import type { StudentRow } from '@/api/students';
import { toAsciiDigits } from '@common/digits';

/** A student of the list with the number that is stored. */
export interface RollRow {
  readonly id: number;
  readonly name: string;
  readonly code: number;
  readonly srNo: string;
  readonly father: string;
  /** yyyy-MM-dd */
  readonly admissionDate: string;
  readonly image: string | null;
  readonly rollNo: number | null;
  /** of the class, and of none of its sections yet */
  readonly waiting: boolean;
}

export type Texts = Readonly<Record<number, string>>;
/** What stands in one field and cannot be saved: no number of a roll, or one that another student has too. */
export type Mistake = 'range' | 'twice';

/** As the provider has it (provider/domains/students/sessionDetails.rules.ts). */
const MOST = 99_999;

const compare = (a: string, b: string): number => a.localeCompare(b, 'en', { sensitivity: 'base', numeric: true });
const byName = (a: RollRow, b: RollRow): number => compare(a.name, b.name) || a.code - b.code;
const byAdmission = (a: RollRow, b: RollRow): number =>
  compare(a.admissionDate, b.admissionDate) || compare(a.srNo, b.srNo) || byName(a, b);
const ORDERS = { name: byName, admission: byAdmission } as const;
export type Order = keyof typeof ORDERS;

/** Those of a section and those who wait for one, in the order of their names. Who is deleted is not among them. */
export function rowsOf(students: readonly StudentRow[], sectionId: number | null): RollRow[] {
  const rows = students.flatMap((student): RollRow[] => {
    const [place] = student.enrollments;
    const isHere = place !== undefined && (place.sectionId === sectionId || place.sectionId === null);
    if (!isHere || student.deleted || student.disabled || student.blocked) return [];
    return [
      {
        id: student.studentId,
        name: student.studentName,
        code: student.studentCode,
        srNo: student.studentSrNo,
        father: student.fatherName,
        admissionDate: student.admissionDate,
        image: student.image,
        rollNo: place.rollNo,
        waiting: sectionId !== null && place.sectionId === null,
      },
    ];
  });
  return rows.sort(byName);
}

export const isShown = ({ waiting, id }: RollRow, taken: readonly number[]): boolean => !waiting || taken.includes(id);

export const textOf = ({ id, rollNo }: Pick<RollRow, 'id' | 'rollNo'>, texts: Texts): string =>
  texts[id] ?? (rollNo === null ? '' : String(rollNo));

export const numberOf = (text: string): number | null => (text === '' ? null : Number(text));

/** Both holders of a number are named, as each may be the wrong one. */
export function mistakesOf(shown: readonly RollRow[], texts: Texts): ReadonlyMap<number, Mistake> {
  const holders = new Map<number, number[]>();
  const mistakes = new Map<number, Mistake>();
  for (const row of shown) {
    const rollNo = numberOf(textOf(row, texts));
    if (rollNo === null) continue;
    // A pasted text that is no number compares as false.
    if (!(rollNo >= 1 && rollNo <= MOST)) mistakes.set(row.id, 'range');
    else holders.set(rollNo, [...(holders.get(rollNo) ?? []), row.id]);
  }
  for (const ids of holders.values()) if (ids.length > 1) for (const id of ids) mistakes.set(id, 'twice');
  return mistakes;
}

/** How many of the shown would be stored in another way. */
export const changesIn = (shown: readonly RollRow[], texts: Texts): number =>
  shown.filter((row) => row.waiting || numberOf(textOf(row, texts)) !== row.rollNo).length;

/** 1 to n for everyone who is shown. */
export const numbered = (shown: readonly RollRow[], order: Order): Texts =>
  Object.fromEntries([...shown].sort(ORDERS[order]).map(({ id }, at) => [id, String(at + 1)]));

const WHOLE = /^\s*(\d+)(?:\.0*)?\s*$/;

/** A column of a spreadsheet, one entry for each line: the number, '' where the cell is empty, null where it is something else. */
export function columnIn(clipboard: string): (string | null)[] {
  const lines = toAsciiDigits(clipboard)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  return lines.map((line) => {
    const [cell = ''] = line.split('\t');
    if (cell.trim() === '') return '';
    return WHOLE.exec(cell)?.[1] ?? null;
  });
}
