/** The further reports: their screens, menu entries and filters follow from this list. */
import type { Privilege } from '@/api/catalogue';
import { defineWords } from '@/shared/words';
import type { ReportFileRequest, SchoolReportName } from '@/api/reports';

/** Titles of the screens and names of the menu entries. */
export const reportTitles = defineWords({
  CLASS_REGISTER: 'Class Register',
  COLLECTION: 'Fee Collection',
  UDISE: 'UDISE+ Students',
} satisfies Record<SchoolReportName, string>);

/** Filters besides the school; `range` is the first and the last day. */
export type ReportFilterName = 'session' | 'classes' | 'range' | 'groupBy';

export interface SchoolReportEntry {
  readonly report: SchoolReportName;
  /** address of the screen */
  readonly path: `/reports/${string}`;
  readonly privilege: Privilege;
  /** what must be chosen first */
  readonly needs: 'session' | 'school';
  readonly filters: readonly ReportFilterName[];
  /** what its rows are counted from, and what an empty report lacks */
  readonly about: 'students' | 'receipts';
  /** the formats of its file */
  readonly formats: readonly ReportFileRequest['fileFormat'][];
  /** The file has columns of values that are not stored; the screen states so. */
  readonly hasBlankColumns?: boolean;
  /** keys of the columns */
  readonly sortedBy: readonly string[];
}

const BOTH = ['EXCEL', 'PDF'] as const;

export const reportCatalogue: readonly SchoolReportEntry[] = [
  {
    report: 'CLASS_REGISTER',
    path: '/reports/class-register',
    privilege: 'LIST_STUDENT',
    needs: 'session',
    filters: ['session', 'classes'],
    about: 'students',
    formats: BOTH,
    sortedBy: [
      ...['className', 'sectionName', 'students', 'boys', 'girls', 'others', 'general', 'obc', 'sc', 'st', 'ebc'],
      ...['exServiceman', 'noCategory', 'rte', 'newStudents'],
    ],
  },
  {
    report: 'COLLECTION',
    path: '/reports/collection',
    privilege: 'LIST_RECEIPT',
    needs: 'school',
    filters: ['range', 'groupBy', 'session', 'classes'],
    about: 'receipts',
    formats: BOTH,
    sortedBy: [
      ...['day', 'month', 'mode', 'cashier', 'className', 'receipts', 'cash', 'cheque', 'online', 'total'],
      ...['awaiting', 'fees', 'cancelled'],
    ],
  },
  {
    report: 'UDISE',
    path: '/reports/udise',
    privilege: 'LIST_STUDENT',
    needs: 'session',
    filters: ['session', 'classes'],
    about: 'students',
    formats: ['EXCEL'],
    hasBlankColumns: true,
    sortedBy: [
      ...['className', 'sectionName', 'rollNo', 'studentCode', 'studentName', 'gender', 'dateOfBirth', 'motherName'],
      ...['fatherName', 'guardianName', 'aadhaar', 'address', 'pinCode', 'mobileNo', 'otherMobileNo', 'category'],
      ...['religion', 'bpl', 'ews', 'bloodGroup', 'srNo', 'admissionDate', 'stream', 'previousStatus', 'previousClass'],
      ...['rte', 'previousResult', 'previousMarks', 'previousAttendance', 'education'],
    ],
  },
];
