import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    issueCertificate: build.mutation<IssueCertificateApiResponse, IssueCertificateApiArg>({
      query: (queryArg) => ({
        url: `/certificate`,
        method: 'POST',
        body: queryArg.certificateForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getCertificateDraft: build.query<GetCertificateDraftApiResponse, GetCertificateDraftApiArg>({
      query: (queryArg) => ({
        url: `/certificate/draft/${encodeURIComponent(String(queryArg['type']))}/${encodeURIComponent(String(queryArg.studentId))}/${encodeURIComponent(String(queryArg.sessionId))}`,
      }),
    }),
    previewCertificate: build.query<PreviewCertificateApiResponse, PreviewCertificateApiArg>({
      query: (queryArg) => ({
        url: `/certificate/preview`,
        method: 'POST',
        body: queryArg.certificateForm,
      }),
    }),
    listCertificates: build.query<ListCertificatesApiResponse, ListCertificatesApiArg>({
      query: (queryArg) => ({
        url: `/certificate/list`,
        method: 'POST',
        body: queryArg.certificateFilter,
      }),
    }),
    downloadCertificate: build.mutation<DownloadCertificateApiResponse, DownloadCertificateApiArg>({
      query: (queryArg) => ({
        url: `/certificate/${encodeURIComponent(String(queryArg.id))}/document`,
        method: 'GET',
        params: {
          html: queryArg.html,
        },
      }),
    }),
    markCertificatePrinted: build.mutation<MarkCertificatePrintedApiResponse, MarkCertificatePrintedApiArg>({
      query: (queryArg) => ({
        url: `/certificate/${encodeURIComponent(String(queryArg.id))}/printed`,
        method: 'POST',
      }),
    }),
    cancelCertificate: build.mutation<CancelCertificateApiResponse, CancelCertificateApiArg>({
      query: (queryArg) => ({
        url: `/certificate/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: 'POST',
        body: queryArg.certificateCancelForm,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as certificatesGenerated };
export type IssueCertificateApiResponse = /** status 200 Success */ Certificate;
export type IssueCertificateApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  certificateForm: Certificate3;
};
export type GetCertificateDraftApiResponse = /** status 200 Success */ DraftOfACertificate;
export type GetCertificateDraftApiArg = {
  type: 'TRANSFER' | 'BONAFIDE' | 'CHARACTER';
  studentId: number;
  sessionId: number;
};
export type PreviewCertificateApiResponse = /** status 200 Success */ Blob;
export type PreviewCertificateApiArg = {
  certificateForm: Certificate3;
};
export type ListCertificatesApiResponse = /** status 200 Success */ {
  content: Certificate[];
  totalElements: number;
  totalPages: number;
};
export type ListCertificatesApiArg = {
  certificateFilter: Certificates;
};
export type DownloadCertificateApiResponse = /** status 200 Success */ Blob;
export type DownloadCertificateApiArg = {
  id: number;
  /** true asks for a page of HTML, for a frame without scripts */
  html?: boolean;
};
export type MarkCertificatePrintedApiResponse = /** status 200 Success */ Certificate;
export type MarkCertificatePrintedApiArg = {
  id: number;
};
export type CancelCertificateApiResponse = /** status 200 Success */ Certificate;
export type CancelCertificateApiArg = {
  id: number;
  certificateCancelForm: Cancellation;
};
export type Certificate2 = 'TRANSFER' | 'BONAFIDE' | 'CHARACTER';
export type Certificate = {
  certificateId: number;
  type: Certificate2;
  certificateNo: number;
  schoolId: number;
  studentId: number;
  studentCode: number;
  /** As at issue */
  studentName: string;
  /** As at issue */
  studentSrNo: string;
  /** As at issue; blank without a father */
  fatherName: string;
  sessionId: number;
  /** As at issue */
  sessionName: string;
  /** As at issue */
  className: string;
  /** As at issue */
  sectionName: string | null;
  /** Of TRANSFER, the receipt that ended the enrolment; null where the student left without one */
  receiptNo: number | null;
  issuedOn: string;
  /** Null for a user of the platform */
  issuedBy: string | null;
  /** The next copy says DUPLICATE */
  printed: boolean;
  cancelled: boolean;
  cancelReason: string | null;
};
export type Certificate3 = {
  type: Certificate2;
  studentId: number;
  sessionId: number;
  /** Number of the school's first certificate of this type, which continues its earlier numbers; 1 when absent. Must be absent when the school has issued one */
  firstNo?: number | null;
  /** Of TRANSFER, required */
  admissionClass?: string | null;
  /** Of TRANSFER */
  lastExam?: string | null;
  /** Of TRANSFER, only with an examination */
  lastResult?: string | null;
  /** Of TRANSFER, such as "Yes, to class 9" */
  promotion?: string | null;
  /** Of TRANSFER, a date or a month in words */
  duesClearedUpTo?: string | null;
  /** Of TRANSFER */
  workingDays?: number | null;
  /** Of TRANSFER, at most the working days */
  daysPresent?: number | null;
  /** Of TRANSFER and CHARACTER, required */
  conduct?: string | null;
  /** Of TRANSFER, required, not after today */
  applicationDate?: string | null;
  /** Of TRANSFER, required, not before the admission date */
  leavingDate?: string | null;
  /** Of TRANSFER, required */
  reason?: string | null;
  /** Of BONAFIDE, such as "to open a bank account" */
  purpose?: string | null;
  /** Of every type */
  remarks?: string | null;
};
export type Gender = 'MALE' | 'FEMALE' | 'OTHER';
export type CertificateDetails = {
  /** Of TRANSFER, required */
  admissionClass?: string | null;
  /** Of TRANSFER */
  lastExam?: string | null;
  /** Of TRANSFER, only with an examination */
  lastResult?: string | null;
  /** Of TRANSFER, such as "Yes, to class 9" */
  promotion?: string | null;
  /** Of TRANSFER, a date or a month in words */
  duesClearedUpTo?: string | null;
  /** Of TRANSFER */
  workingDays?: number | null;
  /** Of TRANSFER, at most the working days */
  daysPresent?: number | null;
  /** Of TRANSFER and CHARACTER, required */
  conduct?: string | null;
  /** Of TRANSFER, required, not after today */
  applicationDate?: string | null;
  /** Of TRANSFER, required, not before the admission date */
  leavingDate?: string | null;
  /** Of TRANSFER, required */
  reason?: string | null;
  /** Of BONAFIDE, such as "to open a bank account" */
  purpose?: string | null;
  /** Of every type */
  remarks?: string | null;
};
export type DraftOfACertificate = {
  /** What the certificate states from the record, to be corrected there */
  student: {
    studentId: number;
    studentCode: number;
    studentName: string;
    studentSrNo: string;
    /** Blank without a father */
    fatherName: string;
    /** Blank without a mother */
    motherName: string;
    gender: Gender;
    category: string | null;
    dateOfBirth: string;
    admissionDate: string;
    sessionName: string;
    className: string;
    sectionName: string | null;
  };
  details: CertificateDetails;
  /** Number of the next certificate of this type */
  nextNo: number;
  /** firstNo may be chosen */
  isFirst: boolean;
  /** Why it cannot be issued; null where it can */
  obstacle:
    | ('RECEIPT_MISSING' | 'ALREADY_ISSUED' | 'LEFT' | null)
    | ('RECEIPT_MISSING' | 'ALREADY_ISSUED' | 'LEFT' | null);
  /** The valid certificate of the same type, session and departure that was issued last */
  issued: Certificate | null;
  /** In the session; null where it is not determined */
  remainingFee: number | null;
  /** Rupees that remain to be paid for earlier sessions */
  earlierDues: number;
};
export type Certificates = {
  schoolId: number;
  type?: ('TRANSFER' | 'BONAFIDE' | 'CHARACTER' | null) | ('TRANSFER' | 'BONAFIDE' | 'CHARACTER' | null);
  sessionId?: number | null;
  studentId?: number | null;
  /** A part of the student's name, or a whole certificate number, student code or Sr. No. */
  searchText?: string | null;
  /** From 0 */
  page?: number;
  size?: number;
};
export type Cancellation = {
  reason: string;
};
