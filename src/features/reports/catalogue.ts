/** The further reports, from which their screens, menu entries and filters are derived. */
import { VALUES, type Privilege } from '@/api/catalogue';
import { defineWords } from '@/shared/words';
import type { ReportFileRequest, SchoolReportName } from '@/api/reports';

/** Titles of the screens and names of the menu entries. */
export const reportTitles = defineWords({
  DUE_DATES: 'Pending by Due Date',
  REMINDERS: 'Fee Reminders',
  COLLECTION: 'Fee Collection',
  CLASS_REGISTER: 'Class Register',
  UDISE: 'UDISE+ Students',
} satisfies Record<SchoolReportName, string>);

/** Filters besides the school; `range` is the first and the last day. */
export type ReportFilterName = 'session' | 'classes' | 'range' | 'groupBy' | 'day' | 'details' | 'onlyDue';

export interface SchoolReportEntry {
  readonly report: SchoolReportName;
  /** address of the screen */
  readonly path: `/reports/${string}`;
  readonly privilege: Privilege;
  /** filters that must be chosen first */
  readonly needs: 'session' | 'school';
  readonly filters: readonly ReportFilterName[];
  /** the records that its rows count, for the text of an empty report */
  readonly about: 'students' | 'receipts';
  /** the formats of its file */
  readonly formats: readonly ReportFileRequest['fileFormat'][];
  /** The file has columns of values that are not stored; the screen states so. */
  readonly hasBlankColumns?: boolean;
  /** Each row can be printed as a slip, and the mobile numbers of all rows can be copied. */
  readonly hasReminders?: boolean;
  /** keys of the sortable columns */
  readonly sortedBy: readonly string[];
  /** the same for the students of a report with the filter `details`, which also opens a class */
  readonly studentsSortedBy?: readonly string[];
}

const STUDENT = ['studentCode', 'studentName', 'fatherName', 'className', 'sectionName', 'mobileNo'] as const;
const AGES = ['upTo30', 'upTo60', 'upTo90', 'over90', 'notYetDue', 'undated', 'pending'] as const;

export const reportCatalogue: readonly SchoolReportEntry[] = [
  {
    report: 'DUE_DATES',
    path: '/reports/due-dates',
    privilege: 'PENDING_FEE_REPORT',
    needs: 'session',
    filters: ['session', 'classes', 'day', 'details'],
    about: 'students',
    formats: VALUES.FileFormat,
    sortedBy: ['className', 'students', ...AGES],
    studentsSortedBy: [...STUDENT, ...AGES],
  },
  {
    report: 'REMINDERS',
    path: '/reports/reminders',
    privilege: 'PENDING_FEE_REPORT',
    needs: 'session',
    filters: ['session', 'classes', 'day', 'onlyDue'],
    about: 'students',
    formats: VALUES.FileFormat,
    hasReminders: true,
    sortedBy: [...STUDENT, 'due', 'nextDate', 'nextAmount', 'pending'],
  },
  {
    report: 'COLLECTION',
    path: '/reports/collection',
    privilege: 'LIST_RECEIPT',
    needs: 'school',
    filters: ['range', 'groupBy', 'session', 'classes'],
    about: 'receipts',
    formats: VALUES.FileFormat,
    sortedBy: [
      ...['day', 'month', 'mode', 'cashier', 'className', 'receipts', 'cash', 'cheque', 'online', 'total'],
      ...['awaiting', 'fees', 'cancelled'],
    ],
  },
  {
    report: 'CLASS_REGISTER',
    path: '/reports/class-register',
    privilege: 'LIST_STUDENT',
    needs: 'session',
    filters: ['session', 'classes'],
    about: 'students',
    formats: VALUES.FileFormat,
    sortedBy: [
      ...['className', 'sectionName', 'students', 'boys', 'girls', 'others', 'general', 'obc', 'sc', 'st', 'ebc'],
      ...['exServiceman', 'noCategory', 'rte', 'newStudents'],
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
