import type { Cell, SheetHead } from '../../documents/sheet.ts';
import { maskedAadhar } from '../../shared/personalNumbers.ts';
import type { ListRow } from './list.queries.ts';
import { flagsOf, type Life } from './students.rules.ts';

const GENDERS = { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' } as const;
const REGISTRATION = { PENDING: 'Pending', COMPLETE: 'Complete' } as const;

/** As the list says it (STUDENT-23). */
function statusOf(life: Life): string {
  const { deleted, disabled, blocked } = flagsOf(life);
  if (deleted) return 'Deleted';
  return disabled || blocked ? 'Inactive' : 'Active';
}

const COLUMNS: readonly (SheetHead['columns'][number] & { of: (row: ListRow) => Cell })[] = [
  { title: 'Student Code', kind: 'number', width: 13, of: (row) => row.code },
  { title: 'Sr. No.', kind: 'text', width: 10, of: (row) => row.srNo },
  { title: 'Student Name', kind: 'text', width: 28, of: (row) => row.name },
  { title: 'Father Name', kind: 'text', width: 28, of: (row) => row.fatherName || null },
  { title: 'Mother Name', kind: 'text', width: 28, of: (row) => row.motherName || null },
  { title: 'Gender', kind: 'text', width: 9, of: (row) => GENDERS[row.gender] },
  { title: 'Date of Birth', kind: 'date', width: 13, of: (row) => row.dateOfBirth },
  { title: 'Admission Date', kind: 'date', width: 15, of: (row) => row.admissionDate },
  { title: 'Class', kind: 'text', width: 10, of: (row) => row.className },
  { title: 'Section', kind: 'text', width: 11, of: (row) => row.sectionName },
  { title: 'Roll No.', kind: 'number', width: 9, of: (row) => row.rollNo },
  { title: 'Mobile No.', kind: 'text', width: 13, of: (row) => row.mobileNo },
  { title: 'Aadhar Number', kind: 'text', width: 17, of: (row) => maskedAadhar(row.aadharLast4) },
  { title: 'Category', kind: 'text', width: 15, of: (row) => row.category },
  { title: 'RTE', kind: 'text', width: 6, of: (row) => (row.rte ? 'Yes' : 'No') },
  { title: 'Registration Status', kind: 'text', width: 19, of: (row) => REGISTRATION[row.registrationStatus] },
  { title: 'Status', kind: 'text', width: 10, of: (row) => statusOf(row.life) },
];

export const STUDENT_SHEET: SheetHead = {
  name: 'Students',
  columns: COLUMNS.map(({ title, kind, width }) => ({ title, kind, width })),
};

export const sheetRow = (row: ListRow): Cell[] => COLUMNS.map(({ of }) => of(row));
