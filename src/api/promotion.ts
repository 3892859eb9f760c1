import { promotionGenerated } from './generated/promotion.gen';

/** The results of all classes of a school on a slow machine. */
const LONG = { timeoutMs: 180_000 };

export const promotionApi = promotionGenerated.enhanceEndpoints({
  endpoints: {
    // Marks, enrolments and students decide, so they are refetched at each search.
    listPromotionStudents: { providesTags: ['Promotion'], extraOptions: LONG },
    previewPromotion: { providesTags: ['Promotion'], extraOptions: LONG },
    // Also after a failure: another user may have promoted or undone.
    promoteStudents: { invalidatesTags: ['Promotion', 'Student', 'StudentFee'], extraOptions: LONG },
    listPromotionRuns: { providesTags: ['Promotion'] },
    getPromotionRun: { providesTags: ['Promotion'] },
    undoPromotion: { invalidatesTags: ['Promotion', 'Student', 'StudentFee'], extraOptions: LONG },
  },
});

/** Titles and messages of the form fields, by form. */
export { FIELDS as PROMOTION_FIELDS } from './generated/promotionFields.gen';
export const {
  useListPromotionStudentsQuery,
  usePreviewPromotionQuery,
  usePromoteStudentsMutation,
  useListPromotionRunsQuery,
  useGetPromotionRunQuery,
  useUndoPromotionMutation,
} = promotionApi;
export type {
  PromotionDecision,
  PromotionGap,
  PromotionPreview,
  PromotionReason,
  PromotionRequest,
  PromotionRun,
  PromotionRunDetails,
  PromotionStudent,
  Promoted,
  UndoBlocker,
} from './generated/schemas.gen';
