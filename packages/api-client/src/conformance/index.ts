export { NotRun } from './faults';
export { resources } from './plan';
export { renderReport } from './render';
export type { CallResult, CheckResult, ConformanceReport, Outcome } from './report';
export { runConformance, type ConformanceOptions } from './runConformance';
export type { Credentials } from './signIn';
