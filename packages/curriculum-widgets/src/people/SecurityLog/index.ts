export { SecurityLog, type SecurityLogProps } from './SecurityLog';
export { filterOf as securityFilterOf, firstSecurityEvents, securityLogPeriods, type SecurityLogQuery } from './securityLogQuery';
export type { SecurityLogFilter, SecurityLogSource } from './SecurityLogSource';
export { securityLogMessages } from './messages';
