export * from './TalentReportForm';
export * from './TalentReportList';
