export { BreaksLines } from './BreaksLines';
export { DeleteBreaks, useDeleteBreaks, useTellBreaks, type DeleteBreaksProps, type TellBreaks } from './DeleteBreaks';
export { useBreaks, type KnownBreaks } from './useBreaks';
export { useRemoval } from './useRemoval';
