import { baseApi as api } from '../baseApi';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listClasses: build.query<ListClassesApiResponse, ListClassesApiArg>({
      query: (queryArg) => ({
        url: `/class/all/${encodeURIComponent(String(queryArg.schoolId))}`,
      }),
    }),
    listMasterClasses: build.query<ListMasterClassesApiResponse, ListMasterClassesApiArg>({
      query: (queryArg) => ({
        url: `/class/master/${encodeURIComponent(String(queryArg.schoolId))}`,
      }),
    }),
    orderClasses: build.mutation<OrderClassesApiResponse, OrderClassesApiArg>({
      query: (queryArg) => ({
        url: `/class/order/${encodeURIComponent(String(queryArg.schoolId))}`,
        method: 'PUT',
        body: queryArg.classOrder,
      }),
    }),
    createClasses: build.mutation<CreateClassesApiResponse, CreateClassesApiArg>({
      query: (queryArg) => ({
        url: `/class/several`,
        method: 'POST',
        body: queryArg.classesForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    createClass: build.mutation<CreateClassApiResponse, CreateClassApiArg>({
      query: (queryArg) => ({
        url: `/class/`,
        method: 'POST',
        body: queryArg.classForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getClass: build.query<GetClassApiResponse, GetClassApiArg>({
      query: (queryArg) => ({
        url: `/class/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateClass: build.mutation<UpdateClassApiResponse, UpdateClassApiArg>({
      query: (queryArg) => ({
        url: `/class/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.classForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteClass: build.mutation<DeleteClassApiResponse, DeleteClassApiArg>({
      query: (queryArg) => ({
        url: `/class/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
    setClassStatus: build.mutation<SetClassStatusApiResponse, SetClassStatusApiArg>({
      query: (queryArg) => ({
        url: `/class/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.flag))}/disable`,
        method: 'PUT',
      }),
    }),
    createSection: build.mutation<CreateSectionApiResponse, CreateSectionApiArg>({
      query: (queryArg) => ({
        url: `/section/`,
        method: 'POST',
        body: queryArg.sectionForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateSection: build.mutation<UpdateSectionApiResponse, UpdateSectionApiArg>({
      query: (queryArg) => ({
        url: `/section/${encodeURIComponent(String(queryArg.id))}`,
        method: 'PUT',
        body: queryArg.sectionForm,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteSection: build.mutation<DeleteSectionApiResponse, DeleteSectionApiArg>({
      query: (queryArg) => ({
        url: `/section/${encodeURIComponent(String(queryArg.id))}`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as classesGenerated };
export type ListClassesApiResponse = /** status 200 Success */ Class[];
export type ListClassesApiArg = {
  schoolId: number;
};
export type ListMasterClassesApiResponse = /** status 200 Success */ string[];
export type ListMasterClassesApiArg = {
  schoolId: number;
};
export type OrderClassesApiResponse = /** status 200 Success */ Class[];
export type OrderClassesApiArg = {
  schoolId: number;
  classOrder: ClassOrder;
};
export type CreateClassesApiResponse = /** status 200 Success */ Class[];
export type CreateClassesApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  classesForm: NewClassesOfASchool;
};
export type CreateClassApiResponse = /** status 200 Success */ Class;
export type CreateClassApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  classForm: ClassForm;
};
export type GetClassApiResponse = /** status 200 Success */ Class;
export type GetClassApiArg = {
  id: number;
};
export type UpdateClassApiResponse = /** status 200 Success */ Class;
export type UpdateClassApiArg = {
  id: number;
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  classForm: ClassForm;
};
export type DeleteClassApiResponse = /** status 200 Success */ null;
export type DeleteClassApiArg = {
  id: number;
};
export type SetClassStatusApiResponse = /** status 200 Success */ null;
export type SetClassStatusApiArg = {
  id: number;
  /** true disables, false enables */
  flag: 'true' | 'false';
};
export type CreateSectionApiResponse = /** status 200 Success */ Section;
export type CreateSectionApiArg = {
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  sectionForm: SectionForm;
};
export type UpdateSectionApiResponse = /** status 200 Success */ Section;
export type UpdateSectionApiArg = {
  id: number;
  /** One key per filled form, kept across retries: the same request with the same key is applied once and gets the same response each time. */
  'Idempotency-Key'?: string;
  sectionForm: SectionForm;
};
export type DeleteSectionApiResponse = /** status 200 Success */ null;
export type DeleteSectionApiArg = {
  id: number;
};
export type Stream = 'SCIENCE' | 'COMMERCE' | 'ARTS';
export type Version = number;
export type Section = {
  sectionId: number;
  sectionName: string;
  classId: number;
  stream: Stream | null;
  version: Version;
};
export type Class = {
  classId: number;
  className: string;
  schoolId: number;
  teacherId: number | null;
  teacherName: string | null;
  disabled: boolean;
  sections: Section[];
  /** Position in the order of classes, from 1; null for the class named Default, which has no position */
  sequence: number | null;
  /** Whether students are enrolled in it in a session that is not completed */
  inUse: boolean;
  version: Version;
};
export type Id = number;
export type ClassOrder = {
  /** Every class of the school once, but for the one named Default */
  classIds: Id[];
  /** The order that the user changed; 205 if another user has changed it since */
  previousClassIds?: Id[];
};
export type SectionsOfAStream = {
  /** Null for sections without a stream */
  stream: ('SCIENCE' | 'COMMERCE' | 'ARTS' | null) | ('SCIENCE' | 'COMMERCE' | 'ARTS' | null);
  sections: number;
};
export type NewClass = {
  className: string;
  /** Each stream once, 26 sections in all */
  sections: SectionsOfAStream[];
};
export type NewClassesOfASchool = {
  schoolId: number;
  classes: NewClass[];
};
export type ClassForm = {
  className: string;
  schoolId: number;
  teacherId?: number | null;
  version?: Version;
};
export type SectionForm = {
  sectionName: string;
  classId: number;
  stream?: ('SCIENCE' | 'COMMERCE' | 'ARTS' | null) | ('SCIENCE' | 'COMMERCE' | 'ARTS' | null);
  version?: Version;
};
