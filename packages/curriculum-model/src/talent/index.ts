export * from './talentReport';
export * from './talentType';
