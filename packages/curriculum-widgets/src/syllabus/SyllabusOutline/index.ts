export { EmptyMatrix, type EmptyMatrixProps } from './EmptyMatrix';
export { jumpToField, jumpToPart } from './jumpToField';
export { SyllabusOutline, type SyllabusOutlineProps } from './SyllabusOutline';
export { partId, type SyllabusPart } from './outlineParts';
