export { publicReportMessages } from './messages';
export { PublicReport, type PublicReportProps } from './PublicReport';
export type { PublicReportSource } from './PublicReportSource';
