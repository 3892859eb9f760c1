import type { SavedFile } from './base-query/send';
import { certificatesGenerated } from './generated/certificates.gen';

const LIST = { type: 'Certificate', id: 'LIST' } as const;
const one = (certificateId: number) => ({ type: 'Certificate', id: certificateId }) as const;

/** A previewed page is only stored while it is shown, because it changes with each edit. */
const SHOWN = { keepUnusedDataFor: 0, extraOptions: { showsPage: true } } as const;

export const certificatesApi = certificatesGenerated
  .enhanceEndpoints({
    endpoints: {
      listCertificates: { providesTags: [LIST] },
      // The draft depends on the student, the receipts and the earlier certificates.
      getCertificateDraft: {
        providesTags: (_draft, _failure, { studentId }) => [
          LIST,
          { type: 'Student', id: studentId },
          { type: 'StudentFee', id: studentId },
        ],
      },
      previewCertificate: {
        ...SHOWN,
        providesTags: (_page, _failure, { certificateForm }) => [{ type: 'Student', id: certificateForm.studentId }],
      },
      // Also after a failure: another user may have issued it.
      issueCertificate: { invalidatesTags: [LIST] },
      // The document is printed or saved; a separate call records that it was printed.
      downloadCertificate: { invalidatesTags: [] },
      markCertificatePrinted: { invalidatesTags: (_certificate, _failure, { id }) => [LIST, one(id)] },
      // Also after a failure: another user may have cancelled it.
      cancelCertificate: { invalidatesTags: (_certificate, _failure, { id }) => [LIST, one(id)] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The document of downloadCertificate as a page to show; it does not count as printed. */
      viewCertificate: build.query<string, number>({
        ...SHOWN,
        query: (id) => ({ url: `/certificate/${id}/document`, params: { html: true } }),
        providesTags: (_page, _failure, id) => [one(id)],
      }),
    }),
  });

/** The text of a previewed page: the generated type is a Blob, which the store does not contain. */
export const pageOf = (page: unknown): string => page as string;

/** A saved file: the store contains its name and number of rows instead of the generated type's Blob. */
export const fileOf = (file: unknown): SavedFile => file as SavedFile;

/** Titles, limits and messages of the form fields, by form. */
export { FIELDS as CERTIFICATE_FIELDS } from './generated/certificatesFields.gen';
export const {
  useListCertificatesQuery,
  useGetCertificateDraftQuery,
  usePreviewCertificateQuery,
  useViewCertificateQuery,
  useIssueCertificateMutation,
  useDownloadCertificateMutation,
  useMarkCertificatePrintedMutation,
  useCancelCertificateMutation,
} = certificatesApi;
export type {
  Certificate,
  CertificateDetails,
  CertificateDraft,
  CertificateFilter,
  CertificateForm,
  CertificateType,
} from './generated/schemas.gen';
