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
