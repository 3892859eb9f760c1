export { SNACKBAR_MS, useSnackbar } from './useSnackbar';
export type { SnackbarLink } from './MessageLink';
export { useFeedback, type CallOutcome } from './useFeedback';
export { usePrinting, type Printing } from './usePrinting';
export { usePrintRecords } from './usePrintRecords';
export { isUndecided, useNotSaved } from './useNotSaved';
export { useToggle, type Toggle } from './useToggle';
export { ChangeText, ConflictDialog } from './ConflictDialog';
export { feedbackWords } from './words';
