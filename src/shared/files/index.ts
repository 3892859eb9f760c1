export { RunProgress } from './RunProgress';
export { useFileRun, type FileRun } from './useFileRun';
export { textWorkbook, type TextSheet } from './textWorkbook';
export { useSaveFile } from './useSaveFile';
