/** The further reports: their screens, menu entries and filters follow from this list. */
import type { Privilege } from '@/api/catalogue';
import { defineWords } from '@/shared/words';
import type { SchoolReportName } from '@/api/reports';

/** Titles of the screens and names of the menu entries. */
export const reportTitles = defineWords({
  CLASS_REGISTER: 'Class Register',
} satisfies Record<SchoolReportName, string>);

/** Filters besides the school. */
export type ReportFilterName = 'session' | 'classes';

export interface SchoolReportEntry {
  readonly report: SchoolReportName;
  /** address of the screen */
  readonly path: `/reports/${string}`;
  readonly privilege: Privilege;
  readonly filters: readonly ReportFilterName[];
  /** keys of the columns */
  readonly sortedBy: readonly string[];
}

export const reportCatalogue: readonly SchoolReportEntry[] = [
  {
    report: 'CLASS_REGISTER',
    path: '/reports/class-register',
    privilege: 'LIST_STUDENT',
    filters: ['session', 'classes'],
    sortedBy: ['className', 'sectionName', 'students', 'boys', 'girls', 'rte', 'newStudents'],
  },
];
