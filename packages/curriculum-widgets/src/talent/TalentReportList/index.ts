export { talentReportListMessages } from './messages';
export { firstTalentReports, TalentReportList, type TalentReportListProps } from './TalentReportList';
export type { TalentReportListSource } from './TalentReportListSource';
