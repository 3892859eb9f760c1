import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSchools: build.query<ListSchoolsApiResponse, ListSchoolsApiArg>({
      query: () => ({ url: `/school/all` }),
    }),
    listActiveSchools: build.query<ListActiveSchoolsApiResponse, ListActiveSchoolsApiArg>({
      query: () => ({ url: `/school/active` }),
    }),
    createSchool: build.mutation<CreateSchoolApiResponse, CreateSchoolApiArg>({
      query: (queryArg) => ({
        url: `/school/`,
        method: 'POST',
        body: queryArg.schoolForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getSchool: build.query<GetSchoolApiResponse, GetSchoolApiArg>({
      query: (queryArg) => ({
        url: `/school/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateSchool: build.mutation<UpdateSchoolApiResponse, UpdateSchoolApiArg>({
      query: (queryArg) => ({
        url: `/school/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.schoolForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteSchool: build.mutation<DeleteSchoolApiResponse, DeleteSchoolApiArg>({
      query: (queryArg) => ({
        url: `/school/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    setSchoolStatus: build.mutation<SetSchoolStatusApiResponse, SetSchoolStatusApiArg>({
      query: (queryArg) => ({
        url: `/school/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.status))}/disable`,
        method: 'PUT',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as schoolsGenerated };
export type ListSchoolsApiResponse = /** status 200 Success */ School[];
export type ListSchoolsApiArg = void;
export type ListActiveSchoolsApiResponse = /** status 200 Success */ School[];
export type ListActiveSchoolsApiArg = void;
export type CreateSchoolApiResponse = /** status 200 Success */ School;
export type CreateSchoolApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  schoolForm: SchoolForm;
};
export type GetSchoolApiResponse = /** status 200 Success */ School;
export type GetSchoolApiArg = {
  id: number;
};
export type UpdateSchoolApiResponse = /** status 200 Success */ School;
export type UpdateSchoolApiArg = {
  id: number;
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  schoolForm: SchoolForm;
};
export type DeleteSchoolApiResponse = /** status 200 Success */ null;
export type DeleteSchoolApiArg = {
  id: number;
};
export type SetSchoolStatusApiResponse = /** status 200 Success */ null;
export type SetSchoolStatusApiArg = {
  id: number;
  /** true disables, false enables */
  status: 'true' | 'false';
};
export type Version = number;
export type School = {
  schoolId: number;
  schoolName: string;
  address: string;
  principal: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  contactMobile: string | null;
  studentCodeStartFrom: number | null;
  feeReceiptStartFrom: number | null;
  feeCertificateStartFrom: number | null;
  letterNo: string | null;
  upiId: string | null;
  certificateWording: string | null;
  /** Address of the image below the images path */
  logo: string | null;
  disabled: boolean;
  createdAt: string;
  version: Version;
};
export type SchoolForm = {
  schoolName: string;
  address: string;
  principal?: string;
  contactEmail?: string;
  /** 10 to 12 digits; spaces, plus and minus may separate them */
  contactPhone?: string;
  /** 10 to 12 digits; spaces, plus and minus may separate them */
  contactMobile?: string;
  studentCodeStartFrom: number;
  feeReceiptStartFrom: number;
  feeCertificateStartFrom: number;
  letterNo?: string;
  /** Payments made on the portal's QR code go to it */
  upiId?: string;
  /** Printed on each fee certificate, such as the section of the tax law */
  certificateWording?: string;
  logo?: Blob;
  version?: Version;
};
