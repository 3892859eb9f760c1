export { SNACKBAR_MS, useSnackbar, type Snackbar } from './useSnackbar';
