export { SecurityLog, type SecurityLogProps } from './SecurityLog';
export { firstSecurityEvents, securityLogPeriods, type SecurityLogQuery } from './securityLogQuery';
export type { SecurityLogFilter, SecurityLogSource } from './SecurityLogSource';
export { securityLogMessages } from './messages';
