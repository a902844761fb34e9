export * from './talentReport';
