export { BreaksLines } from './BreaksLines';
export { DeleteBreaks, useDeleteBreaks, useFindBreaks, type DeleteBreaksProps, type FindBreaks } from './DeleteBreaks';
export { useBreaks, type KnownBreaks } from './useBreaks';
export { useRemoval } from './useRemoval';
