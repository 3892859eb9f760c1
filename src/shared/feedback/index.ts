export { SNACKBAR_MS, useSnackbar, type Snackbar } from './useSnackbar';
export { useFeedback, type FeedbackWords, type Outcome } from './useFeedback';
export { ConflictDialog } from './ConflictDialog';
export { feedbackWords } from './words';
