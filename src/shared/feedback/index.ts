export { SNACKBAR_MS, useSnackbar, type Snackbar } from './useSnackbar';
export { useFeedback, type FeedbackWords, type Outcome } from './useFeedback';
export { isUndecided, useNotSaved } from './useNotSaved';
export { useToggle, type Toggle } from './useToggle';
export { ConflictDialog } from './ConflictDialog';
export { feedbackWords } from './words';
