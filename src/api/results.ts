import type { SavedFile } from './base-query/send';
import { resultsGenerated } from './generated/results.gen';

interface Selection {
  readonly sessionId: number;
  readonly classId: number;
}

const configOf = ({ sessionId, classId }: Selection) =>
  ({ type: 'ResultConfig', id: `${sessionId}/${classId}` }) as const;
const examsOf = ({ sessionId, classId }: Selection) => ({ type: 'Exam', id: `${sessionId}/${classId}` }) as const;
const marksOf = (examId: number) => ({ type: 'StudentMarks', id: examId }) as const;
const remarksOf = ({ sessionId, classId }: Selection) =>
  ({ type: 'StudentRemarks', id: `${sessionId}/${classId}` }) as const;
const limitsOf = ({ sessionId, classId }: Selection) =>
  ({ type: 'ExamLimits', id: `${sessionId}/${classId}` }) as const;

/** The lists of a large class on a slow machine. */
const LONG = { timeoutMs: 180_000 };
/** A PDF of each student; with progress and Cancel. */
const LONGEST = { timeoutMs: 240_000 };

export const resultsApi = resultsGenerated.enhanceEndpoints({
  endpoints: {
    // Refetches a config that was never saved too.
    getResultConfig: { providesTags: (_config, _failure, selection) => [configOf(selection)] },
    saveResultConfig: {
      invalidatesTags: (_config, _failure, { resultConfigForm }) => [
        configOf(resultConfigForm),
        examsOf(resultConfigForm),
        limitsOf(resultConfigForm),
      ],
    },
    listExams: { providesTags: (_exams, _failure, selection) => [examsOf(selection)] },
    // Also after a failure: another user may have changed them. The limits contain which exams are locked.
    lockExam: { invalidatesTags: ['Exam', 'ExamLimits'] },
    // Counts entries of all classes, so it is refetched each time it is opened.
    listExamProgress: { providesTags: ['Exam'] },
    // Also after a failure: another user may have changed them. The limits contain which exams are locked.
    saveExamControls: { invalidatesTags: ['Exam', 'ExamLimits'] },
    listGrades: { providesTags: (_grades, _failure, { schoolId }) => [{ type: 'Grade', id: schoolId }] },
    saveGrades: { invalidatesTags: (_grades, _failure, { schoolId }) => [{ type: 'Grade', id: schoolId }] },
    listSubjectLimits: { providesTags: (_subjects, _failure, selection) => [limitsOf(selection)] },
    // Also after a failure: another user may have changed them.
    saveSubjectLimits: { invalidatesTags: ['ExamLimits', 'Exam'] },
    // Of all classes of the session, because other users change them between preview and copy.
    previewConfigCopy: { keepUnusedDataFor: 0 },
    applyResultConfig: { invalidatesTags: ['ResultConfig', 'Exam', 'ExamLimits'] },
    previewLimitsCopy: { keepUnusedDataFor: 0 },
    applySubjectLimits: { invalidatesTags: ['Exam', 'ExamLimits'] },
    listStudentMarks: {
      providesTags: (_rows, _failure, { studentMarksRequest }) => [marksOf(studentMarksRequest.examId)],
    },
    // Also after a failure: another user may have changed them.
    saveStudentMarks: {
      invalidatesTags: (_saved, _failure, { studentMarksForm }) => [marksOf(studentMarksForm.examId)],
    },
    downloadAwardList: { invalidatesTags: [], extraOptions: LONG },
    downloadMarksTemplate: { invalidatesTags: [], extraOptions: LONG },
    checkMarksFile: { invalidatesTags: [], extraOptions: LONG },
    annotateMarksFile: { invalidatesTags: [], extraOptions: LONG },
    // Also after a failure: another user may have changed them.
    uploadStudentMarks: {
      invalidatesTags: (_saved, _failure, { marksFileOrder: { params } }) => (params ? [marksOf(params.examId)] : []),
      extraOptions: LONG,
    },
    // Many screens change its data, so it is refetched each time it is opened.
    getSessionReadiness: { providesTags: ['ExamLimits', 'Fee', 'Class'] },
    getResultRules: { providesTags: (_rules, _failure, { sessionId }) => [{ type: 'ResultRules', id: sessionId }] },
    // Also after a failure: another user may have changed them.
    saveResultRules: {
      invalidatesTags: (_rules, _failure, { resultRulesForm: { sessionId } }) => [
        { type: 'ResultRules', id: sessionId },
      ],
    },
    previewResultRules: { extraOptions: LONG },
    // Marks, limits and rules decide, so it is refetched each time it is opened.
    getYearResult: { keepUnusedDataFor: 0 },
    listStudentRemarks: {
      providesTags: (_rows, _failure, { studentRemarksRequest }) => [remarksOf(studentRemarksRequest)],
    },
    // Also after a failure: another user may have changed them.
    saveStudentRemarks: {
      invalidatesTags: (_saved, _failure, { studentRemarksForm }) => [remarksOf(studentRemarksForm)],
    },
    downloadResultRegister: { invalidatesTags: [], extraOptions: LONG },
    downloadMarksheets: { invalidatesTags: [], extraOptions: { ...LONGEST, archiveName: 'studentResults.zip' } },
    // The progress of a run is not needed after its end.
    getMarksheetProgress: { keepUnusedDataFor: 0 },
  },
});

/** A file that was saved: the store keeps its name and number of rows instead of the generated type's Blob. */
export const fileOf = (file: unknown): SavedFile => file as SavedFile;

/** Titles, limits and messages of the form fields, by form. */
export { FIELDS as RESULT_FIELDS } from './generated/resultsFields.gen';
export const {
  useGetResultConfigQuery,
  useSaveResultConfigMutation,
  useListExamsQuery,
  useLockExamMutation,
  useListExamProgressQuery,
  useSaveExamControlsMutation,
  useListGradesQuery,
  useSaveGradesMutation,
  useListSubjectLimitsQuery,
  useSaveSubjectLimitsMutation,
  usePreviewConfigCopyQuery,
  useApplyResultConfigMutation,
  usePreviewLimitsCopyQuery,
  useApplySubjectLimitsMutation,
  useListStudentMarksQuery,
  useSaveStudentMarksMutation,
  useDownloadAwardListMutation,
  useGetSchoolSetupQuery,
  useGetSessionReadinessQuery,
  useGetResultRulesQuery,
  useGetYearResultQuery,
  useSaveResultRulesMutation,
  useListStudentRemarksQuery,
  useSaveStudentRemarksMutation,
  useDownloadResultRegisterMutation,
  useDownloadMarksheetsMutation,
  useGetMarksheetProgressQuery,
  useDownloadMarksTemplateMutation,
  useCheckMarksFileMutation,
  useAnnotateMarksFileMutation,
  useUploadStudentMarksMutation,
} = resultsApi;
export type {
  ActivationPart,
  ClassCopy,
  ClassCopyForm,
  ClassProgress,
  ClassReadiness,
  Exam,
  ExamControlForm,
  ExamKind,
  ExamLimits,
  ExamProgress,
  Grade,
  GradeForm,
  MarksheetsForm,
  MarksFileCheck,
  MarksFileEntry,
  MarksFileParams,
  ResultConfig,
  RemarkForm,
  ResultConfigForm,
  ResultRules,
  ResultRulesForm,
  RulesEffect,
  SavedRemark,
  SchoolSetup,
  StudentMarks,
  StudentMarksFormRow,
  StudentRemark,
  SubjectMarks,
  SubjectLimits,
  SubjectLimitsForm,
  YearOutcome,
  YearResult,
  YearSubject,
} from './generated/schemas.gen';
