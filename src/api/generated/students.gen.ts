import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStudents: build.query<ListStudentsApiResponse, ListStudentsApiArg>({
      query: (queryArg) => ({
        url: `/student/all/paged`,
        method: 'POST',
        body: queryArg.studentFilter,
        params: {
          pages: queryArg.pages,
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    findStudentByCode: build.query<FindStudentByCodeApiResponse, FindStudentByCodeApiArg>({
      query: (queryArg) => ({
        url: `/student/by-code`,
        params: {
          schoolId: queryArg.schoolId,
          studentCode: queryArg.studentCode,
          sessionId: queryArg.sessionId,
          classId: queryArg.classId,
          sectionId: queryArg.sectionId,
        },
      }),
    }),
    listAllStudents: build.query<ListAllStudentsApiResponse, ListAllStudentsApiArg>({
      query: (queryArg) => ({
        url: `/student/all`,
        method: 'POST',
        body: queryArg.studentFilter,
      }),
    }),
    exportStudents: build.mutation<ExportStudentsApiResponse, ExportStudentsApiArg>({
      query: (queryArg) => ({
        url: `/student/export`,
        method: 'POST',
        body: queryArg.studentFilter,
      }),
    }),
    registerStudent: build.mutation<RegisterStudentApiResponse, RegisterStudentApiArg>({
      query: (queryArg) => ({
        url: `/student/register`,
        method: 'POST',
        body: queryArg.studentUpload,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listTcStudents: build.query<ListTcStudentsApiResponse, ListTcStudentsApiArg>({
      query: (queryArg) => ({
        url: `/student/tc-list`,
        method: 'POST',
        body: queryArg.studentFilter,
        params: {
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    listStruckOffStudents: build.query<ListStruckOffStudentsApiResponse, ListStruckOffStudentsApiArg>({
      query: (queryArg) => ({
        url: `/student/get-name-strike-off`,
        method: 'POST',
        body: queryArg.studentFilter,
        params: {
          page: queryArg.page,
          size: queryArg.size,
        },
      }),
    }),
    strikeOffStudent: build.mutation<StrikeOffStudentApiResponse, StrikeOffStudentApiArg>({
      query: (queryArg) => ({
        url: `/student/name-strike-off`,
        method: 'POST',
        body: queryArg.strikeOffForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    saveSessionDetails: build.mutation<SaveSessionDetailsApiResponse, SaveSessionDetailsApiArg>({
      query: (queryArg) => ({
        url: `/student/session/details`,
        method: 'PUT',
        body: queryArg.sessionDetailsForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    downloadImportTemplate: build.mutation<DownloadImportTemplateApiResponse, DownloadImportTemplateApiArg>({
      query: () => ({ url: `/student/import/template`, method: 'GET' }),
    }),
    checkStudentImport: build.mutation<CheckStudentImportApiResponse, CheckStudentImportApiArg>({
      query: (queryArg) => ({
        url: `/student/import/check`,
        method: 'POST',
        body: queryArg.studentImportFile,
      }),
    }),
    annotateStudentImport: build.mutation<AnnotateStudentImportApiResponse, AnnotateStudentImportApiArg>({
      query: (queryArg) => ({
        url: `/student/import/annotated`,
        method: 'POST',
        body: queryArg.studentImportFile,
      }),
    }),
    importStudents: build.mutation<ImportStudentsApiResponse, ImportStudentsApiArg>({
      query: (queryArg) => ({
        url: `/student/import`,
        method: 'POST',
        body: queryArg.studentImportOrder,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    countStudents: build.query<CountStudentsApiResponse, CountStudentsApiArg>({
      query: (queryArg) => ({
        url: `/student/counts/${encodeURIComponent(String(queryArg.sessionId))}`,
        params: {
          targetSessionId: queryArg.targetSessionId,
        },
      }),
    }),
    getStudent: build.query<GetStudentApiResponse, GetStudentApiArg>({
      query: (queryArg) => ({
        url: `/student/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          sessionId: queryArg.sessionId,
        },
      }),
    }),
    updateStudent: build.mutation<UpdateStudentApiResponse, UpdateStudentApiArg>({
      query: (queryArg) => ({
        url: `/student/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.studentUpload,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteStudent: build.mutation<DeleteStudentApiResponse, DeleteStudentApiArg>({
      query: (queryArg) => ({
        url: `/student/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    setStudentStatus: build.mutation<SetStudentStatusApiResponse, SetStudentStatusApiArg>({
      query: (queryArg) => ({
        url: `/student/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.flag))}/disable`,
        method: 'PUT',
      }),
    }),
    revealStudent: build.mutation<RevealStudentApiResponse, RevealStudentApiArg>({
      query: (queryArg) => ({
        url: `/student/${encodeURIComponent(String(queryArg.id))}/reveal`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as studentsGenerated };
export type ListStudentsApiResponse = /** status 200 Success */ StudentPage;
export type ListStudentsApiArg = {
  /** Page from 0; must equal page if both are given, in the query or the body */
  pages?: number;
  page?: number;
  size?: number;
  studentFilter: StudentFilter;
};
export type FindStudentByCodeApiResponse = /** status 200 Success */ StudentOfACode;
export type FindStudentByCodeApiArg = {
  schoolId: number;
  studentCode: number;
  /** Absent, the enrolment in use counts */
  sessionId?: number;
  /** -1 is no restriction */
  classId?: number;
  /** -1 is no restriction */
  sectionId?: number;
};
export type ListAllStudentsApiResponse = /** status 200 Success */ Student[];
export type ListAllStudentsApiArg = {
  studentFilter: StudentFilter;
};
export type ExportStudentsApiResponse = /** status 200 Success */ Blob;
export type ExportStudentsApiArg = {
  studentFilter: StudentFilter;
};
export type RegisterStudentApiResponse = /** status 200 Success */ Student2;
export type RegisterStudentApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  studentUpload: StudentUpload;
};
export type ListTcStudentsApiResponse = /** status 200 Success */ StudentLifePage;
export type ListTcStudentsApiArg = {
  page?: number;
  size?: number;
  studentFilter: StudentFilter;
};
export type ListStruckOffStudentsApiResponse = /** status 200 Success */ StudentLifePage;
export type ListStruckOffStudentsApiArg = {
  page?: number;
  size?: number;
  studentFilter: StudentFilter;
};
export type StrikeOffStudentApiResponse = /** status 200 Success */ null;
export type StrikeOffStudentApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  strikeOffForm: NameStrikeOff;
};
export type SaveSessionDetailsApiResponse = /** status 200 Success */ null;
export type SaveSessionDetailsApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  sessionDetailsForm: SessionDetails;
};
export type DownloadImportTemplateApiResponse = /** status 200 Success */ Blob;
export type DownloadImportTemplateApiArg = void;
export type CheckStudentImportApiResponse = /** status 200 Success */ StudentImportCheck;
export type CheckStudentImportApiArg = {
  studentImportFile: StudentImportFile;
};
export type AnnotateStudentImportApiResponse = /** status 200 Success */ Blob;
export type AnnotateStudentImportApiArg = {
  studentImportFile: StudentImportFile;
};
export type ImportStudentsApiResponse = /** status 200 Success */ StudentImported;
export type ImportStudentsApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  studentImportOrder: StudentImportOrder;
};
export type CountStudentsApiResponse = /** status 200 Success */ StudentsOfAClass[];
export type CountStudentsApiArg = {
  sessionId: number;
  /** Also counts the students who are not promoted into this session of the school */
  targetSessionId?: number;
};
export type GetStudentApiResponse = /** status 200 Success */ Student2;
export type GetStudentApiArg = {
  id: number;
  /** The session whose enrolment comes first */
  sessionId?: number;
};
export type UpdateStudentApiResponse = /** status 200 Success */ Student2;
export type UpdateStudentApiArg = {
  id: number;
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  studentUpload: StudentUpload;
};
export type DeleteStudentApiResponse = /** status 200 Success */ null;
export type DeleteStudentApiArg = {
  id: number;
};
export type SetStudentStatusApiResponse = /** status 200 Success */ null;
export type SetStudentStatusApiArg = {
  id: number;
  /** true disables, false enables */
  flag: 'true' | 'false';
};
export type RevealStudentApiResponse = /** status 200 Success */ StudentSecrets;
export type RevealStudentApiArg = {
  id: number;
};
export type Gender = 'MALE' | 'FEMALE' | 'OTHER';
export type Category =
  | ('GENERAL' | 'OBC' | 'SC' | 'ST' | 'EBC' | 'EX SERVICEMAN' | null)
  | ('GENERAL' | 'OBC' | 'SC' | 'ST' | 'EBC' | 'EX SERVICEMAN' | null);
export type RegistrationStatus = 'PENDING' | 'COMPLETE';
export type Enrollment = {
  sessionId: number;
  sessionDisplayName?: string;
  sessionStatus?: 'UPCOMING' | 'ACTIVE' | 'COMPLETED';
  sessionStartDate?: string;
  classId: number;
  sectionId: number | null;
  rollNo: number | null;
  className: string;
  sectionName: string | null;
  registrationStatus: RegistrationStatus;
  /** Whether the student is new in the session, as stored at enrolment. By default the admission fee applies to new students */
  newAdmission: boolean;
};
export type Version = number;
export type Student = {
  studentId: number;
  studentCode: number;
  studentName: string;
  /** Blank without a father */
  fatherName: string;
  /** Blank without a mother */
  motherName: string;
  gender: Gender;
  /** Number in the school's admission register */
  studentSrNo: string;
  admissionDate: string;
  dateOfBirth: string;
  mobileNo: string;
  /** Masked */
  aadharNo: string | null;
  category: Category;
  rte: boolean;
  /** Address of the image below the images path */
  image: string | null;
  deleted: boolean;
  /** A transfer certificate was issued or the student was disabled */
  disabled: boolean;
  /** The name is struck off */
  blocked: boolean;
  schoolId: number;
  enrollments: Enrollment[];
  version: Version;
};
export type StudentPage = {
  content: Student[];
  totalElements: number;
  totalPages: number;
  size: number;
  /** From 0 */
  number: number;
};
export type StudentFilter = {
  schoolId: number;
  /** If absent, each student is listed with the current enrolment */
  sessionId?: number | null;
  /** -1 is no restriction */
  classId?: number | null;
  /** -1 is no restriction */
  sectionId?: number | null;
  /** Each of its words, in any order, is any part of the student's code, Sr. No. or name, of a parent's name, or, with four digits or more, of a mobile of the student or a parent. Words of one or two signs alone are looked for in the student's code, Sr. No. and name */
  searchText?: string | null;
  includeDisabled?: boolean;
  includeBlocked?: boolean;
  onlyDisabled?: boolean;
  onlyBlocked?: boolean;
  onlyTc?: boolean;
  /** -1 is no restriction; with PENDING or COMPLETE no deleted student is listed */
  registrationStatus?: ('-1' | 'PENDING' | 'COMPLETE' | null) | ('-1' | 'PENDING' | 'COMPLETE' | null);
  nonRte?: boolean;
  /** Only students who are new in the session (newAdmission of the enrolment) */
  newStudents?: boolean;
  /** Within active, inactive and deleted students. When absent, whose code or Sr. No. is the one word of searchText, then the name. bestMatch lists the students that are not deleted first: by the equal code or Sr. No., by the beginning of the name, of its words, by any part of the name, of the code or Sr. No., then the others */
  sortBy?: 'studentName' | 'studentCode' | 'studentSrNo' | 'className' | 'rollNo' | 'admissionDate' | 'bestMatch';
  sortOrder?: 'asc' | 'desc';
  /** From 0 */
  page?: number;
  size?: number;
};
export type StudentOfACode = {
  /** With the enrolment of the session asked for, else with the one in use */
  student: Student | null;
  /** Why the student cannot be chosen within session, class and section; null where nothing is in the way */
  obstacle:
    | (
        | 'DELETED'
        | 'TC_ISSUED'
        | 'STRUCK_OFF'
        | 'DISABLED'
        | 'NOT_IN_SESSION'
        | 'SECTION_MISSING'
        | 'REGISTRATION_PENDING'
        | 'OTHER_CLASS'
        | null
      )
    | (
        | 'DELETED'
        | 'TC_ISSUED'
        | 'STRUCK_OFF'
        | 'DISABLED'
        | 'NOT_IN_SESSION'
        | 'SECTION_MISSING'
        | 'REGISTRATION_PENDING'
        | 'OTHER_CLASS'
        | null
      );
};
export type BloodGroup =
  | ('A+' | 'A-' | 'B+' | 'B-' | 'AB+' | 'AB-' | 'O+' | 'O-' | null)
  | ('A+' | 'A-' | 'B+' | 'B-' | 'AB+' | 'AB-' | 'O+' | 'O-' | null);
export type Relation = 'FATHER' | 'MOTHER' | 'GUARDIAN';
export type Parent = {
  parentId: number;
  type: Relation;
  name: string;
  /** Masked */
  aadharNo: string | null;
  /** Masked */
  panNo: string | null;
  mobileNo: string | null;
  taxPayer: boolean;
  higherQualification: string | null;
  occupation: string | null;
};
export type Sibling = {
  siblingStudentId: number;
  studentId: number;
  siblingName: string;
  siblingCode: number;
  schoolId: number;
  schoolName: string;
  classId: number | null;
  className: string | null;
};
export type Result = ('Pass' | 'Fail' | 'Pursuing' | null) | ('Pass' | 'Fail' | 'Pursuing' | null);
export type LastSchool = {
  name: string | null;
  className: string | null;
  marks: string | null;
  attendance: string | null;
  result: Result;
  contactNo: string | null;
};
export type Student2 = {
  studentId: number;
  studentCode: number;
  studentName: string;
  /** Blank without a father */
  fatherName: string;
  /** Blank without a mother */
  motherName: string;
  gender: Gender;
  /** Number in the school's admission register */
  studentSrNo: string;
  admissionDate: string;
  dateOfBirth: string;
  mobileNo: string;
  /** Masked */
  aadharNo: string | null;
  category: Category;
  rte: boolean;
  /** Address of the image below the images path */
  image: string | null;
  deleted: boolean;
  /** A transfer certificate was issued or the student was disabled */
  disabled: boolean;
  /** The name is struck off */
  blocked: boolean;
  schoolId: number;
  enrollments: Enrollment[];
  version: Version;
  address1: string;
  district: string;
  block: string;
  municipalBoard: string | null;
  municipalWard: string | null;
  pinCode: string;
  janAadharNo: string | null;
  nicNo: string | null;
  religion: string | null;
  caste: string | null;
  bloodGroup: BloodGroup;
  bplCardNo: string | null;
  ewsCardNo: string | null;
  guardianAddress: string | null;
  parentsInfo: Parent[];
  siblingInfo: Sibling[];
  lastSchoolDetails: LastSchool;
  /** When the name was struck off or the transfer certificate was issued; null for a student who has not left */
  leftAt?: string | null;
};
export type ParentForm = {
  parentId?: number;
  type: Relation;
  name: string;
  /** A masked value, sent back as it was read, leaves the stored number as it is */
  aadharNo?: string | null;
  /** A masked value, sent back as it was read, leaves the stored number as it is */
  panNo?: string | null;
  mobileNo?: string | null;
  taxPayer?: boolean;
  higherQualification?: string | null;
  occupation?: string | null;
};
export type SiblingForm = {
  siblingStudentId: number;
  schoolId?: number;
  classId?: number | null;
};
export type LastSchool2 = {
  name?: string | null;
  className?: string | null;
  marks?: string | null;
  attendance?: string | null;
  result?: Result;
  contactNo?: string | null;
};
export type EnrollmentForm = {
  sessionId: number;
  classId: number;
  /** Required when the class has sections */
  sectionId?: number | null;
  /** Whether the student is new in the session. Absent or null, the provider decides when the student is enrolled: new are students without an enrolment in an earlier session who are enrolled while the session is UPCOMING, or whose admission date is at most 180 days before its start. It is stored once; for an enrolled student another value answers 109 */
  newAdmission?: boolean | null;
};
export type Student3 = {
  schoolId: number;
  studentName: string;
  gender: Gender;
  /** Number in the school's admission register; left blank, the next one is given */
  studentSrNo?: string | null;
  dateOfBirth: string;
  admissionDate: string;
  /** Without one the answer is 144 */
  mobileNo?: string | null;
  /** A masked value, sent back as it was read, leaves the stored number as it is */
  aadharNo?: string | null;
  janAadharNo?: string | null;
  nicNo?: string | null;
  religion?: string | null;
  caste?: string | null;
  category?: Category;
  bloodGroup?: BloodGroup;
  bplCardNo?: string | null;
  ewsCardNo?: string | null;
  rte?: boolean;
  address1: string;
  district: string;
  block: string;
  municipalBoard?: string | null;
  municipalWard?: string | null;
  pinCode: string;
  guardianAddress?: string | null;
  parentsInfo: ParentForm[];
  siblingInfo?: SiblingForm[];
  lastSchoolDetails?: LastSchool2;
  /** The session, class and section the form shows; entries of other sessions stay as they are */
  enrollments: EnrollmentForm[];
  removeImage?: boolean;
  version?: Version;
};
export type StudentUpload = {
  student: Student3;
  studentImage?: Blob;
};
export type Action = 'ACTIVE' | 'INACTIVE' | 'TC';
export type HistoryEntry = {
  /** Blank where none was given */
  comment: string;
  type: Action;
  createdAt: string;
};
export type StudentLife = {
  studentDetail: Student;
  history: HistoryEntry[];
};
export type StudentLifePage = {
  content: StudentLife[];
  totalElements: number;
  totalPages: number;
  size: number;
  /** From 0 */
  number: number;
};
export type NameStrikeOff = {
  schoolId: number;
  sessionId: number;
  studentId: number;
  /** Required to strike a name off */
  comment?: string | null;
  type: 'ACTIVE' | 'INACTIVE';
};
export type SessionDetail = {
  studentId: number;
  /** A whole number from 1 to 99999; any other answers 172. null takes the number away */
  rollNo: number | null;
  /** The student's number when the list was loaded. If the stored number differs, the write answers 205 */
  rollNoBefore?: number | null;
};
export type SessionDetails = {
  sessionId: number;
  classId: number;
  /** Required when the class has sections */
  sectionId?: number | null;
  students: SessionDetail[];
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
export type Student4 = {
  studentId: number;
  studentCode: number;
  studentName: string;
};
export type StudentImportRow = {
  /** As the spreadsheet counts it */
  row: number;
  state: 'READY' | 'WRONG' | 'KNOWN';
  /** As it was read */
  studentName: string;
  /** As it was read */
  fatherName: string;
  /** As it was read */
  className: string;
  /** As it was read */
  sectionName: string;
  problems: ImportProblem[];
  student?: Student4;
};
export type StudentImportCheck = {
  ready: number;
  wrong: number;
  known: number;
  newAdmissions: number;
  notRead: NotRead;
  reading: Reading;
  rows: StudentImportRow[];
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
export type StudentImportFile = {
  schoolId: number;
  /** The session the students are registered in */
  sessionId: number;
  file: Blob;
  mapping?: Columns;
};
export type ImportedStudent = {
  /** As the spreadsheet counts it */
  row: number;
  studentId: number;
  studentCode: number;
  studentSrNo: string;
  studentName: string;
  className: string;
  sectionName: string | null;
};
export type StudentImported = {
  students: number;
  /** In the order of the file */
  registered: ImportedStudent[];
};
export type StudentImportOrder = {
  schoolId: number;
  /** The session the students are registered in */
  sessionId: number;
  file: Blob;
  /** How many rows were ready to be registered in the check that was confirmed */
  students: number;
  mapping?: Columns;
};
export type StudentsOfAClass = {
  classId: number;
  className: string;
  students: number;
  /** Active students whose registration is pending, or whose class got sections since */
  pending: number;
  withoutRollNo: number;
  /** Active students who are not enrolled in the target session and did not pass out of this one by a promotion that is in effect. null without a target session, and for a class outside the order of the classes, of which nobody is promoted */
  notPromoted: number | null;
};
export type ParentSecrets = {
  parentId: number;
  aadharNo: string | null;
  panNo: string | null;
};
export type StudentSecrets = {
  aadharNo: string | null;
  parents: ParentSecrets[];
};
