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
export type SaveStudentDiscountApiResponse = /** status 200 Success */ FeeSummary;
export type SaveStudentDiscountApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  discountForm: Fees;
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
  /** Of FEE receipts that are not cancelled */
  amountPaid: number;
  remainingFee: number;
  discount: number;
  admissionFeeApplicable: boolean;
  /** A free seat owes nothing */
  rte: boolean;
  /** The discount of a COMPLETED session is not changed any more */
  sessionStatus: 'UPCOMING' | 'ACTIVE' | 'COMPLETED';
  /** The total without an admission fee that does not apply */
  payable: number;
  /** A part of amountPaid */
  awaiting: number;
  overpaid: number;
  /** The due fee without the discount */
  mostDiscount: number;
  dueNow: number;
  nextPayment: NextPayment | null;
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
  version?: number;
};
