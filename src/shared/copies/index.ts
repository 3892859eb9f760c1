export { CopyButton } from './CopyButton';
export { CopyDialog } from './CopyDialog';
export { useClassCopies, type CopyMode } from './useClassCopies';
export { useCopySource } from './useCopySource';
