export * from './talentReport';
export * from './talentType';
export * from './talentReportPageRequest';
export * from './talentReportSort';
