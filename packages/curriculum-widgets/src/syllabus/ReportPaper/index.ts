export { ReportPaper, type ReportPaperProps } from './ReportPaper';
export { reportPaperMessages } from './messages';
