import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMasterSubjects: build.query<ListMasterSubjectsApiResponse, ListMasterSubjectsApiArg>({
      query: (queryArg) => ({
        url: `/subject-master/${encodeURIComponent(String(queryArg.schoolId))}`,
      }),
    }),
    saveMasterSubject: build.mutation<SaveMasterSubjectApiResponse, SaveMasterSubjectApiArg>({
      query: (queryArg) => ({
        url: `/subject-master/${encodeURIComponent(String(queryArg.schoolId))}`,
        method: 'PUT',
        body: queryArg.masterSubjectForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteMasterSubject: build.mutation<DeleteMasterSubjectApiResponse, DeleteMasterSubjectApiArg>({
      query: (queryArg) => ({
        url: `/subject-master/${encodeURIComponent(String(queryArg.schoolId))}/${encodeURIComponent(String(queryArg.subjectId))}`,
        method: 'DELETE',
      }),
    }),
    listClassSubjects: build.query<ListClassSubjectsApiResponse, ListClassSubjectsApiArg>({
      query: (queryArg) => ({
        url: `/subject/`,
        params: {
          classId: queryArg.classId,
          sessionId: queryArg.sessionId,
        },
      }),
    }),
    saveClassSubject: build.mutation<SaveClassSubjectApiResponse, SaveClassSubjectApiArg>({
      query: (queryArg) => ({
        url: `/subject/`,
        method: 'PUT',
        body: queryArg.classSubjectForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteClassSubject: build.mutation<DeleteClassSubjectApiResponse, DeleteClassSubjectApiArg>({
      query: (queryArg) => ({
        url: `/subject/${encodeURIComponent(String(queryArg.sessionId))}/${encodeURIComponent(String(queryArg.classId))}/${encodeURIComponent(String(queryArg.subjectId))}`,
        method: 'DELETE',
      }),
    }),
    listSubjectGroups: build.query<ListSubjectGroupsApiResponse, ListSubjectGroupsApiArg>({
      query: (queryArg) => ({
        url: `/subject-group`,
        params: {
          classId: queryArg.classId,
          sessionId: queryArg.sessionId,
        },
      }),
    }),
    saveSubjectGroup: build.mutation<SaveSubjectGroupApiResponse, SaveSubjectGroupApiArg>({
      query: (queryArg) => ({
        url: `/subject-group`,
        method: 'PUT',
        body: queryArg.subjectGroupForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteSubjectGroup: build.mutation<DeleteSubjectGroupApiResponse, DeleteSubjectGroupApiArg>({
      query: (queryArg) => ({
        url: `/subject-group/${encodeURIComponent(String(queryArg.sessionId))}/${encodeURIComponent(String(queryArg.classId))}/${encodeURIComponent(String(queryArg.groupId))}`,
        method: 'DELETE',
      }),
    }),
    previewSubjectCopy: build.query<PreviewSubjectCopyApiResponse, PreviewSubjectCopyApiArg>({
      query: (queryArg) => ({
        url: `/subject-copy/${encodeURIComponent(String(queryArg.sessionId))}/${encodeURIComponent(String(queryArg.classId))}`,
      }),
    }),
    applySubjects: build.mutation<ApplySubjectsApiResponse, ApplySubjectsApiArg>({
      query: (queryArg) => ({
        url: `/subject-copy`,
        method: 'PUT',
        body: queryArg.classCopyForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as subjectsGenerated };
export type ListMasterSubjectsApiResponse = /** status 200 Success */ Subject[];
export type ListMasterSubjectsApiArg = {
  schoolId: number;
};
export type SaveMasterSubjectApiResponse = /** status 200 Success */ Subject;
export type SaveMasterSubjectApiArg = {
  schoolId: number;
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  masterSubjectForm: Subject2;
};
export type DeleteMasterSubjectApiResponse = /** status 200 Success */ null;
export type DeleteMasterSubjectApiArg = {
  schoolId: number;
  subjectId: number;
};
export type ListClassSubjectsApiResponse = /** status 200 Success */ ClassSubject[];
export type ListClassSubjectsApiArg = {
  classId: number;
  sessionId: number;
};
export type SaveClassSubjectApiResponse = /** status 200 Success */ ClassSubject;
export type SaveClassSubjectApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  classSubjectForm: ClassSubject2;
};
export type DeleteClassSubjectApiResponse = /** status 200 Success */ null;
export type DeleteClassSubjectApiArg = {
  sessionId: number;
  classId: number;
  subjectId: number;
};
export type ListSubjectGroupsApiResponse = /** status 200 Success */ SubjectGroup[];
export type ListSubjectGroupsApiArg = {
  classId: number;
  sessionId: number;
};
export type SaveSubjectGroupApiResponse = /** status 200 Success */ SubjectGroup;
export type SaveSubjectGroupApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  subjectGroupForm: SubjectGroup2;
};
export type DeleteSubjectGroupApiResponse = /** status 200 Success */ null;
export type DeleteSubjectGroupApiArg = {
  sessionId: number;
  classId: number;
  groupId: number;
};
export type PreviewSubjectCopyApiResponse = /** status 200 Success */ CopyToAClass[];
export type PreviewSubjectCopyApiArg = {
  sessionId: number;
  classId: number;
};
export type ApplySubjectsApiResponse = /** status 200 Success */ CopyToAClass[];
export type ApplySubjectsApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  classCopyForm: CopyToClasses;
};
export type Version = number;
export type Subject = {
  subjectId: number;
  subjectName: string;
  /** Whether a class is, was or will be taught it */
  inUse: boolean;
  version: Version;
};
export type Subject2 = {
  /** Absent for a new subject */
  subjectId?: number;
  subjectName: string;
  version?: Version;
};
export type Type = 'MANDATORY' | 'OPTIONAL';
export type EvaluationMethod = 'MARKS' | 'GRADE';
export type Stream = 'SCIENCE' | 'COMMERCE' | 'ARTS';
export type ClassSubject = {
  /** Id of the school's list of subjects */
  subjectId: number;
  subjectName: string;
  classId: number;
  sessionId: number;
  type: Type;
  evaluationMethod: EvaluationMethod;
  theory: boolean;
  practical: boolean;
  viva: boolean;
  /** Null for a subject of every stream */
  stream: Stream | null;
  /** Their names */
  groups: string[];
  /** In the same order */
  groupIds: number[];
  version: Version;
};
export type Id = number;
export type ClassSubject2 = {
  subjectId: number;
  classId: number;
  sessionId: number;
  type: Type;
  evaluationMethod: EvaluationMethod;
  /** At least one of theory, practical and viva is chosen */
  theory: boolean;
  practical: boolean;
  viva: boolean;
  stream?: ('SCIENCE' | 'COMMERCE' | 'ARTS' | null) | ('SCIENCE' | 'COMMERCE' | 'ARTS' | null);
  /** All groups the subject is in; absent, they stay as they are */
  groupIds?: Id[];
  version?: Version;
};
export type SubjectGroup = {
  groupId: number;
  groupName: string;
  sessionId: number;
  classId: number;
  stream: Stream | null;
  /** By name */
  subjectIds: number[];
  version: Version;
};
export type SubjectGroup2 = {
  /** Absent for a new group */
  groupId?: number;
  groupName: string;
  sessionId: number;
  classId: number;
  stream?: ('SCIENCE' | 'COMMERCE' | 'ARTS' | null) | ('SCIENCE' | 'COMMERCE' | 'ARTS' | null);
  subjectIds: Id[];
  version?: Version;
};
export type Change = {
  name: string;
  from: string;
  to: string;
};
export type CopyToAClass = {
  classId: number;
  className: string;
  /** Names of what the class lacks */
  adds: string[];
  changes: Change[];
  /** What only this class has, and what it cannot take over with the reason */
  keeps: string[];
  /** Why the class cannot take the copy */
  reason: string | null;
  /** Of all records that the row was derived from */
  fingerprint: string;
};
export type Class = {
  classId: number;
  /** Of the preview; a class that changed since answers 205 */
  fingerprint: string;
};
export type CopyToClasses = {
  sessionId: number;
  /** The class that is copied */
  classId: number;
  classes: Class[];
};
