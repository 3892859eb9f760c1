import { mayBeStored } from './attempt';
import type { SavedFile } from './base-query/send';
import { studentsGenerated } from './generated/students.gen';

const LIST = { type: 'Student', id: 'LIST' } as const;
const one = (studentId: number) => ({ type: 'Student', id: studentId }) as const;
/** 5,000 rows on a slow machine. */
const LONG = { timeoutMs: 180_000 };

export const studentsApi = studentsGenerated.enhanceEndpoints({
  endpoints: {
    listStudents: { providesTags: [LIST] },
    listAllStudents: { providesTags: [LIST] },
    findStudentByCode: { providesTags: [LIST] },
    countStudents: { providesTags: [LIST] },
    getStudent: { providesTags: (_student, _failure, { id }) => [one(id)] },
    registerStudent: { invalidatesTags: (_student, failure) => (mayBeStored(failure) ? [LIST] : []) },
    // Also after a failure: another user may have changed it. Siblings show the name, so all records are refetched.
    updateStudent: { invalidatesTags: ['Student'] },
    deleteStudent: { invalidatesTags: ['Student'] },
    setStudentStatus: { invalidatesTags: (_done, _failure, { id }) => [LIST, one(id)] },
    exportStudents: { invalidatesTags: [] },
    listTcStudents: { providesTags: [LIST] },
    listStruckOffStudents: { providesTags: [LIST] },
    // Also after a failure: another user may have struck off or re-admitted the student.
    strikeOffStudent: { invalidatesTags: ['Student'] },
    saveSessionDetails: { invalidatesTags: ['Student'] },
    revealStudent: { invalidatesTags: [] },
    downloadImportTemplate: { invalidatesTags: [] },
    checkStudentImport: { invalidatesTags: [], extraOptions: LONG },
    annotateStudentImport: { invalidatesTags: [], extraOptions: LONG },
    // Also after a failure: another user may have registered students.
    importStudents: { invalidatesTags: ['Student'], extraOptions: LONG },
  },
});

/** Refetches the lists of students on the screen. */
export const studentsOutdated = () => studentsGenerated.util.invalidateTags([LIST]);

/** The number of students in a saved file: the store contains it instead of the generated type's Blob. */
export const rowsInFile = (file: unknown): number | undefined => (file as SavedFile).rows;

/** Titles, limits and messages of the form fields, by form. */
export { FIELDS as STUDENT_FIELDS } from './generated/studentsFields.gen';
export const {
  useListStudentsQuery,
  useListAllStudentsQuery,
  useFindStudentByCodeQuery,
  useCountStudentsQuery,
  useListTcStudentsQuery,
  useListStruckOffStudentsQuery,
  useGetStudentQuery,
  useRegisterStudentMutation,
  useUpdateStudentMutation,
  useDeleteStudentMutation,
  useExportStudentsMutation,
  useRevealStudentMutation,
  useStrikeOffStudentMutation,
  useSaveSessionDetailsMutation,
  useDownloadImportTemplateMutation,
  useCheckStudentImportMutation,
  useAnnotateStudentImportMutation,
  useImportStudentsMutation,
} = studentsApi;
export type {
  Enrollment as Enrolment,
  HistoryEntry,
  ImportedStudent,
  ImportMapping,
  ImportProblem,
  ImportReading,
  Parent,
  ParentForm,
  Sibling,
  Student,
  StudentByCode,
  StudentCount,
  StudentFilter,
  StudentForm,
  StudentImportCheck,
  StudentImportRow,
  StudentLife,
  StudentRow,
  StudentSecrets,
  SessionDetail,
  StudentUpload,
} from './generated/schemas.gen';
