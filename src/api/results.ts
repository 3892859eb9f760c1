import { resultsGenerated } from './generated/results.gen';

interface Place {
  readonly sessionId: number;
  readonly classId: number;
}

const limitsOf = ({ sessionId, classId }: Place) => ({ type: 'ExamLimits', id: `${sessionId}/${classId}` }) as const;

export const resultsApi = resultsGenerated.enhanceEndpoints({
  endpoints: {
    listSubjectLimits: { providesTags: (_subjects, _failure, place) => [limitsOf(place)] },
    // Refused too: somebody else may have changed them.
    saveSubjectLimits: { invalidatesTags: ['ExamLimits'] },
    // It looks at what many screens change: whoever shows it asks anew.
    getSessionReadiness: { providesTags: ['ExamLimits'] },
  },
});

/** Titles, limits and messages of the form fields, by form. */
export { FIELDS as RESULT_FIELDS } from './generated/resultsFields.gen';
export const { useListSubjectLimitsQuery, useSaveSubjectLimitsMutation, useGetSessionReadinessQuery } = resultsApi;
export type { ClassReadiness, ExamLimits, SubjectLimits, SubjectLimitsForm } from './generated/schemas.gen';
