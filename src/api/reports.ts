import { reportsGenerated } from './generated/reports.gen';

/** All students of a large school on a slow machine. */
const LONG = { timeoutMs: 180_000 };

export const reportsApi = reportsGenerated.enhanceEndpoints({
  endpoints: {
    // Receipts, discounts, fees and students decide, so they are refetched at each search.
    listPendingFeeReport: { providesTags: ['StudentFee', 'Receipt', 'Student'] },
    listStudentFeeReport: { providesTags: ['StudentFee', 'Receipt', 'Student'] },
    listReport: { providesTags: ['StudentFee', 'Receipt', 'Student'] },
    downloadPendingFeeReport: { invalidatesTags: [], extraOptions: LONG },
    downloadStudentFeeReport: { invalidatesTags: [], extraOptions: LONG },
    downloadReport: { invalidatesTags: [], extraOptions: LONG },
  },
});

export const {
  useListPendingFeeReportQuery,
  useListStudentFeeReportQuery,
  useListReportQuery,
  useDownloadPendingFeeReportMutation,
  useDownloadStudentFeeReportMutation,
  useDownloadReportMutation,
} = reportsApi;
export { FIELDS as REPORT_FIELDS } from './generated/reportsFields.gen';
export type {
  ReportCell,
  ReportFileRequest,
  ReportHeader,
  ReportName as SchoolReportName,
  ReportRequest,
  ReportResult,
  SchoolReportRequest,
  StudentFeeReportRequest,
} from './generated/schemas.gen';
