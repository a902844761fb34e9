export * from './importPlan';
