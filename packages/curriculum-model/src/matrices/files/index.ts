export * from './courseWorkbook';
export * from './importPlan';
export type { MajorMatrixData } from './majorData';
export * from './majorWorkbook';
export * from './signs';
export { workbookFileName } from './workbookNames';
export {
  columnLetters,
  type UploadedSheet,
  type WorkbookCell,
  type WorkbookColumn,
  type WorkbookMerge,
  type WorkbookRow,
  type WorkbookRowKind,
  type WorkbookSheet,
} from './workbookSheet';
export { importFaults, type ImportFault } from './messages';
export * from './planMajorImport';
export * from './courseImportPlan';
export * from './planCourseImport';
