export * from './importPlan';
export * from './majorData';
export * from './majorWorkbook';
export * from './signs';
export { workbookFileName } from './workbookNames';
export type * from './workbookSheet';
export { importFaults, type ImportFault } from './messages';
export * from './planMajorImport';
