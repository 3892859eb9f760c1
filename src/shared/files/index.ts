export { RunProgress } from './RunProgress';
export { useFileRun, type FileRun } from './useFileRun';
