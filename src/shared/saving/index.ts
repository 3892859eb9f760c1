export { useSaving, type Conflict, type Saving, type SavingOptions, type SavingWords } from './useSaving';
