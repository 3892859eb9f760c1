import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<GetDashboardApiResponse, GetDashboardApiArg>({
      query: (queryArg) => ({
        url: `/reports/dashboard`,
        params: {
          schoolId: queryArg.schoolId,
        },
      }),
    }),
    listPendingFeeReport: build.query<ListPendingFeeReportApiResponse, ListPendingFeeReportApiArg>({
      query: (queryArg) => ({
        url: `/reports/pending-fee`,
        method: 'POST',
        body: queryArg.reportRequest,
        params: {
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    downloadPendingFeeReport: build.mutation<DownloadPendingFeeReportApiResponse, DownloadPendingFeeReportApiArg>({
      query: (queryArg) => ({
        url: `/reports/pending-fee/download`,
        method: 'POST',
        body: queryArg.reportFileRequest,
      }),
    }),
    listStudentFeeReport: build.query<ListStudentFeeReportApiResponse, ListStudentFeeReportApiArg>({
      query: (queryArg) => ({
        url: `/reports/student-fee`,
        method: 'POST',
        body: queryArg.studentFeeReportRequest,
        params: {
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    downloadStudentFeeReport: build.mutation<DownloadStudentFeeReportApiResponse, DownloadStudentFeeReportApiArg>({
      query: (queryArg) => ({
        url: `/reports/student-fee/download`,
        method: 'POST',
        body: queryArg.studentFeeReportFileRequest,
      }),
    }),
    listReport: build.query<ListReportApiResponse, ListReportApiArg>({
      query: (queryArg) => ({
        url: `/reports/list`,
        method: 'POST',
        body: queryArg.schoolReportRequest,
        params: {
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    downloadReport: build.mutation<DownloadReportApiResponse, DownloadReportApiArg>({
      query: (queryArg) => ({
        url: `/reports/download`,
        method: 'POST',
        body: queryArg.schoolReportFileRequest,
      }),
    }),
    getReportProgress: build.query<GetReportProgressApiResponse, GetReportProgressApiArg>({
      query: (queryArg) => ({
        url: `/reports/progress/${encodeURIComponent(String(queryArg.runKey))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as reportsGenerated };
export type GetDashboardApiResponse = /** status 200 Success */ FiguresOfTheActiveSession;
export type GetDashboardApiArg = {
  schoolId: number;
};
export type ListPendingFeeReportApiResponse = /** status 200 Success */ Report;
export type ListPendingFeeReportApiArg = {
  /** From 0 */
  page?: number;
  size?: number;
  reportRequest: Report2;
};
export type DownloadPendingFeeReportApiResponse = /** status 200 Success */ Blob;
export type DownloadPendingFeeReportApiArg = {
  reportFileRequest: ReportFile;
};
export type ListStudentFeeReportApiResponse = /** status 200 Success */ Report;
export type ListStudentFeeReportApiArg = {
  /** From 0 */
  page?: number;
  size?: number;
  studentFeeReportRequest: Report3;
};
export type DownloadStudentFeeReportApiResponse = /** status 200 Success */ Blob;
export type DownloadStudentFeeReportApiArg = {
  studentFeeReportFileRequest: ReportFile2;
};
export type ListReportApiResponse = /** status 200 Success */ Report;
export type ListReportApiArg = {
  /** From 0 */
  page?: number;
  size?: number;
  schoolReportRequest: Report4;
};
export type DownloadReportApiResponse = /** status 200 Success */ Blob;
export type DownloadReportApiArg = {
  schoolReportFileRequest: ReportFile3;
};
export type GetReportProgressApiResponse = /** status 200 Success */ ProgressOfAFile;
export type GetReportProgressApiArg = {
  /** The runKey of the download */
  runKey: string;
};
export type ActiveStudentsOfAClass = {
  classId: number;
  className: string;
  boys: number;
  girls: number;
  others: number;
};
export type Exam = {
  name: string;
  /** As in the progress of exams */
  expected: number;
  entered: number;
  /** The first class where none is missing */
  next: {
    classId: number;
    className: string;
    examId: number;
  };
};
export type FiguresOfTheActiveSession = {
  /** The active session; of several, the one whose dates contain today */
  session?: {
    sessionId: number;
    sessionName: string;
  };
  students?: {
    pending: number;
    /** Classes with students, in their order */
    classes: ActiveStudentsOfAClass[];
  };
  /** Receipts of type FEE of the session, also those that await confirmation, without cancelled ones */
  collection?: {
    /** Rupees */
    amount: number;
    /** The months of the session, and other months with receipts, by payment date */
    months: {
      /** yyyy-MM */
      month: string;
      /** Rupees */
      amount: number;
    }[];
  };
  /** Of active students whose fee is determined */
  dues?: {
    /** Rupees */
    amount: number;
    students: number;
    /** Rupees of the instalments up to today */
    due: number;
    dueStudents: number;
  };
  awaiting?: {
    receipts: number;
    /** Rupees */
    amount: number;
  };
  /** In the order of the year */
  exams?: Exam[];
};
export type Cell = {
  /** A date as yyyy-MM-dd, an amount in rupees */
  columnValue: string | number | null;
};
export type Header = {
  columnValue: string;
  /** Of sortBy */
  key?: string;
  kind?: 'TEXT' | 'NUMBER' | 'MONEY' | 'DATE';
};
export type Report = {
  /** Each row has a cell for each header */
  content: Cell[][];
  headers: Header[];
  /** Of all pages, a cell for each header; null where a column has no sum */
  totals?: Cell[];
  studentIds?: number[];
  classIds?: number[];
  /** A bar for each row of all pages, in the order of the rows without sortBy */
  chart?: {
    label: string;
    value: number;
  }[];
  /** Of the rows of all pages, each number once */
  mobiles?: string[];
  chartKind?: 'NUMBER' | 'MONEY';
  totalElements: number;
  totalPages: number;
};
export type FileFormat = 'EXCEL' | 'PDF';
export type Report2 = {
  schoolId: number;
  sessionId: number;
  /** Empty or absent, all classes */
  classIds?: number[];
  fileFormat?: FileFormat;
  /** From 0 */
  page?: number;
  size?: number;
  /** The key of a column; without it, by class, section and name */
  sortBy?: string;
  sortOrder?: 'asc' | 'desc';
};
export type KeyOfTheRun = string;
export type ReportFile = {
  schoolId: number;
  sessionId: number;
  /** Empty or absent, all classes */
  classIds?: number[];
  fileFormat: FileFormat;
  /** From 0 */
  page?: number;
  size?: number;
  /** The key of a column; without it, by class, section and name */
  sortBy?: string;
  sortOrder?: 'asc' | 'desc';
  runKey?: KeyOfTheRun;
};
export type Report3 = {
  schoolId: number;
  sessionId: number;
  /** Empty or absent, all classes */
  classIds?: number[];
  fileFormat?: FileFormat;
  /** From 0 */
  page?: number;
  size?: number;
  /** The key of a column; without it, by class, section and name */
  sortBy?: string;
  sortOrder?: 'asc' | 'desc';
  includeDiscountedStudents?: boolean;
  includeAdmissionFeeApplicableStudents?: boolean;
};
export type ReportFile2 = {
  schoolId: number;
  sessionId: number;
  /** Empty or absent, all classes */
  classIds?: number[];
  fileFormat: FileFormat;
  /** From 0 */
  page?: number;
  size?: number;
  /** The key of a column; without it, by class, section and name */
  sortBy?: string;
  sortOrder?: 'asc' | 'desc';
  includeDiscountedStudents?: boolean;
  includeAdmissionFeeApplicableStudents?: boolean;
  runKey?: KeyOfTheRun;
};
export type Report5 = 'CLASS_REGISTER' | 'COLLECTION' | 'UDISE' | 'DUE_DATES' | 'REMINDERS';
export type Report4 = {
  report: Report5;
  schoolId: number;
  sessionId?: number;
  /** Empty or absent, all classes */
  classIds?: number[];
  /** First day; the range has at most 366 days */
  from?: string;
  /** Last day */
  to?: string;
  /** Today when absent */
  day?: string;
  /** The students instead of one row for each class */
  details?: boolean;
  groupBy?: 'DAY' | 'MONTH' | 'MODE' | 'CASHIER' | 'CLASS';
  /** Only students with an amount that is due by the day */
  onlyDue?: boolean;
  /** Also the distinct mobile numbers of all rows */
  mobiles?: boolean;
  /** From 0 */
  page?: number;
  size?: number;
  /** The key of a column; without it, by class, section and name */
  sortBy?: string;
  sortOrder?: 'asc' | 'desc';
};
export type ReportFile3 = {
  report: Report5;
  schoolId: number;
  sessionId?: number;
  /** Empty or absent, all classes */
  classIds?: number[];
  /** First day; the range has at most 366 days */
  from?: string;
  /** Last day */
  to?: string;
  /** Today when absent */
  day?: string;
  /** The students instead of one row for each class */
  details?: boolean;
  groupBy?: 'DAY' | 'MONTH' | 'MODE' | 'CASHIER' | 'CLASS';
  /** Only students with an amount that is due by the day */
  onlyDue?: boolean;
  /** Also the distinct mobile numbers of all rows */
  mobiles?: boolean;
  /** From 0 */
  page?: number;
  size?: number;
  /** The key of a column; without it, by class, section and name */
  sortBy?: string;
  sortOrder?: 'asc' | 'desc';
  fileFormat: FileFormat;
  runKey?: KeyOfTheRun;
  /** The list, or a slip for each row of a report that has slips, as a PDF in the order of the classes */
  paper?: 'LIST' | 'SLIPS';
  /** English when absent */
  language?: 'ENGLISH' | 'HINDI';
};
export type ProgressOfAFile = {
  done: number;
  /** Marksheets or rows, 0 until their number is known */
  of: number;
  /** WAITING for its turn */
  state: 'WAITING' | 'RUNNING' | 'DONE';
};
