import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTeachers: build.query<ListTeachersApiResponse, ListTeachersApiArg>({
      query: (queryArg) => ({
        url: `/user/teacher/all/${encodeURIComponent(String(queryArg.schoolId))}`,
      }),
    }),
    listActiveTeachers: build.query<ListActiveTeachersApiResponse, ListActiveTeachersApiArg>({
      query: (queryArg) => ({
        url: `/user/teacher/active/${encodeURIComponent(String(queryArg.schoolId))}`,
      }),
    }),
    createTeacher: build.mutation<CreateTeacherApiResponse, CreateTeacherApiArg>({
      query: (queryArg) => ({
        url: `/user/teacher`,
        method: 'POST',
        body: queryArg.teacherForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    createAdministrator: build.mutation<CreateAdministratorApiResponse, CreateAdministratorApiArg>({
      query: (queryArg) => ({
        url: `/user/administrator`,
        method: 'POST',
        body: queryArg.teacherForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    downloadTeacherTemplate: build.mutation<DownloadTeacherTemplateApiResponse, DownloadTeacherTemplateApiArg>({
      query: () => ({ url: `/user/teacher/import/template`, method: 'GET' }),
    }),
    checkTeacherImport: build.mutation<CheckTeacherImportApiResponse, CheckTeacherImportApiArg>({
      query: (queryArg) => ({
        url: `/user/teacher/import/check`,
        method: 'POST',
        body: queryArg.teacherImportFile,
      }),
    }),
    importTeachers: build.mutation<ImportTeachersApiResponse, ImportTeachersApiArg>({
      query: (queryArg) => ({
        url: `/user/teacher/import`,
        method: 'POST',
        body: queryArg.teacherImportOrder,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getTeacher: build.query<GetTeacherApiResponse, GetTeacherApiArg>({
      query: (queryArg) => ({
        url: `/user/teacher/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateTeacher: build.mutation<UpdateTeacherApiResponse, UpdateTeacherApiArg>({
      query: (queryArg) => ({
        url: `/user/teacher/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.teacherChangeForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteTeacher: build.mutation<DeleteTeacherApiResponse, DeleteTeacherApiArg>({
      query: (queryArg) => ({
        url: `/user/teacher/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    setTeacherStatus: build.mutation<SetTeacherStatusApiResponse, SetTeacherStatusApiArg>({
      query: (queryArg) => ({
        url: `/user/teacher/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.flag))}/disable`,
        method: 'PUT',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as teachersGenerated };
export type ListTeachersApiResponse = /** status 200 Success */ Teacher[];
export type ListTeachersApiArg = {
  schoolId: number;
};
export type ListActiveTeachersApiResponse = /** status 200 Success */ TeacherName[];
export type ListActiveTeachersApiArg = {
  schoolId: number;
};
export type CreateTeacherApiResponse = /** status 200 Success */ Teacher;
export type CreateTeacherApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  teacherForm: TeacherForm;
};
export type CreateAdministratorApiResponse = /** status 200 Success */ Teacher;
export type CreateAdministratorApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  teacherForm: TeacherForm;
};
export type DownloadTeacherTemplateApiResponse = /** status 200 Success */ Blob;
export type DownloadTeacherTemplateApiArg = void;
export type CheckTeacherImportApiResponse = /** status 200 Success */ TeacherImportCheck;
export type CheckTeacherImportApiArg = {
  teacherImportFile: TeacherImportFile;
};
export type ImportTeachersApiResponse = /** status 200 Success */ TeachersImported;
export type ImportTeachersApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  teacherImportOrder: TeacherImportOrder;
};
export type GetTeacherApiResponse = /** status 200 Success */ Teacher;
export type GetTeacherApiArg = {
  id: number;
};
export type UpdateTeacherApiResponse = /** status 200 Success */ Teacher;
export type UpdateTeacherApiArg = {
  id: number;
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  teacherChangeForm: TeacherChangeForm;
};
export type DeleteTeacherApiResponse = /** status 200 Success */ null;
export type DeleteTeacherApiArg = {
  id: number;
};
export type SetTeacherStatusApiResponse = /** status 200 Success */ null;
export type SetTeacherStatusApiArg = {
  id: number;
  /** true disables, false enables */
  flag: 'true' | 'false';
};
export type Gender = 'MALE' | 'FEMALE' | 'OTHER';
export type Version = number;
export type Teacher = {
  teacherId: number;
  userId: number;
  teacherName: string;
  userName: string;
  schoolId: number;
  gender: Gender;
  dateOfBirth: string;
  contactEmail: string;
  contactPhone: string;
  disabled: boolean;
  createdAt: string;
  modifiedAt: string;
  version: Version;
};
export type TeacherName = {
  teacherId: number;
  firstName?: string | null;
  lastName?: string | null;
  teacherName: string;
};
export type TeacherForm = {
  userName: string;
  password: string;
  schoolId: number;
  teacherName: string;
  gender: Gender;
  dateOfBirth: string;
  contactEmail: string;
  contactPhone: string;
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
export type ImportProblem = {
  /** Its heading; blank for the row as a whole */
  column: string;
  message: string;
};
export type TeacherImportRow = {
  /** As the spreadsheet counts it */
  row: number;
  state: 'READY' | 'WRONG' | 'KNOWN';
  /** As it was read */
  teacherName: string;
  /** Of the file, or a suggestion made of the name */
  userName: string;
  /** As it was read */
  contactEmail: string;
  problems: ImportProblem[];
};
export type TeacherImportCheck = {
  ready: number;
  wrong: number;
  known: number;
  notRead: NotRead;
  reading: Reading;
  rows: TeacherImportRow[];
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
export type TeacherImportFile = {
  schoolId: number;
  file: Blob;
  mapping?: Columns;
};
export type ImportedTeacher = {
  /** As the spreadsheet counts it */
  row: number;
  teacherId: number;
  teacherName: string;
  userName: string;
  /** Only in the first response. It is not stored, so a repeated request gets null */
  password: string | null;
};
export type TeachersImported = {
  teachers: number;
  /** In the order of the file */
  registered: ImportedTeacher[];
};
export type TeacherImportOrder = {
  schoolId: number;
  file: Blob;
  mapping?: Columns;
  /** Number of rows that were ready in the check that was confirmed */
  teachers: number;
};
export type TeacherChangeForm = {
  userName?: string;
  password?: string;
  schoolId?: number;
  teacherName: string;
  gender: Gender;
  /** Judged as that of a new teacher where it differs from the stored one */
  dateOfBirth: string;
  contactEmail: string;
  contactPhone: string;
  version?: Version;
};
