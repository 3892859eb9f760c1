import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
  }),
  overrideExisting: false,
});
export { injectedRtkApi as reportsGenerated };
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
};
