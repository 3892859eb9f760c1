import { mayBeStored } from './attempt';
import { cacheResponse } from './cacheResponse';
import { teachersGenerated } from './generated/teachers.gen';

const LIST = { type: 'Teacher', id: 'LIST' } as const;
const CLASSES = { type: 'Class', id: 'LIST' } as const;
/** The hashes of 200 passwords on a slow machine. */
const LONG = { timeoutMs: 180_000 };
const one = (teacherId: number) => ({ type: 'Teacher', id: teacherId }) as const;

// A class shows its teacher's name, so the list of classes follows.
export const teachersApi = teachersGenerated.enhanceEndpoints({
  endpoints: {
    listTeachers: {
      providesTags: (teachers) => [LIST, ...(teachers ?? []).map(({ teacherId }) => one(teacherId))],
    },
    listActiveTeachers: { providesTags: [LIST] },
    getTeacher: { providesTags: (_teacher, _failure, { id }) => [one(id)] },
    createAdministrator: { invalidatesTags: (_teacher, failure) => (mayBeStored(failure) ? [LIST] : []) },
    createTeacher: { invalidatesTags: (_teacher, failure) => (mayBeStored(failure) ? [LIST] : []) },
    // Also after a failure: another user may have changed it.
    updateTeacher: {
      invalidatesTags: (_teacher, failure, { id }) => (failure ? [LIST, one(id), CLASSES] : [LIST, CLASSES]),
      ...cacheResponse(teachersGenerated.endpoints.getTeacher, ({ id }: { id: number }) => ({ id })),
    },
    downloadTeacherTemplate: { invalidatesTags: [] },
    checkTeacherImport: { invalidatesTags: [], extraOptions: LONG },
    // Also after a failure: another user may have registered teachers.
    importTeachers: { invalidatesTags: [LIST], extraOptions: LONG },
    deleteTeacher: { invalidatesTags: [LIST, CLASSES] },
    setTeacherStatus: { invalidatesTags: (_done, _failure, { id }) => [LIST, one(id)] },
  },
});

/** Titles, limits and messages of the form fields, by form. */
export { FIELDS as TEACHER_FIELDS } from './generated/teachersFields.gen';
export const {
  useListTeachersQuery,
  useListActiveTeachersQuery,
  useGetTeacherQuery,
  useCreateAdministratorMutation,
  useCreateTeacherMutation,
  useUpdateTeacherMutation,
  useDeleteTeacherMutation,
  useSetTeacherStatusMutation,
  useDownloadTeacherTemplateMutation,
  useCheckTeacherImportMutation,
  useImportTeachersMutation,
} = teachersApi;
export type {
  ImportedTeacher,
  Teacher,
  TeacherChangeForm,
  TeacherForm,
  TeacherImportCheck,
  TeacherImportRow,
  TeacherName,
} from './generated/schemas.gen';
