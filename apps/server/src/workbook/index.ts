export { maxUploadBytes } from './inspectUpload';
export { faultSentence } from './messages';
export type { TemplateKind } from './pointColumns';
export { writePointTemplate } from './pointTemplate';
export { readPointWorkbook, type PointWorkbookOutcome } from './readPointWorkbook';
export { startSpareReader } from './readerThread';
export { writeSheet, type SheetContent } from './writeSheet';
