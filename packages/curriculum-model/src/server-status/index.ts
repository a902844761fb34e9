export * from './serverStatus';
export * from './statusProblems';
