export { ReportArchive, type ReportArchiveProps } from './ReportArchive';
export type * from './ReportArchiveSource';
export { reportArchiveMessages } from './messages';
