import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDayClose: build.query<GetDayCloseApiResponse, GetDayCloseApiArg>({
      query: (queryArg) => ({
        url: `/receipt/day-close`,
        params: {
          schoolId: queryArg.schoolId,
          mine: queryArg.mine,
          date: queryArg.date,
        },
      }),
    }),
    saveCashCount: build.mutation<SaveCashCountApiResponse, SaveCashCountApiArg>({
      query: (queryArg) => ({
        url: `/receipt/day-close/cash`,
        method: 'PUT',
        body: queryArg.cashCountForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listDayCloses: build.query<ListDayClosesApiResponse, ListDayClosesApiArg>({
      query: (queryArg) => ({
        url: `/receipt/day-close/days`,
        params: {
          schoolId: queryArg.schoolId,
          mine: queryArg.mine,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    downloadDayClose: build.mutation<DownloadDayCloseApiResponse, DownloadDayCloseApiArg>({
      query: (queryArg) => ({
        url: `/receipt/day-close/download`,
        method: 'GET',
        params: {
          schoolId: queryArg.schoolId,
          mine: queryArg.mine,
          date: queryArg.date,
          html: queryArg.html,
        },
      }),
    }),
    downloadCashHandover: build.mutation<DownloadCashHandoverApiResponse, DownloadCashHandoverApiArg>({
      query: (queryArg) => ({
        url: `/receipt/day-close/hand-over`,
        method: 'GET',
        params: {
          schoolId: queryArg.schoolId,
          mine: queryArg.mine,
          date: queryArg.date,
          cashierId: queryArg.cashierId,
          html: queryArg.html,
        },
      }),
    }),
    listBankNames: build.query<ListBankNamesApiResponse, ListBankNamesApiArg>({
      query: (queryArg) => ({
        url: `/receipt/banks`,
        params: {
          schoolId: queryArg.schoolId,
        },
      }),
    }),
    createReceipts: build.mutation<CreateReceiptsApiResponse, CreateReceiptsApiArg>({
      query: (queryArg) => ({
        url: `/receipt/family`,
        method: 'POST',
        body: queryArg.familyPaymentForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listFamilyFees: build.query<ListFamilyFeesApiResponse, ListFamilyFeesApiArg>({
      query: (queryArg) => ({
        url: `/receipt/family/fees`,
        params: {
          studentId: queryArg.studentId,
          sessionId: queryArg.sessionId,
        },
      }),
    }),
    createReceipt: build.mutation<CreateReceiptApiResponse, CreateReceiptApiArg>({
      query: (queryArg) => ({
        url: `/receipt/receipt`,
        method: 'POST',
        body: queryArg.receiptForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    confirmReceipts: build.mutation<ConfirmReceiptsApiResponse, ConfirmReceiptsApiArg>({
      query: (queryArg) => ({
        url: `/receipt/receipt/confirm`,
        method: 'POST',
        body: queryArg.receiptConfirmationForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    confirmReceiptsByFile: build.mutation<ConfirmReceiptsByFileApiResponse, ConfirmReceiptsByFileApiArg>({
      query: (queryArg) => ({
        url: `/receipt/receipt/confirmViaFile`,
        method: 'POST',
        body: queryArg.receiptsFileOrder,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    annotateReceiptsFile: build.mutation<AnnotateReceiptsFileApiResponse, AnnotateReceiptsFileApiArg>({
      query: (queryArg) => ({
        url: `/receipt/receipt/confirmViaFile/annotated`,
        method: 'POST',
        body: queryArg.receiptsFile,
      }),
    }),
    checkReceiptsFile: build.mutation<CheckReceiptsFileApiResponse, CheckReceiptsFileApiArg>({
      query: (queryArg) => ({
        url: `/receipt/receipt/confirmViaFile/check`,
        method: 'POST',
        body: queryArg.receiptsFile,
      }),
    }),
    getReceipt: build.query<GetReceiptApiResponse, GetReceiptApiArg>({
      query: (queryArg) => ({
        url: `/receipt/receipt/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    cancelReceipt: build.mutation<CancelReceiptApiResponse, CancelReceiptApiArg>({
      query: (queryArg) => ({
        url: `/receipt/receipt/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
        body: queryArg.cancelReceiptForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getReceiptHistory: build.query<GetReceiptHistoryApiResponse, GetReceiptHistoryApiArg>({
      query: (queryArg) => ({
        url: `/receipt/receipt/${encodeURIComponent(String(queryArg.id))}/history`,
      }),
    }),
    reopenReceipt: build.mutation<ReopenReceiptApiResponse, ReopenReceiptApiArg>({
      query: (queryArg) => ({
        url: `/receipt/receipt/${encodeURIComponent(String(queryArg.id))}/reopen`,
        method: 'POST',
        body: queryArg.reopenReceiptForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    markReceiptPrinted: build.mutation<MarkReceiptPrintedApiResponse, MarkReceiptPrintedApiArg>({
      query: (queryArg) => ({
        url: `/receipt/receipt/${encodeURIComponent(String(queryArg.id))}/printed`,
        method: 'POST',
      }),
    }),
    downloadReceipt: build.mutation<DownloadReceiptApiResponse, DownloadReceiptApiArg>({
      query: (queryArg) => ({
        url: `/receipt/v2/receipt/download/${encodeURIComponent(String(queryArg.receiptId))}`,
        method: 'GET',
        params: {
          html: queryArg.html,
        },
      }),
    }),
    listReceipts: build.query<ListReceiptsApiResponse, ListReceiptsApiArg>({
      query: (queryArg) => ({
        url: `/receipt/student/receipts`,
        method: 'POST',
        body: queryArg.receiptFilter,
        params: {
          page: queryArg.page,
          size: queryArg.size,
          sort: queryArg.sort,
        },
      }),
    }),
    listReceiptCashiers: build.query<ListReceiptCashiersApiResponse, ListReceiptCashiersApiArg>({
      query: (queryArg) => ({
        url: `/receipt/student/receipts/cashiers`,
        params: {
          schoolId: queryArg.schoolId,
        },
      }),
    }),
    exportReceipts: build.mutation<ExportReceiptsApiResponse, ExportReceiptsApiArg>({
      query: (queryArg) => ({
        url: `/receipt/student/receipts/download`,
        method: 'POST',
        body: queryArg.receiptExportForm,
      }),
    }),
    printReceipts: build.mutation<PrintReceiptsApiResponse, PrintReceiptsApiArg>({
      query: (queryArg) => ({
        url: `/receipt/student/receipts/print`,
        method: 'POST',
        body: queryArg.receiptPrintForm,
      }),
    }),
    generateFeeCertificate: build.mutation<GenerateFeeCertificateApiResponse, GenerateFeeCertificateApiArg>({
      query: (queryArg) => ({
        url: `/receipt/student/fee-certificate`,
        method: 'POST',
        body: queryArg.feeCertificateForm,
      }),
    }),
    listPendingFees: build.query<ListPendingFeesApiResponse, ListPendingFeesApiArg>({
      query: (queryArg) => ({
        url: `/receipt/student/activeSessionsPendingFee`,
        params: {
          schoolId: queryArg.schoolId,
          studentId: queryArg.studentId,
          excludeSessionId: queryArg.excludeSessionId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as receiptsGenerated };
export type GetDayCloseApiResponse = /** status 200 Success */ DayClose;
export type GetDayCloseApiArg = {
  schoolId: number;
  /** true restricts the sums to receipts that the caller created */
  mine?: boolean;
  /** Today when absent */
  date?: string;
};
export type SaveCashCountApiResponse = /** status 200 Success */ CashCount;
export type SaveCashCountApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  cashCountForm: CashCount2;
};
export type ListDayClosesApiResponse = /** status 200 Success */ Days;
export type ListDayClosesApiArg = {
  schoolId: number;
  /** true restricts the sums to receipts that the caller created */
  mine?: boolean;
  from: string;
  /** Not before the first day, and at most 30 days after it */
  to: string;
};
export type DownloadDayCloseApiResponse = /** status 200 Success */ Blob;
export type DownloadDayCloseApiArg = {
  schoolId: number;
  /** true restricts the sums to receipts that the caller created */
  mine?: boolean;
  /** Today when absent */
  date?: string;
  /** true asks for a page of HTML, for a frame without scripts */
  html?: boolean;
};
export type DownloadCashHandoverApiResponse = /** status 200 Success */ Blob;
export type DownloadCashHandoverApiArg = {
  schoolId: number;
  /** true restricts the sums to receipts that the caller created */
  mine?: boolean;
  /** Today when absent */
  date?: string;
  /** Only the page of this cashier */
  cashierId?: number;
  /** true asks for a page of HTML, for a frame without scripts */
  html?: boolean;
};
export type ListBankNamesApiResponse = /** status 200 Success */ string[];
export type ListBankNamesApiArg = {
  schoolId: number;
};
export type CreateReceiptsApiResponse = /** status 200 Success */ Receipt[];
export type CreateReceiptsApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  familyPaymentForm: PaymentForSeveralStudents;
};
export type ListFamilyFeesApiResponse = /** status 200 Success */ StudentWithDues[];
export type ListFamilyFeesApiArg = {
  studentId: number;
  sessionId: number;
};
export type CreateReceiptApiResponse = /** status 200 Success */ Receipt;
export type CreateReceiptApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  receiptForm: Receipt2;
};
export type ConfirmReceiptsApiResponse = /** status 200 Success */ ReceiptsConfirmed;
export type ConfirmReceiptsApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  receiptConfirmationForm: ConfirmReceipts;
};
export type ConfirmReceiptsByFileApiResponse = /** status 200 Success */ ReceiptsConfirmed;
export type ConfirmReceiptsByFileApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  receiptsFileOrder: ReceiptsFileOrder;
};
export type AnnotateReceiptsFileApiResponse = /** status 200 Success */ Blob;
export type AnnotateReceiptsFileApiArg = {
  receiptsFile: ReceiptsFile;
};
export type CheckReceiptsFileApiResponse = /** status 200 Success */ ReceiptsFileCheck;
export type CheckReceiptsFileApiArg = {
  receiptsFile: ReceiptsFile;
};
export type GetReceiptApiResponse = /** status 200 Success */ Receipt;
export type GetReceiptApiArg = {
  id: number;
};
export type CancelReceiptApiResponse = /** status 200 Success */ Receipt;
export type CancelReceiptApiArg = {
  id: number;
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  cancelReceiptForm: CancelReceipt;
};
export type GetReceiptHistoryApiResponse = /** status 200 Success */ EventOfAReceipt[];
export type GetReceiptHistoryApiArg = {
  id: number;
};
export type ReopenReceiptApiResponse = /** status 200 Success */ Receipt;
export type ReopenReceiptApiArg = {
  id: number;
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  reopenReceiptForm: SetBackToPending;
};
export type MarkReceiptPrintedApiResponse = /** status 200 Success */ Receipt;
export type MarkReceiptPrintedApiArg = {
  id: number;
};
export type DownloadReceiptApiResponse = /** status 200 Success */ Blob;
export type DownloadReceiptApiArg = {
  receiptId: number;
  /** true asks for a page of HTML, for a frame without scripts */
  html?: boolean;
};
export type ListReceiptsApiResponse = /** status 200 Success */ ReceiptPage;
export type ListReceiptsApiArg = {
  page?: number;
  size?: number;
  /** The newest number first when absent; equal values by number */
  sort?: Order;
  receiptFilter: ReceiptFilter;
};
export type ListReceiptCashiersApiResponse = /** status 200 Success */ Cashier2[];
export type ListReceiptCashiersApiArg = {
  schoolId: number;
};
export type ExportReceiptsApiResponse = /** status 200 Success */ Blob;
export type ExportReceiptsApiArg = {
  receiptExportForm: ReceiptExportForm;
};
export type PrintReceiptsApiResponse = /** status 200 Success */ Blob;
export type PrintReceiptsApiArg = {
  receiptPrintForm: ReceiptPrintForm;
};
export type GenerateFeeCertificateApiResponse = /** status 200 Success */ Blob;
export type GenerateFeeCertificateApiArg = {
  feeCertificateForm: FeeCertificate;
};
export type ListPendingFeesApiResponse = /** status 200 Success */ PendingFee[];
export type ListPendingFeesApiArg = {
  schoolId: number;
  studentId: number;
  /** Absent, all sessions that have begun */
  excludeSessionId?: number;
};
export type SumOfReceipts = {
  receipts: number;
  /** Rupees */
  amount: number;
  firstNo: number | null;
  lastNo: number | null;
};
export type PaymentMode2 = 'CASH' | 'CHEQUE' | 'ONLINE';
export type CountAndSum = {
  receipts: number;
  /** Rupees */
  amount: number;
};
export type PaymentMode = {
  mode: PaymentMode2;
  total: SumOfReceipts;
  /** Receipts of them that are not confirmed */
  pending: CountAndSum;
};
export type ReceiptType2 = 'FEE' | 'TC' | 'OTHER' | 'READMISSION';
export type ReceiptType = {
  type: ReceiptType2;
  total: SumOfReceipts;
};
export type Cashier = {
  cashierId: number;
  /** Null where the caller may not see the user */
  cashier: string | null;
  total: SumOfReceipts;
  cash: SumOfReceipts;
  cheque: SumOfReceipts;
  online: SumOfReceipts;
};
export type CancelledReceipt = {
  receiptNo: number;
  /** User who created it */
  cashier: string | null;
  paymentMode: PaymentMode2;
  /** Rupees */
  amount: number;
  madeOn: string;
  cancelledOn: string;
  reason: string;
};
export type CancelledReceipts = {
  receipts: number;
  /** Rupees */
  amount: number;
  list: CancelledReceipt[];
};
export type CashCount = {
  cashierId: number;
  /** Null where the caller may not see the user */
  cashier: string | null;
  count500: number;
  count200: number;
  count100: number;
  count50: number;
  count20: number;
  count10: number;
  count5: number;
  count2: number;
  count1: number;
  /** Rupees */
  otherCoins: number;
  /** Rupees, of all notes and coins */
  amount: number;
  /** Rupees, of receipts that are not cancelled now */
  cash: number;
  /** Rupees, counted less cash; negative where cash is missing */
  difference: number;
  remarks: string | null;
  /** Null where the caller may not see the user */
  countedBy: string | null;
  countedAt: string;
  version: number;
};
export type DayClose = {
  schoolId: number;
  /** The day in India on which the receipts were made */
  date: string;
  /** When it was computed */
  asOf: string;
  total: SumOfReceipts;
  /** Each mode once */
  modes: PaymentMode[];
  /** Each type once */
  types: ReceiptType[];
  cashiers: Cashier[];
  /** Receipts of the total with a payment date on another day */
  otherDate: CountAndSum;
  /** Receipts of the day that are cancelled now */
  cancelled: CancelledReceipts;
  /** Receipts of earlier days, cancelled on this day */
  earlierCancelled: CancelledReceipts;
  /** Stored counts of the day */
  counts: CashCount[];
};
export type CashCount2 = {
  schoolId: number;
  date: string;
  cashierId: number;
  count500?: number;
  count200?: number;
  count100?: number;
  count50?: number;
  count20?: number;
  count10?: number;
  count5?: number;
  count2?: number;
  count1?: number;
  /** Rupees, at most two decimals */
  otherCoins?: number;
  /** Such as the reason for a difference */
  remarks?: string | null;
  /** 0 for the first count */
  version?: number;
};
export type SumsOfADay = {
  date: string;
  total: CountAndSum;
  cash: CountAndSum;
  cheque: CountAndSum;
  online: CountAndSum;
  cancelled: CountAndSum;
};
export type Days = {
  schoolId: number;
  /** When it was computed */
  asOf: string;
  days: SumsOfADay[];
};
export type Status = 'PENDING' | 'CONFIRMED' | 'CANCELLED';
export type Receipt = {
  receiptId: number;
  receiptNo: number;
  receiptType: ReceiptType2;
  schoolId: number;
  sessionId: number;
  /** Its name */
  session: string;
  classId: number | null;
  /** Of the student when the receipt was made */
  className: string | null;
  sectionName: string | null;
  studentId: number;
  studentCode: number;
  studentName: string;
  fatherName: string;
  paymentDate: string;
  paymentMode: PaymentMode2;
  /** Rupees */
  amountPaid: number;
  referenceNo: string | null;
  referenceNoDate: string | null;
  bankName: string | null;
  /** Of a cancelled receipt the reason */
  comments: string | null;
  status: Status;
  deleted: boolean;
  /** Null for a user of the platform */
  cashier: string | null;
  /** The next print is a duplicate */
  printed: boolean;
  createdAt: string;
  modifiedAt: string;
  /** In a list of one student: the sessions whose newest issued fee certificate has this receipt. It remains on the certificates of these sessions */
  certificateSessionIds?: number[];
  /** Of one confirmed receipt that is read alone: the fee certificates that contain it, the lowest number first; absent without one */
  certificateNos?: number[];
  /** With certificateNos; whether a new certificate can be issued after the cancellation of this receipt */
  certificateReplaceable?: boolean;
};
export type ReceiptOfAStudent = {
  studentId: number;
  sessionId: number;
  /** Rupees, at most two decimals */
  amountPaid: number;
};
export type PaymentForSeveralStudents = {
  schoolId: number;
  /** Not after today; today when absent */
  paymentDate?: string | null;
  paymentMode: 'CASH' | 'CHEQUE' | 'ONLINE';
  /** Required with CHEQUE and ONLINE, not kept with CASH; mode, number and, for cheques, bank and date are on one receipt of the school that is not cancelled, unless sharedReference is true */
  referenceNo?: string | null;
  /** Required with CHEQUE, not kept with CASH */
  referenceNoDate?: string | null;
  /** Required with CHEQUE, not kept with CASH */
  bankName?: string | null;
  comments?: string | null;
  /** True where another receipt with the same reference is of the same payment, such as that of a sibling; false when absent */
  sharedReference?: boolean;
  /** Each student once */
  items: ReceiptOfAStudent[];
};
export type StudentWithDues = {
  studentId: number;
  studentCode: number;
  studentName: string;
  className: string;
  sectionName: string | null;
  /** Rupees */
  remainingFee: number;
  /** Rupees */
  dueNow: number;
};
export type Receipt2 = {
  studentId: number;
  sessionId: number;
  /** Not after today; today when absent */
  paymentDate?: string | null;
  paymentMode: 'CASH' | 'CHEQUE' | 'ONLINE';
  /** Rupees, at most two decimals */
  amountPaid: number;
  receiptType: 'FEE' | 'TC' | 'OTHER' | 'READMISSION';
  /** Required with CHEQUE and ONLINE, not kept with CASH; mode, number and, for cheques, bank and date are on one receipt of the school that is not cancelled, unless sharedReference is true */
  referenceNo?: string | null;
  /** Required with CHEQUE, not kept with CASH */
  referenceNoDate?: string | null;
  /** Required with CHEQUE, not kept with CASH */
  bankName?: string | null;
  comments?: string | null;
  /** True where another receipt with the same reference is of the same payment, such as that of a sibling; false when absent */
  sharedReference?: boolean;
};
export type ReceiptsConfirmed = {
  receipts: number;
  /** Rupees, of all of them */
  amount: number;
};
export type PendingReceiptsOfAFilter = {
  paymentMode?: ('CASH' | 'CHEQUE' | 'ONLINE' | null) | ('CASH' | 'CHEQUE' | 'ONLINE' | null);
  /** The whole number */
  searchText?: string | null;
  /** Part of the reference number; letter case, blanks, dots, dashes and apostrophes do not count */
  referenceText?: string | null;
  /** First payment date */
  startDate?: string | null;
  /** Last payment date */
  endDate?: string | null;
  /** The day in India on which the receipts were created, as in the day close */
  createdOn?: string | null;
  /** The user who created the receipts */
  cashierId?: number | null;
  expectedCount: number;
  /** Rupees */
  expectedSum: number;
};
export type ReceiptToConfirm = {
  receiptId: number;
  /** What it becomes */
  status: 'CONFIRMED';
};
export type ConfirmReceipts = {
  filter?: PendingReceiptsOfAFilter;
  /** Each of them once */
  receipts?: ReceiptToConfirm[];
  sessionId: number;
};
export type ReceiptsFileOrder = {
  sessionId: number;
  /** Of the check. 205 if other receipts would be confirmed now; absent, they are not compared */
  fingerprint?: string;
  receiptsFile: Blob;
};
export type ReceiptsFile = {
  sessionId: number;
  receiptsFile: Blob;
};
export type Receipt3 = {
  receiptId: number;
  studentCode: number;
  studentName: string;
  paymentDate: string;
  paymentMode: PaymentMode2;
  /** Rupees */
  amountPaid: number;
};
export type ReceiptsFileProblem = {
  /** Its heading */
  column: string;
  message: string;
};
export type ReceiptsFileRow = {
  /** As the spreadsheet counts it */
  row: number;
  state: 'READY' | 'WRONG' | 'KNOWN';
  /** As it was read */
  receiptNo: string;
  /** The receipt with this number; null where the school has none. Without LIST_RECEIPT, only pending receipts of the session are shown */
  receipt: Receipt3 | null;
  problems: ReceiptsFileProblem[];
};
export type ReceiptsFileCheck = {
  ready: number;
  wrong: number;
  known: number;
  /** Rupees, of the rows to confirm */
  amount: number;
  /** Of the receipts to confirm as they are now */
  fingerprint: string;
  rows: ReceiptsFileRow[];
};
export type CancelReceipt = {
  comments: string;
};
export type EventOfAReceipt = {
  event: 'CREATED' | 'CONFIRMED' | 'REOPENED' | 'CANCELLED';
  at: string;
  /** Null where it is not stored or the caller may not see the user */
  by: string | null;
  reason: string | null;
};
export type SetBackToPending = {
  reason: string;
};
export type ReceiptPage = {
  content: Receipt[];
  totalElements: number;
  /** Rupees, of all pages, without cancelled receipts */
  totalAmount: number;
  cancelled: number;
  totalPages: number;
  size: number;
  /** From 0 */
  number: number;
};
export type Order =
  | 'receiptNo,DESC'
  | 'receiptNo,ASC'
  | 'paymentDate,DESC'
  | 'paymentDate,ASC'
  | 'amountPaid,DESC'
  | 'amountPaid,ASC'
  | 'studentName,DESC'
  | 'studentName,ASC';
export type ReceiptFilter = {
  schoolId: number;
  sessionId?: number | null;
  /** -1 is no restriction */
  classId?: number | null;
  receiptType?: ('FEE' | 'TC' | 'OTHER' | 'READMISSION' | null) | ('FEE' | 'TC' | 'OTHER' | 'READMISSION' | null);
  /** PENDING and CONFIRMED are never cancelled receipts; CANCELLED is the same as onlyDeleted */
  status?: ('PENDING' | 'CONFIRMED' | 'CANCELLED' | null) | ('PENDING' | 'CONFIRMED' | 'CANCELLED' | null);
  /** The whole number */
  searchText?: string | null;
  /** As searchText of the lists of students */
  studentSearchText?: string | null;
  /** First payment date */
  startDate?: string | null;
  /** Last payment date */
  endDate?: string | null;
  paymentMode?: ('CASH' | 'CHEQUE' | 'ONLINE' | null) | ('CASH' | 'CHEQUE' | 'ONLINE' | null);
  /** The day in India on which the receipts were created, as in the day close */
  createdOn?: string | null;
  /** The user who created the receipts */
  cashierId?: number | null;
  /** Part of the reference number; letter case, blanks, dots, dashes and apostrophes do not count */
  referenceText?: string | null;
  notPrinted?: boolean;
  includeDeleted?: boolean;
  onlyDeleted?: boolean;
  studentId?: number | null;
  /** From 0 */
  page?: number;
  size?: number;
};
export type Cashier2 = {
  cashierId: number;
  /** Null where the caller may not see the user */
  cashier: string | null;
};
export type FileFormat = 'EXCEL' | 'PDF';
export type ReceiptExportForm = {
  schoolId: number;
  sessionId?: number | null;
  /** -1 is no restriction */
  classId?: number | null;
  receiptType?: ('FEE' | 'TC' | 'OTHER' | 'READMISSION' | null) | ('FEE' | 'TC' | 'OTHER' | 'READMISSION' | null);
  /** PENDING and CONFIRMED are never cancelled receipts; CANCELLED is the same as onlyDeleted */
  status?: ('PENDING' | 'CONFIRMED' | 'CANCELLED' | null) | ('PENDING' | 'CONFIRMED' | 'CANCELLED' | null);
  /** The whole number */
  searchText?: string | null;
  /** As searchText of the lists of students */
  studentSearchText?: string | null;
  /** First payment date */
  startDate?: string | null;
  /** Last payment date */
  endDate?: string | null;
  paymentMode?: ('CASH' | 'CHEQUE' | 'ONLINE' | null) | ('CASH' | 'CHEQUE' | 'ONLINE' | null);
  /** The day in India on which the receipts were created, as in the day close */
  createdOn?: string | null;
  /** The user who created the receipts */
  cashierId?: number | null;
  /** Part of the reference number; letter case, blanks, dots, dashes and apostrophes do not count */
  referenceText?: string | null;
  notPrinted?: boolean;
  includeDeleted?: boolean;
  onlyDeleted?: boolean;
  studentId?: number | null;
  /** From 0 */
  page?: number;
  size?: number;
  fileFormat: FileFormat;
  sort?: Order;
};
export type ReceiptPrintForm = {
  schoolId: number;
  sessionId?: number | null;
  /** -1 is no restriction */
  classId?: number | null;
  receiptType?: ('FEE' | 'TC' | 'OTHER' | 'READMISSION' | null) | ('FEE' | 'TC' | 'OTHER' | 'READMISSION' | null);
  /** PENDING and CONFIRMED are never cancelled receipts; CANCELLED is the same as onlyDeleted */
  status?: ('PENDING' | 'CONFIRMED' | 'CANCELLED' | null) | ('PENDING' | 'CONFIRMED' | 'CANCELLED' | null);
  /** The whole number */
  searchText?: string | null;
  /** As searchText of the lists of students */
  studentSearchText?: string | null;
  /** First payment date */
  startDate: string;
  /** Last payment date */
  endDate: string;
  paymentMode?: ('CASH' | 'CHEQUE' | 'ONLINE' | null) | ('CASH' | 'CHEQUE' | 'ONLINE' | null);
  /** The day in India on which the receipts were created, as in the day close */
  createdOn?: string | null;
  /** The user who created the receipts */
  cashierId?: number | null;
  /** Part of the reference number; letter case, blanks, dots, dashes and apostrophes do not count */
  referenceText?: string | null;
  notPrinted?: boolean;
  includeDeleted?: boolean;
  onlyDeleted?: boolean;
  studentId?: number | null;
  /** From 0 */
  page?: number;
  size?: number;
  /** Prints these receipts of the filter; all when absent */
  receiptIds?: number[];
  /** With receiptIds, true asks for a page of HTML */
  html?: boolean;
};
export type FeeCertificate = {
  studentId: number;
  sessionId: number;
  /** true asks for a page of HTML, for a frame without scripts */
  html?: boolean;
};
export type PendingFee = {
  sessionId: number;
  sessionDisplayName: string;
  /** Rupees */
  remainingFee: number;
};
