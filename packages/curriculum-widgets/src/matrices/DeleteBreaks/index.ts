export { BreaksLines } from './BreaksLines';
export { DeleteBreaks, useTellBreaks, type DeleteBreaksProps, type TellBreaks } from './DeleteBreaks';
export { useBreaks, type KnownBreaks } from './useBreaks';
export { useRemovalToast } from './useRemovalToast';
