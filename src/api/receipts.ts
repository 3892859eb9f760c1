import type { SavedFile } from './base-query/send';
import { receiptsGenerated } from './generated/receipts.gen';

const LIST = { type: 'Receipt', id: 'LIST' } as const;
/** Stored cash counts. */
const COUNTS = { type: 'Receipt', id: 'COUNTS' } as const;
/** A whole year's receipts on a slow machine. */
const LONG = { timeoutMs: 180_000 };

const feesOfStudent = (studentId: number) => ({ type: 'StudentFee', id: studentId }) as const;

export const receiptsApi = receiptsGenerated.enhanceEndpoints({
  endpoints: {
    listReceipts: { providesTags: [LIST] },
    listReceiptCashiers: { providesTags: [] },
    getDayClose: { providesTags: [LIST, COUNTS] },
    listDayCloses: { providesTags: [LIST] },
    // Also after a failure: another user may have stored it.
    saveCashCount: { invalidatesTags: [COUNTS] },
    getReceipt: { providesTags: (_receipt, _failure, { id }) => [{ type: 'Receipt', id }] },
    listPendingFees: { providesTags: (_fees, _failure, { studentId }) => [feesOfStudent(studentId)] },
    // Also after a failure: another user may have taken a payment. A TC receipt issues the certificate.
    createReceipt: {
      invalidatesTags: (_receipt, _failure, { receiptForm }) => [
        LIST,
        feesOfStudent(receiptForm.studentId),
        ...(receiptForm.receiptType === 'TC' ? (['Student', 'Certificate'] as const) : []),
      ],
    },
    // Also after a failure, as a single receipt.
    createReceipts: {
      invalidatesTags: (_receipts, _failure, { familyPaymentForm }) => [
        LIST,
        ...familyPaymentForm.items.map(({ studentId }) => feesOfStudent(studentId)),
      ],
    },
    listFamilyFees: {
      providesTags: (members = [], _failure, { studentId }) =>
        [studentId, ...members.map((member) => member.studentId)].map(feesOfStudent),
    },
    listBankNames: { providesTags: [LIST] },
    // Also after a failure: another user may have cancelled it. Cancelling a TC receipt revokes the certificate.
    cancelReceipt: { invalidatesTags: ['Receipt', 'StudentFee', 'Student', 'Certificate'] },
    getReceiptHistory: { providesTags: (_events, _failure, { id }) => [{ type: 'Receipt', id }] },
    // Also after a failure: another user may have set it back or cancelled it.
    reopenReceipt: { invalidatesTags: ['Receipt', 'StudentFee'] },
    // The document is printed or saved; a separate call records that it was printed.
    downloadReceipt: { invalidatesTags: [] },
    downloadDayClose: { invalidatesTags: [] },
    downloadCashHandover: { invalidatesTags: [] },
    markReceiptPrinted: { invalidatesTags: (_receipt, _failure, { id }) => [LIST, { type: 'Receipt', id }] },
    // Also after a failure: another user may have confirmed or cancelled some of them.
    confirmReceipts: { invalidatesTags: ['Receipt', 'StudentFee'] },
    confirmReceiptsByFile: { invalidatesTags: ['Receipt', 'StudentFee'], extraOptions: LONG },
    checkReceiptsFile: { invalidatesTags: [], extraOptions: LONG },
    annotateReceiptsFile: { invalidatesTags: [], extraOptions: LONG },
    exportReceipts: { invalidatesTags: [], extraOptions: LONG },
    generateFeeCertificate: { invalidatesTags: [] },
    // Changes whether the receipts are printed.
    printReceipts: { invalidatesTags: ['Receipt'], extraOptions: LONG },
  },
});

/** A saved file: the store contains its name and number of rows instead of the generated type's Blob. */
export const fileOf = (file: unknown): SavedFile => file as SavedFile;

/** Titles, limits and messages of the form fields, by form. */
export { FIELDS as RECEIPT_FIELDS } from './generated/receiptsFields.gen';
export const {
  useListReceiptsQuery,
  useListReceiptCashiersQuery,
  useGetReceiptQuery,
  useLazyGetReceiptQuery,
  useListPendingFeesQuery,
  useCreateReceiptMutation,
  useCreateReceiptsMutation,
  useListFamilyFeesQuery,
  useListBankNamesQuery,
  useCancelReceiptMutation,
  useReopenReceiptMutation,
  useGetReceiptHistoryQuery,
  useDownloadReceiptMutation,
  useMarkReceiptPrintedMutation,
  useExportReceiptsMutation,
  useGenerateFeeCertificateMutation,
  usePrintReceiptsMutation,
  useConfirmReceiptsMutation,
  useConfirmReceiptsByFileMutation,
  useCheckReceiptsFileMutation,
  useAnnotateReceiptsFileMutation,
  useGetDayCloseQuery,
  useLazyGetDayCloseQuery,
  useListDayClosesQuery,
  useSaveCashCountMutation,
  useDownloadDayCloseMutation,
  useDownloadCashHandoverMutation,
} = receiptsApi;
export type {
  CashCount,
  CashCountForm,
  DayClose,
  DayCloseCancelled,
  DayCloseDay,
  DayCloseList,
  DayCloseMode,
  DayCloseSum,
  FamilyMember,
  FamilyPaymentForm,
  PaymentMode,
  PendingFee,
  Receipt,
  ReceiptCashier,
  ReceiptEvent,
  ReceiptFilter,
  ReceiptsConfirmed,
  ReceiptOrder,
  ReceiptsFileCheck,
  ReceiptsFileRow,
  ReceiptForm,
  ReceiptStatus,
  ReceiptsToConfirm,
  ReceiptType,
} from './generated/schemas.gen';
