export type { TemplateKind } from './pointColumns';
export { writePointTemplate } from './pointTemplate';
export { readPointWorkbook } from './readPointWorkbook';
export { startSpareReader } from './readerThread';
export { writeSheet } from './writeSheet';
