export { useRequestKey } from './useRequestKey';
export { useSaving, type Saving, type SavingOptions, type SavingWords } from './useSaving';
