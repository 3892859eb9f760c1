import { reportsGenerated } from './generated/reports.gen';

/** All students of a large school on a slow machine; with progress and Cancel. */
const LONGEST = { timeoutMs: 240_000 };

export const reportsApi = reportsGenerated.enhanceEndpoints({
  endpoints: {
    // Receipts, discounts, fees and students decide, so they are refetched at each search.
    listPendingFeeReport: { providesTags: ['StudentFee', 'Receipt', 'Student'] },
    listStudentFeeReport: { providesTags: ['StudentFee', 'Receipt', 'Student'] },
    listReport: { providesTags: ['StudentFee', 'Receipt', 'Student'] },
    // Shown from the cache at the next visit and refetched.
    getDashboard: {
      providesTags: [
        ...(['Student', 'Receipt'] as const).map((type) => ({ type, id: 'LIST' })),
        ...(['StudentFee', 'Exam'] as const),
      ],
      keepUnusedDataFor: 600,
    },
    downloadPendingFeeReport: { invalidatesTags: [], extraOptions: LONGEST },
    downloadStudentFeeReport: { invalidatesTags: [], extraOptions: LONGEST },
    // The progress of a run is not needed after its end.
    getReportProgress: { keepUnusedDataFor: 0 },
    downloadReport: { invalidatesTags: [], extraOptions: LONGEST },
  },
});

export const {
  useGetDashboardQuery,
  useListPendingFeeReportQuery,
  useListStudentFeeReportQuery,
  useListReportQuery,
  useDownloadPendingFeeReportMutation,
  useDownloadStudentFeeReportMutation,
  useDownloadReportMutation,
  useGetReportProgressQuery,
} = reportsApi;
export { FIELDS as REPORT_FIELDS } from './generated/reportsFields.gen';
export type {
  Dashboard,
  ReportCell,
  ReportFileRequest,
  ReportHeader,
  ReportName as SchoolReportName,
  ReportRequest,
  ReportResult,
  SchoolReportRequest,
  SchoolReportFileRequest,
  StudentFeeReportRequest,
} from './generated/schemas.gen';
