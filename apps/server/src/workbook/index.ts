export type { FileFault } from './inspectUpload';
export { faultSentence } from './messages';
export type { TemplateKind } from './pointColumns';
export { writePointTemplate } from './pointTemplate';
export { readPointWorkbook } from './readPointWorkbook';
export { startSpareReader } from './readerThread';
export { readSheetsOfUpload } from './readSheetsOfUpload';
export { writeSheet } from './writeSheet';
export { writeWorkbook } from './writeWorkbook';
