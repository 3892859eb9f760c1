import { subjectsGenerated } from './generated/subjects.gen';

interface Selection {
  readonly sessionId: number;
  readonly classId: number;
}

const MASTER = { type: 'Subject', id: 'MASTER' } as const;
const at = ({ sessionId, classId }: Selection) => ({ type: 'Subject', id: `${sessionId}/${classId}` }) as const;

// A subject shows its groups and a group its subjects, so a change of one refetches both lists. Also after a failure, because another
// user may have changed them.
export const subjectsApi = subjectsGenerated.enhanceEndpoints({
  endpoints: {
    listMasterSubjects: { providesTags: [MASTER] },
    listClassSubjects: { providesTags: (_subjects, _failure, selection) => [at(selection)] },
    listSubjectGroups: { providesTags: (_groups, _failure, selection) => [at(selection)] },
    // The list shows which subjects are taught.
    saveClassSubject: {
      invalidatesTags: (_subject, _failure, { classSubjectForm }) => [at(classSubjectForm), MASTER],
    },
    deleteClassSubject: { invalidatesTags: (_done, _failure, selection) => [at(selection), MASTER] },
    saveSubjectGroup: { invalidatesTags: (_group, _failure, { subjectGroupForm }) => [at(subjectGroupForm)] },
    deleteSubjectGroup: { invalidatesTags: (_done, _failure, selection) => [at(selection)] },
    // Of all classes of the session, because other users change them between preview and copy.
    previewSubjectCopy: { keepUnusedDataFor: 0 },
    applySubjects: { invalidatesTags: ['Subject'] },
    // A new name of a subject applies to every class.
    saveMasterSubject: { invalidatesTags: ['Subject'] },
    deleteMasterSubject: { invalidatesTags: [MASTER] },
  },
});

/** Titles, limits and messages of the form fields, by form. */
export { FIELDS as SUBJECT_FIELDS } from './generated/subjectsFields.gen';
export const {
  useListMasterSubjectsQuery,
  useListClassSubjectsQuery,
  useListSubjectGroupsQuery,
  useSaveMasterSubjectMutation,
  useDeleteMasterSubjectMutation,
  useSaveClassSubjectMutation,
  useDeleteClassSubjectMutation,
  useSaveSubjectGroupMutation,
  useDeleteSubjectGroupMutation,
  usePreviewSubjectCopyQuery,
  useApplySubjectsMutation,
} = subjectsApi;
export type {
  ClassSubject,
  ClassSubjectForm,
  EvaluationMethod,
  MasterSubject,
  MasterSubjectForm,
  SubjectGroup,
  SubjectGroupForm,
  SubjectType,
} from './generated/schemas.gen';
