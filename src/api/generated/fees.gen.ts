import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeeStructure: build.query<GetFeeStructureApiResponse, GetFeeStructureApiArg>({
      query: (queryArg) => ({
        url: `/fee-structure/${encodeURIComponent(String(queryArg.sessionId))}/${encodeURIComponent(String(queryArg.classId))}`,
      }),
    }),
    getStreamFeeStructure: build.query<GetStreamFeeStructureApiResponse, GetStreamFeeStructureApiArg>({
      query: (queryArg) => ({
        url: `/fee-structure/${encodeURIComponent(String(queryArg.sessionId))}/${encodeURIComponent(String(queryArg.classId))}/${encodeURIComponent(String(queryArg.stream))}`,
      }),
    }),
    saveFeeStructure: build.mutation<SaveFeeStructureApiResponse, SaveFeeStructureApiArg>({
      query: (queryArg) => ({
        url: `/fee-structure`,
        method: 'PUT',
        body: queryArg.feeStructureForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listFeeStructures: build.query<ListFeeStructuresApiResponse, ListFeeStructuresApiArg>({
      query: (queryArg) => ({
        url: `/fee-structures/${encodeURIComponent(String(queryArg.sessionId))}`,
      }),
    }),
    saveFeeStructures: build.mutation<SaveFeeStructuresApiResponse, SaveFeeStructuresApiArg>({
      query: (queryArg) => ({
        url: `/fee-structures`,
        method: 'PUT',
        body: queryArg.feeGridForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    saveFeeTerms: build.mutation<SaveFeeTermsApiResponse, SaveFeeTermsApiArg>({
      query: (queryArg) => ({
        url: `/fee-structure/terms`,
        method: 'PUT',
        body: queryArg.feeTermsForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getStudentFees: build.query<GetStudentFeesApiResponse, GetStudentFeesApiArg>({
      query: (queryArg) => ({
        url: `/fee/structure/student`,
        method: 'POST',
        body: queryArg.studentFeesOf,
      }),
    }),
    listOpeningBalances: build.query<ListOpeningBalancesApiResponse, ListOpeningBalancesApiArg>({
      query: (queryArg) => ({
        url: `/fee/opening-balances/${encodeURIComponent(String(queryArg.sessionId))}`,
        params: {
          classId: queryArg.classId,
        },
      }),
    }),
    downloadOpeningTemplate: build.mutation<DownloadOpeningTemplateApiResponse, DownloadOpeningTemplateApiArg>({
      query: (queryArg) => ({
        url: `/fee/opening-balances/${encodeURIComponent(String(queryArg.sessionId))}/template`,
        method: 'GET',
        params: {
          classId: queryArg.classId,
        },
      }),
    }),
    checkOpeningBalances: build.mutation<CheckOpeningBalancesApiResponse, CheckOpeningBalancesApiArg>({
      query: (queryArg) => ({
        url: `/fee/opening-balances/check`,
        method: 'POST',
        body: queryArg.openingFile,
      }),
    }),
    annotateOpeningBalances: build.mutation<AnnotateOpeningBalancesApiResponse, AnnotateOpeningBalancesApiArg>({
      query: (queryArg) => ({
        url: `/fee/opening-balances/annotated`,
        method: 'POST',
        body: queryArg.openingFile,
      }),
    }),
    importOpeningBalances: build.mutation<ImportOpeningBalancesApiResponse, ImportOpeningBalancesApiArg>({
      query: (queryArg) => ({
        url: `/fee/opening-balances`,
        method: 'POST',
        body: queryArg.openingOrder,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    reverseOpeningBalances: build.mutation<ReverseOpeningBalancesApiResponse, ReverseOpeningBalancesApiArg>({
      query: (queryArg) => ({
        url: `/fee/opening-balances/reverse`,
        method: 'POST',
        body: queryArg.openingReversal,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    saveStudentDiscount: build.mutation<SaveStudentDiscountApiResponse, SaveStudentDiscountApiArg>({
      query: (queryArg) => ({
        url: `/fee/student/discount`,
        method: 'PUT',
        body: queryArg.discountForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listDiscountChanges: build.query<ListDiscountChangesApiResponse, ListDiscountChangesApiArg>({
      query: (queryArg) => ({
        url: `/fee/student/discount/changes`,
        params: {
          studentId: queryArg.studentId,
          sessionId: queryArg.sessionId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as feesGenerated };
export type GetFeeStructureApiResponse = /** status 200 Success */ FeeStructure;
export type GetFeeStructureApiArg = {
  sessionId: number;
  classId: number;
};
export type GetStreamFeeStructureApiResponse = /** status 200 Success */ FeeStructure;
export type GetStreamFeeStructureApiArg = {
  sessionId: number;
  classId: number;
  stream: Stream;
};
export type SaveFeeStructureApiResponse = /** status 200 Success */ FeeStructure;
export type SaveFeeStructureApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  feeStructureForm: FeeStructure2;
};
export type ListFeeStructuresApiResponse = /** status 200 Success */ ClassOrStream[];
export type ListFeeStructuresApiArg = {
  sessionId: number;
};
export type SaveFeeStructuresApiResponse = /** status 200 Success */ ClassOrStream[];
export type SaveFeeStructuresApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  feeGridForm: FeeStructures;
};
export type SaveFeeTermsApiResponse = /** status 200 Success */ FeeStructure;
export type SaveFeeTermsApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  feeTermsForm: PaymentSchedule;
};
export type GetStudentFeesApiResponse = /** status 200 Success */ FeeSummary;
export type GetStudentFeesApiArg = {
  studentFeesOf: StudentFeesOf;
};
export type ListOpeningBalancesApiResponse = /** status 200 Success */ OpeningBalances;
export type ListOpeningBalancesApiArg = {
  sessionId: number;
  classId?: number;
};
export type DownloadOpeningTemplateApiResponse = /** status 200 Success */ Blob;
export type DownloadOpeningTemplateApiArg = {
  sessionId: number;
  classId?: number;
};
export type CheckOpeningBalancesApiResponse = /** status 200 Success */ OpeningCheck;
export type CheckOpeningBalancesApiArg = {
  openingFile: OpeningFile;
};
export type AnnotateOpeningBalancesApiResponse = /** status 200 Success */ Blob;
export type AnnotateOpeningBalancesApiArg = {
  openingFile: OpeningFile;
};
export type ImportOpeningBalancesApiResponse = /** status 200 Success */ OpeningImported;
export type ImportOpeningBalancesApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  openingOrder: OpeningOrder;
};
export type ReverseOpeningBalancesApiResponse = /** status 200 Success */ OpeningReversed;
export type ReverseOpeningBalancesApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  openingReversal: Reversal;
};
export type SaveStudentDiscountApiResponse = /** status 200 Success */ FeeSummary;
export type SaveStudentDiscountApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  discountForm: Fees;
};
export type ListDiscountChangesApiResponse = /** status 200 Success */ ChangedDiscount[];
export type ListDiscountChangesApiArg = {
  studentId: number;
  sessionId: number;
};
export type Stream = 'SCIENCE' | 'COMMERCE' | 'ARTS';
export type FeeTerm = {
  /** Within the session */
  minimumDate: string;
  /** Rupees, at most two decimals */
  minimumFee: number;
};
export type Version = number;
export type FeeStructure = {
  sessionId: number;
  classId: number;
  stream: Stream | null;
  totalFee: number;
  admissionFee: number;
  tuitionFee: number;
  examFee: number;
  computerFee: number;
  developmentFee: number;
  otherFee: number;
  admissionFeePercentage: number;
  tuitionFeePercentage: number;
  examFeePercentage: number;
  computerFeePercentage: number;
  developmentFeePercentage: number;
  otherFeePercentage: number;
  totalFeePercentage: number;
  hasCompletedFeeSetup: boolean;
  /** By date */
  dateWiseFeesList: FeeTerm[];
  version: Version;
};
export type FeeStructure2 = {
  sessionId: number;
  classId: number;
  /** Required when the class has sections with streams */
  stream?: ('SCIENCE' | 'COMMERCE' | 'ARTS' | null) | ('SCIENCE' | 'COMMERCE' | 'ARTS' | null);
  /** Rupees, at most two decimals; zero or less answers 123 */
  totalFee: number;
  /** Rupees, at most two decimals */
  admissionFee: number;
  /** Rupees, at most two decimals */
  tuitionFee: number;
  /** Rupees, at most two decimals */
  examFee: number;
  /** Rupees, at most two decimals */
  computerFee: number;
  /** Rupees, at most two decimals */
  developmentFee: number;
  /** Rupees, at most two decimals */
  otherFee: number;
  /** Version of the edited structure; 0 if none was stored. A stale version answers 205 */
  version?: number;
};
export type ClassOrStream = {
  classId: number;
  className: string;
  stream: Stream | null;
  /** Null until one is stored */
  structure: FeeStructure | null;
};
export type FeeStructure3 = {
  classId: number;
  /** Required when the class has sections with streams */
  stream?: ('SCIENCE' | 'COMMERCE' | 'ARTS' | null) | ('SCIENCE' | 'COMMERCE' | 'ARTS' | null);
  /** Rupees, at most two decimals; zero or less answers 123 */
  totalFee: number;
  /** Rupees, at most two decimals */
  admissionFee: number;
  /** Rupees, at most two decimals */
  tuitionFee: number;
  /** Rupees, at most two decimals */
  examFee: number;
  /** Rupees, at most two decimals */
  computerFee: number;
  /** Rupees, at most two decimals */
  developmentFee: number;
  /** Rupees, at most two decimals */
  otherFee: number;
  /** The new payment schedule; absent, the stored one stays */
  fees?: FeeTerm[];
  /** Version of the edited structure; 0 if none was stored. A stale version answers 205 */
  version: number;
};
export type FeeStructures = {
  sessionId: number;
  rows: FeeStructure3[];
};
export type PaymentSchedule = {
  sessionId: number;
  classId: number;
  /** Required when the class has sections with streams */
  stream?: ('SCIENCE' | 'COMMERCE' | 'ARTS' | null) | ('SCIENCE' | 'COMMERCE' | 'ARTS' | null);
  fees: FeeTerm[];
  version?: Version;
};
export type NextPayment = {
  /** Null for what no scheduled payment covers */
  date: string | null;
  /** Rupees */
  amount: number;
};
export type ScheduledPayment = {
  /** Null for the part that no date covers */
  date: string | null;
  /** Rupees */
  amount: number;
  /** Rupees; payments settle the earliest date first */
  paid: number;
};
export type LastReceipt = {
  receiptNo: number;
  paymentDate: string;
  /** Rupees */
  amountPaid: number;
};
export type FeeSummary = {
  studentId: number;
  sessionId: number;
  admissionFee: number;
  tuitionFee: number;
  examFee: number;
  computerFee: number;
  developmentFee: number;
  otherFee: number;
  totalFee: number;
  /** Of FEE receipts that are not cancelled and of the opening balance */
  amountPaid: number;
  remainingFee: number;
  /** The stored one. Of each part at most the amount that it was given on counts (discountOnEarlier) */
  discount: number;
  /** The part of discount that was given on broughtForward. The rest was given on the fee of the session */
  discountOnEarlier: number;
  admissionFeeApplicable: boolean;
  /** A free seat owes nothing but earlier dues */
  rte: boolean;
  /** The discount of a COMPLETED session is not changed any more */
  sessionStatus: 'UPCOMING' | 'ACTIVE' | 'COMPLETED';
  /** The total without an admission fee that does not apply, and the earlier dues */
  payable: number;
  /** A part of amountPaid */
  awaiting: number;
  overpaid: number;
  /** The part of amountPaid from before the school used the portal, without a receipt */
  openingPaid: number;
  /** The part of payable that was due of earlier sessions before the school used the portal */
  broughtForward: number;
  /** The due fee without the discount */
  mostDiscount: number;
  dueNow: number;
  nextPayment: NextPayment | null;
  /** The payments of payable less the discount, earliest first; what no date covers comes last */
  schedule: ScheduledPayment[];
  /** The newest one that is not cancelled */
  lastReceipt: LastReceipt | null;
  /** The provider's day in India */
  today: string;
  upiId: string | null;
  schoolName: string;
  /** Counts the changes of discount and admission fee; 0 before the first one */
  version: number;
};
export type StudentFeesOf = {
  studentId: number;
  sessionId: number;
};
export type Sums = {
  students: number;
  paid: number;
  discount: number;
  earlierDues: number;
};
export type OpeningClass = {
  classId: number;
  className: string;
  sums: Sums;
};
export type OpeningImport = {
  importId: number;
  fileName: string;
  createdAt: string;
  /** Null where the caller may not see the user */
  createdBy: string | null;
  sums: Sums;
  /** Those that are not reversed */
  entries: number;
  /** When the last entry was reversed */
  reversedAt: string | null;
  reversedBy: string | null;
};
export type OpeningEntry = {
  studentId: number;
  studentCode: number;
  studentName: string;
  sectionName: string | null;
  paid: number;
  discount: number;
  earlierDues: number;
  importId: number;
  fileRow: number;
  /** A fee receipt of the session prevents the reversal */
  hasReceipt: boolean;
};
export type OpeningBalances = {
  sums: Sums;
  classes: OpeningClass[];
  /** Newest first */
  imports: OpeningImport[];
  /** Of the named class; by section and name */
  entries: OpeningEntry[];
};
export type NotRead = {
  /** Hidden by a filter, by hand or by an outline */
  hiddenRows: number;
  hiddenColumns: number;
  hiddenSheets: number;
  /** Names of the other visible sheets with values, without those of a template; at most 30 */
  otherSheets: string[];
  /** Their headings; the letter of a column that has values and no heading */
  unknownColumns: string[];
};
export type Column = {
  heading: string;
  /** Up to three values; of Aadhar and PAN numbers only the last digits */
  examples: string[];
  field: string | null;
  how: 'EXACT' | 'CONFIRMED' | 'REMEMBERED' | 'SUGGESTED' | 'PORTAL' | 'IGNORED';
  /** Why the values may not be those of the field */
  note?: string;
};
export type Field = {
  field: string;
  title: string;
  /** The file must have a column for it */
  required: boolean;
};
export type Value = {
  outcome: 'READ' | 'NOT_READ' | 'MASKED' | 'DOUBTFUL';
  /** The notation of a date or mobile number: dd.mm.yy, +## ########## */
  value: string;
  readAs: string | null;
  /** A value with this notation */
  example: string | null;
  rows: number;
  /** Up to 20 */
  firstRows: number[];
};
export type ValuesOfAColumn = {
  column: string;
  /** Up to 20, the most frequent first */
  values: Value[];
  /** Number of values that are not listed */
  more: number;
};
export type Reading = {
  /** Name of the sheet that was read */
  sheet: string;
  /** Names of the visible sheets with values, in the order of the file, without those of a template; at most 100 */
  sheets: string[];
  columns: Column[];
  /** Every field that a column can be read as */
  fields: Field[];
  /** Titles of required fields that no column gives */
  missing: string[];
  values: ValuesOfAColumn[];
};
export type OpeningProblem = {
  /** Its heading; blank for the row as a whole */
  column: string;
  message: string;
};
export type OpeningCheckRow = {
  /** As the spreadsheet counts it */
  row: number;
  state: 'READY' | 'WRONG' | 'KNOWN' | 'BLANK';
  /** As it was read */
  studentName: string;
  /** As it was read */
  className: string;
  /** As it was read */
  sectionName: string;
  paid: number | null;
  discount: number | null;
  earlierDues: number | null;
  problems: OpeningProblem[];
};
export type OpeningCheck = {
  ready: number;
  wrong: number;
  known: number;
  blank: number;
  paid: number;
  discount: number;
  earlierDues: number;
  notRead: NotRead;
  reading: Reading;
  rows: OpeningCheckRow[];
};
export type Heading = {
  /** As the dry run shows it */
  heading: string;
  /** One of the fields of the dry run */
  field: string | null;
};
export type Columns = {
  columns: Heading[];
  /** One of the sheets of the dry run. Without it, the first visible sheet that has a row below its headings */
  sheet?: string;
};
export type OpeningFile = {
  /** The session of the opening balances */
  sessionId: number;
  file: Blob;
  mapping?: Columns;
};
export type OpeningImported = {
  importId: number;
  students: number;
};
export type OpeningOrder = {
  /** The session of the opening balances */
  sessionId: number;
  file: Blob;
  mapping?: Columns;
  students: number;
  paid: number;
  discount: number;
  earlierDues: number;
};
export type OpeningStay = {
  studentId: number;
  studentCode: number;
  studentName: string;
  className: string | null;
  reason: 'RECEIPT' | 'DISCOUNT_CHANGED';
};
export type OpeningReversed = {
  reversed: number;
  stays: OpeningStay[];
};
export type Reversal = {
  sessionId: number;
  importId?: number;
  studentIds?: number[];
};
export type Fees = {
  studentId: number;
  sessionId: number;
  /** Rupees, at most two decimals */
  discount: number;
  admissionFeeApplicable: boolean;
  /** Ignored */
  admissionFee?: number;
  /** Ignored */
  tuitionFee?: number;
  /** Ignored */
  examFee?: number;
  /** Ignored */
  computerFee?: number;
  /** Ignored */
  developmentFee?: number;
  /** Ignored */
  otherFee?: number;
  /** Ignored */
  totalFee?: number;
  /** Ignored */
  amountPaid?: number;
  /** Ignored */
  remainingFee?: number;
  /** Stored with a changed discount; ignored otherwise */
  reason?: string | null;
  version?: number;
};
export type ChangedDiscount = {
  changedAt: string;
  /** Null where the caller may not see the user */
  by: string | null;
  /** Rupees */
  before: number;
  /** Rupees */
  after: number;
  /** The Fees dialog, the import of opening balances or its reversal */
  source: 'FEES' | 'OPENING_IMPORT' | 'OPENING_REVERSAL';
  reason: string | null;
};
