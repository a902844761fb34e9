export { FileTrigger, type FileTriggerProps } from './FileTrigger';
export { sortFiles, type FileLimits, type RefusalReason } from './sortFiles';
export { useFileSorter, type FileRefusal, type FileSorterProps } from './useFileSorter';
