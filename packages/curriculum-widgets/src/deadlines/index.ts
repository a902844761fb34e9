export * from './DeadlinePlan';
export * from './ProgressBoard';
