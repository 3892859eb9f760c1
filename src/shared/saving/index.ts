export { useRequestKey } from './useRequestKey';
export { useSaving, type Saving, type SavingOptions, type SavingWords } from './useSaving';
export { useSubmit, type Submit } from './useSubmit';
export { useSend, type SubmitWords } from './useSend';
