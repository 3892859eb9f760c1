import { mayBeStored } from './attempt';
import { cacheResponse } from './cacheResponse';
import { schoolsGenerated } from './generated/schools.gen';
import type { School } from './generated/schemas.gen';

const LIST = { type: 'School', id: 'LIST' } as const;
const one = (schoolId: number) => ({ type: 'School', id: schoolId }) as const;
const listed = (schools: School[] | undefined) => [LIST, ...(schools ?? []).map(({ schoolId }) => one(schoolId))];

export const schoolsApi = schoolsGenerated.enhanceEndpoints({
  endpoints: {
    listSchools: { providesTags: listed },
    listActiveSchools: { providesTags: listed },
    getSchool: { providesTags: (_school, _failure, { id }) => [one(id)] },
    createSchool: { invalidatesTags: (_school, failure) => (mayBeStored(failure) ? [LIST] : []) },
    // The user's profile contains the school's name and logo.
    updateSchool: {
      invalidatesTags: (_school, failure) => (failure ? [] : [LIST, 'User']),
      ...cacheResponse(schoolsGenerated.endpoints.getSchool, ({ id }: { id: number }) => ({ id })),
    },
    deleteSchool: { invalidatesTags: [LIST] },
    setSchoolStatus: { invalidatesTags: (_done, _failure, { id }) => [LIST, one(id)] },
  },
});

/** Titles, limits and messages of the form fields, by form. */
export { FIELDS as SCHOOL_FIELDS } from './generated/schoolsFields.gen';
export const {
  useListSchoolsQuery,
  useListActiveSchoolsQuery,
  useGetSchoolQuery,
  useCreateSchoolMutation,
  useUpdateSchoolMutation,
  useDeleteSchoolMutation,
  useSetSchoolStatusMutation,
} = schoolsApi;
export type { School, SchoolForm } from './generated/schemas.gen';
