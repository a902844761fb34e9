export { ReportExport, type ReportExportProps } from './ReportExport';
export type * from './ReportFilesSource';
export { slowAfter } from './reportExportState';
